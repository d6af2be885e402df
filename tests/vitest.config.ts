import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { defineConfig } from "vitest/config";
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
const STORE_TESTS = testFiles.filter((file) => usesServers(resolve(ROOT, file)));

/** The test files that need nothing but the sources. */
const UNIT_TESTS = testFiles.filter((file) => !STORE_TESTS.includes(file));

/** The time limits end tests that hang. They are so long that a busy machine does not reach them. */
const LIMITS = {
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
};

/** `units` needs nothing but the sources; `stores` the built server and databases of its global set-up. */
export default defineConfig({
  root: ROOT,
  test: {
    // Store tests mostly wait for processes, so more of them than cores can run.
    maxWorkers: 3,
    projects: [
      {
        root: ROOT,
        test: {
          name: "units",
          include: UNIT_TESTS,
          // The files share the modules of their worker: loading them anew takes half of the time.
          isolate: false,
          setupFiles: "tests/clean-start.ts",
          ...LIMITS,
        },
      },
      {
        root: ROOT,
        test: {
          name: "stores",
          include: STORE_TESTS,
          globalSetup: "tests/servers/global-setup.ts",
          isolate: false,
          setupFiles: "tests/clean-start.ts",
          ...LIMITS,
          // A test that passes only when it runs again is named by its suite.
          retry: 2,
        },
      },
    ],
  },
});
