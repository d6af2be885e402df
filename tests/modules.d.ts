/** The part of `selenium-webdriver` in use here; the package ships no types. */
declare module "selenium-webdriver" {
  export class Builder {
    usingServer(url: string): this;
    withCapabilities(capabilities: object): this;
    build(): Promise<Driver>;
  }
  export const Key: Record<"ENTER" | "ARROW_DOWN", string>;
  type Driver = {
    get(url: string): Promise<void>;
    executeScript(body: string): Promise<unknown>;
    actions(): Actions;
    getCapabilities(): Promise<{
      getBrowserName(): string | undefined;
      getBrowserVersion(): string | undefined;
    }>;
    manage(): { window(): { setRect(rect: Rect): Promise<unknown> } };
    quit(): Promise<void>;
  };
  type Rect = { x: number; y: number; width: number; height: number };
  type Actions = {
    move(to: { x: number; y: number }): Actions;
    click(): Actions;
    sendKeys(keys: string): Actions;
    perform(): Promise<void>;
  };
}

/** Vue with its template compiler, because the page is built without Vue's plugin. */
declare module "vue/dist/vue.esm-bundler.js" {
  export { createApp } from "vue";
}

declare module "*.svelte" {
  const component: import("svelte").Component<Record<string, unknown>>;
  export default component;
}
