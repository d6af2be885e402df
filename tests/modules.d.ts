/** Vue with its template compiler, because the page is built without Vue's plugin. */
declare module "vue/dist/vue.esm-bundler.js" {
  export { createApp } from "vue";
}

declare module "*.svelte" {
  const component: import("svelte").Component<Record<string, unknown>>;
  export default component;
}

/** The part of `es-check` in use here; the package ships no types. */
declare module "es-check" {
  export function runChecks(
    checks: {
      checkBrowser: boolean;
      browserslistQuery: string;
      checkFeatures: boolean;
      ignore: string;
      module: boolean;
      files: string[];
    }[],
  ): Promise<{ errors: { file: string; err: Error }[] }>;
}
