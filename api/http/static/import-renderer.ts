import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * Imports a renderer of the site's build in `folder`; undefined when the site is not built. The build
 * and the server are of one release, so nothing checks that its functions are those of `Renderer`.
 */
export async function importRenderer<Renderer = unknown>(
  folder: string,
  name: string,
): Promise<Renderer | undefined> {
  const file = join(folder, "server", name);
  return existsSync(file) ? import(/* @vite-ignore */ pathToFileURL(file).href) : undefined;
}
