import { resolve } from "node:path";
import { compile } from "svelte/compiler";
import { build, type Plugin } from "vite";
import { buildStale } from "../../site/tools/build.mjs";

const PAGES = resolve(import.meta.dirname, "../hosts/frameworks");
const PACKAGE = resolve(import.meta.dirname, "../../.build/package");

const svelte: Plugin = {
  name: "svelte",
  transform(code, id) {
    if (!id.endsWith(".svelte")) return null;
    return compile(code, { filename: id, generate: "client" }).js;
  },
};

/** The pages that this process has built, by file and mode. */
const built = new Map<string, Promise<string>>();

/**
 * Builds a framework's page once, with the element's package as it would be published.
 *
 * @param file the page's entry file in `tests/hosts/frameworks`
 * @param mode the frameworks' mode; in `development` React reports what it hydrates differently
 * @returns the code of the page's script
 */
export function buildFrameworkPage(
  file: string,
  mode: "production" | "development" = "production",
): Promise<string> {
  const key = `${file} ${mode}`;
  const page = built.get(key) ?? buildPage(file, mode);
  built.set(key, page);
  return page;
}

async function buildPage(file: string, mode: string): Promise<string> {
  buildStale("package");
  const outputs = await build({
    configFile: false,
    root: PAGES,
    logLevel: "warn",
    mode,
    plugins: [svelte],
    resolve: { alias: { "bia-contact-td": PACKAGE } },
    define: {
      "process.env.NODE_ENV": JSON.stringify(mode),
      __VUE_OPTIONS_API__: "true",
      __VUE_PROD_DEVTOOLS__: "false",
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: "false",
    },
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      lib: { entry: resolve(PAGES, file), formats: ["es"] },
      // One script, also of what the element loads on demand.
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [first] = Array.isArray(outputs) ? outputs : [outputs];
  if (first === undefined || !("output" in first))
    throw new Error(`The build of ${file} has no output`);
  return first.output[0].code;
}
