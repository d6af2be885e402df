/** Vue with its template compiler, for a page that is built without Vue's own plugin. */
declare module "vue/dist/vue.esm-bundler.js" {
  export { createApp } from "vue";
}

declare module "*.svelte" {
  const component: import("svelte").Component<Record<string, unknown>>;
  export default component;
}
