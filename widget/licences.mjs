import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The file with the licences of everything that a build contains, in its output folder. */
export const LICENCES_FILE = "third-party-licences.txt";

/** Material that was copied into the sources: its name and its licence, relative to this folder. */
const ICONS = { name: "lucide (icons)", file: "components/lucide-licence.txt" };

/**
 * Adds the licences of material that is no npm package to those of the bundled packages.
 *
 * @param {{ name: string, file: string }[]} [material] paths from this folder
 * @returns {import("vite").Plugin}
 */
export function licences(material = []) {
  return {
    name: "licences",
    config: () => ({ build: { license: { fileName: LICENCES_FILE } } }),
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const file = bundle[LICENCES_FILE];
        if (file?.type !== "asset") return;
        const texts = [ICONS, ...material].map(
          ({ name, file: path }) =>
            `\n## ${name}\n\n${readFileSync(fileURLToPath(new URL(path, import.meta.url)), "utf8")}`,
        );
        file.source = [file.source, ...texts].join("");
      },
    },
  };
}
