/**
 * `npm run bench`, the campaign: its public answer relative to a lookup on the same server, in turns
 * and in one run, and the time from a publication until the pages show it.
 */
import { KEY, report, withServer } from "./harness.mjs";
import { requestsPerSecond } from "./http-load.mjs";

const ROUNDS = 7;
const ROUND_MS = 1_500;
const SERVED_LIMIT_MS = 2_000;
const PUBLICATIONS = 5;
const CAMPAIGN = "/api/campaign";
const ADMIN = "/api/admin/campaign";
const LOOKUP = `/api/tds?constituency=${encodeURIComponent("Dún Laoghaire")}`;

await withServer(async (origin) => {
  const port = Number(new URL(origin).port);
  const whole = await ratio(port, requestFor(CAMPAIGN), requestFor(LOOKUP));
  report("GET /api/campaign, relative to GET /api/tds", whole);
  const tags = await Promise.all([CAMPAIGN, LOOKUP].map((path) => etagOf(origin + path)));
  const [campaignTag = "", lookupTag = ""] = tags;
  const known = await ratio(port, requestFor(CAMPAIGN, campaignTag), requestFor(LOOKUP, lookupTag));
  report("The same with If-None-Match (304)", known);

  /** @type {number[]} */
  const times = [];
  for (let index = 0; index < PUBLICATIONS; index++) times.push(await publish(origin, `N${index}`));
  times.sort((a, b) => a - b);
  const [median = 0, worst = 0] = [times[PUBLICATIONS >> 1], times.at(-1)];
  report(
    "From a publication until the action page and /tds show it",
    `${Math.round(median)} ms (worst ${Math.round(worst)}); target ${SERVED_LIMIT_MS}`,
    worst <= SERVED_LIMIT_MS,
  );
});

/**
 * Returns the median, lowest and highest ratio of the rates of two requests to one server.
 * @param {number} port
 * @param {string} request
 * @param {string} base
 */
async function ratio(port, request, base) {
  // One unmeasured round each, to warm up the JIT compiler.
  for (const text of [request, base]) await requestsPerSecond(port, text, ROUND_MS);
  /** @type {number[]} */
  const ratios = [];
  for (let round = 0; round < ROUNDS; round++) {
    const rate = await requestsPerSecond(port, request, ROUND_MS);
    ratios.push(rate / (await requestsPerSecond(port, base, ROUND_MS)));
  }
  ratios.sort((a, b) => a - b);
  const [low = 0, median = 0, high = 0] = [ratios[0], ratios[ROUNDS >> 1], ratios.at(-1)];
  return `${median.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`;
}

/**
 * @param {string} path
 * @param {string} [etag]
 */
function requestFor(path, etag) {
  const condition = etag === undefined ? "" : `if-none-match: ${etag}\r\n`;
  return `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${condition}\r\n`;
}

/** @param {string} url */
async function etagOf(url) {
  return (await fetch(url)).headers.get("etag") ?? "";
}

/**
 * Publishes the campaign with another headline and subject, and returns the milliseconds until the
 * action page and `/tds` show them.
 * @param {string} origin
 * @param {string} mark a text that only this version has
 */
async function publish(origin, mark) {
  const headers = { authorization: `Bearer ${KEY}` };
  const { latest, published } = await (await fetch(origin + ADMIN, { headers })).json();
  const { campaign } = published;
  campaign.texts.en.headline = `Urgent:\n${mark}`;
  campaign.texts.en.letter.subject = `Subject ${mark}`;
  const begun = performance.now();
  const response = await fetch(origin + ADMIN, {
    method: "PUT",
    headers: { ...headers, "if-match": `"${latest}"` },
    body: JSON.stringify({ campaign, author: "The benchmark", note: mark }),
  });
  if (!response.ok) throw new Error(`The publication was answered with ${response.status}`);
  while (!(await shows(origin, mark))) await new Promise((resolve) => setTimeout(resolve, 10));
  return performance.now() - begun;
}

/**
 * @param {string} origin
 * @param {string} mark
 */
async function shows(origin, mark) {
  const textOf = async (/** @type {string} */ path) => (await fetch(origin + path)).text();
  const [action, tds] = await Promise.all([textOf("/"), textOf("/tds?constituency=Clare")]);
  return action.includes(mark) && tds.includes(`Subject ${mark}`);
}
