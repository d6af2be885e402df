import { createElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { ServerPage } from "./react-server-page.ts";

const apiBase = document.documentElement.dataset.campaign ?? "";
hydrateRoot(document.body, createElement(ServerPage, { apiBase }));
