import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** Imports a renderer of the site's build in `folder`; undefined when the site is not built. */
export async function importRenderer(folder: string, name: string): Promise<unknown> {
  const file = join(folder, "server", name);
  return existsSync(file) ? import(/* @vite-ignore */ pathToFileURL(file).href) : undefined;
}
