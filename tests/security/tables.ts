import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../source-files.ts";

/** A row of the tables in `README.md`. */
export type Row = {
  /** The text of the first column, such as `V1.2.6 to V1.2.8 (L2)`. */
  requirement: string;
  /** The files of the tests that hold it, as paths from the root. */
  files: string[];
  /** The last column: the files, or why no test holds it. */
  heldBy: string;
};

/** Returns the rows of all tables. */
export function readRows(): Row[] {
  const lines = readFileSync(join(ROOT, "tests/security/README.md"), "utf8").split("\n");
  return lines.flatMap((line) => {
    const [, requirement = "", , heldBy = ""] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
    if (!requirement.startsWith("V")) return [];
    const files = [...heldBy.matchAll(/`(tests\/[^`]+)`/g)].map(([, file = ""]) => file);
    return [{ requirement, files, heldBy }];
  });
}

/** Returns the files of all rows that end with `ending`, each once. */
export function namedFiles(ending: ".test.ts" | ".spec.ts"): string[] {
  const files = readRows().flatMap((row) => row.files);
  return [...new Set(files)].filter((file) => file.endsWith(ending));
}
