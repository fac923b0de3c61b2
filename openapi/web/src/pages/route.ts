/**
 * Addresses of the page. They stand in the fragment, which no browser sends: what opens
 * a seat is never in a log.
 */

import { signal } from "@preact/signals";

export interface Route {
  page: string;
  parts: readonly string[];
}

function read(): Route {
  const [page = "", ...parts] = location.hash.replace(/^#\/?/, "").split("/");
  return { page, parts: parts.map(decodeURIComponent) };
}

export const route = signal<Route>(read());

addEventListener("hashchange", () => {
  route.value = read();
});

/** The address of a page. */
export function to(...parts: readonly (string | number)[]): string {
  return `#/${parts.map((part) => encodeURIComponent(part)).join("/")}`;
}

/** Go to a page. */
export function go(address: string): void {
  location.hash = address;
}

/** Change the address without leaving the page. */
export function settle(address: string): void {
  // Somebody may have gone elsewhere in this moment.
  if (read().page === route.value.page) history.replaceState(null, "", address);
}
