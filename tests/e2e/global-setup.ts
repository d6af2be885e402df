import { rmSync } from "node:fs";
import { buildStale } from "../../site/tools/build.mjs";
import { makeFilledDataDir } from "../data-folders.ts";

/** Builds what the product serves, as `npm start` does, and the data folder that servers begin with. */
export default async function setup(): Promise<() => void> {
  await buildStale(["widget", "site", "api"]);
  const filled = await makeFilledDataDir();
  // The workers' processes are started after this.
  process.env.BIA_FILLED_DATA_DIR = filled;
  return () => rmSync(filled, { recursive: true, force: true });
}
