import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { ROOT, sourceFiles } from "./source-files.ts";

const TESTS = import.meta.dirname;
const SERVERS = resolve(TESTS, "servers");
const EXCLUDED = ["tests/e2e/", "tests/faults/"];

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

const testFiles = sourceFiles(["tests"], /\.test\.tsx?$/).filter(
  (file) => !EXCLUDED.some((folder) => file.startsWith(folder)),
);
const stores = testFiles.filter((file) => usesServers(resolve(ROOT, file)));
const units = testFiles.filter((file) => !stores.includes(file));

/**
 * Runs the files that start servers first, then those that open databases: a slow
 * file that starts last would run alone, with nothing beside it.
 */
class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const source = readFileSync(moduleId, "utf8");
      return source.includes("startServer(") ? 0 : source.includes("withDatabase(") ? 1 : 2;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

/**
 * Two projects: `units` needs nothing but the sources; `stores` needs the built
 * server and databases, which its global set-up provides. A test file belongs to
 * `stores` when it imports a helper of `tests/servers/`.
 */
export default defineConfig({
  root: ROOT,
  test: {
    sequence: { sequencer: SlowFirst },
    // Store tests mostly wait for processes, so more of them than cores can run.
    maxWorkers: 3,
    projects: [
      // The time limits end tests that hang; a busy machine must not reach them.
      {
        root: ROOT,
        test: { name: "units", include: units, testTimeout: 120_000, hookTimeout: 120_000 },
      },
      {
        root: ROOT,
        test: {
          name: "stores",
          include: stores,
          globalSetup: "tests/servers/global-setup.ts",
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
