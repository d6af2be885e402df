/** Vue with its template compiler, because the page is built without Vue's plugin. */
declare module "vue/dist/vue.esm-bundler.js" {
  export { createApp } from "vue";
}

declare module "*.svelte" {
  const component: import("svelte").Component<Record<string, unknown>>;
  export default component;
}
