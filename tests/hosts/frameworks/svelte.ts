import { mount } from "svelte";
import Page from "./Page.svelte";

mount(Page, {
  target: document.body,
  props: { apiBase: document.documentElement.dataset.campaign },
});
