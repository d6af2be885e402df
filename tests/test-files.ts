import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { ROOT, sourceFiles } from "./source-files.ts";

const TESTS = import.meta.dirname;
const SERVERS = resolve(TESTS, "servers");

/** Returns whether a file of the tests imports `tests/servers/`, itself or through a helper. */
function usesServers(file: string): boolean {
  return importedFiles(file).some(
    (imported) => dirname(imported) === SERVERS || usesServers(imported),
  );
}

function importedFiles(file: string): string[] {
  const imports = readFileSync(file, "utf8").matchAll(/\bfrom "(\.[^"]+)"/g);
  return [...imports]
    .map(([, specifier = ""]) => resolve(dirname(file), specifier))
    .filter((imported) => imported.startsWith(`${TESTS}/`) && existsSync(imported));
}

const testFiles = sourceFiles(["tests"], /\.test\.tsx?$/);

/** The test files that need the built server or a database: those that import `tests/servers/`. */
export const STORE_TESTS = testFiles.filter((file) => usesServers(resolve(ROOT, file)));

/** The test files that need nothing but the sources. */
export const UNIT_TESTS = testFiles.filter((file) => !STORE_TESTS.includes(file));
