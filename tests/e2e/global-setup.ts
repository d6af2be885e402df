import { rmSync } from "node:fs";
import { buildStale } from "../../site/tools/build.mjs";
import { createFilledDataDir } from "../servers/data-folders.ts";

/** Builds the product and creates the data folder that every test server copies. */
export default async function setup(): Promise<() => void> {
  await buildStale();
  const filled = await createFilledDataDir();
  // Worker processes start later and inherit the environment.
  process.env.BIA_FILLED_DATA_DIR = filled;
  return () => rmSync(filled, { recursive: true, force: true });
}
