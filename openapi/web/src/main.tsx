/** The table in the browser. */

import { render } from "preact";
import { App } from "./pages/app";
import "./style.css";

const page = document.getElementById("page");
if (page) render(<App />, page);
