import { buildStale } from "../../api/build.mjs";

/** Builds what the product serves, as `npm start` does. */
export default async function setup(): Promise<void> {
  await buildStale(["widget", "site", "api"]);
}
