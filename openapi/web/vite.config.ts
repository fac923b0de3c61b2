import { defineConfig } from "vite";

/** The page as the service serves it: `/` is the page, `/page/` has its parts. */
export default defineConfig({
  base: "/page/",
  resolve: {
    alias: {
      "seance-sdk": new URL("../typescript/src/index.ts", import.meta.url).pathname,
    },
  },
  build: {
    outDir: "../../service/api/page",
    emptyOutDir: true,
    assetsDir: "",
    // A picture inside a style sheet would be an address that the policy forbids.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2023",
  },
  // To work on the page: `npm run dev` beside `make up`.
  server: { proxy: { "/v1": "http://127.0.0.1:8000" } },
});
