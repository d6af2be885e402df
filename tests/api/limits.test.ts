import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import * as limits from "../../api/contract/limits.ts";
import { EVENT_QUOTA } from "../../api/events/event-quota.ts";
import { connectionLimits } from "../../api/http/listen.ts";
import { ROOT, sourceFiles } from "../source-files.ts";

const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const readme = read("api/README.md");

const count = (value: number) => value.toLocaleString("en");
const duration = (ms: number) => (ms === 60_000 ? "a minute" : `${count(ms / 1000)} s`);
const bytes = (value: number) => `${Math.floor(value / 1000)} kB`;

it("the README has one row for each limit of an address", () => {
  const ofAddresses = sourceFiles(["api"], /\.ts$/).flatMap((path) => {
    const text = read(path);
    const [, most] = /[=:] createRateLimit\((\w+), \w+\)/.exec(text) ?? [];
    const [, value = ""] = new RegExp(`const ${most} = ([\\d_]+);`).exec(text) ?? [];
    return most === undefined ? [] : [`${count(Number(value.replaceAll("_", "")))} a minute`];
  });
  const rows = [...readme.matchAll(/\| ([\d,]+ a minute) +\|/g)].map(([, limit]) => limit);
  expect(rows.sort()).toEqual(ofAddresses.sort());
});

const { headersMs, requestMs, idleMs, keepAliveMs, connections } = connectionLimits(0);
const { clicks, minutes, clicksADay, partnersADay } = limits.CLICK_LIMITS;
const sizes = [limits.EVENT_BYTES, limits.CAMPAIGN_BYTES, limits.REQUEST_BYTES].map(bytes);

it.each([
  ["connections", count(connections)],
  ["headers", `sent within ${duration(headersMs)}`],
  ["a whole request", `sent within ${duration(requestMs)}`],
  ["reading a response", `at least one byte ${duration(idleMs)}`],
  ["an idle connection", `${duration(keepAliveMs)} between requests`],
  ["an idle connection", `${duration(connectionLimits(1).keepAliveMs)} behind a proxy`],
  ["a body", `event ${sizes[0]}, campaign ${sizes[1]}, others ${sizes[2]}`],
  ["what counts of one address and source", `${EVENT_QUOTA.doubtful} a day`],
  [
    "what counts of one address and source",
    `${clicks} in any ${minutes} minutes, ${clicksADay} and ${partnersADay} partners in any 24 hours`,
  ],
])("the README's row of '%s' has: %s", (limit, value) => {
  const row = readme.split("\n").find((line) => line.startsWith(`| ${limit} `));
  expect(row).toMatch(new RegExp(`(?<![\\d,])${value}(?!\\d)`));
});

it("the README says how long events are kept at most", () => {
  expect(readme).toContain(`1 to ${limits.MAX_RETENTION_MONTHS}, because the pages promise it`);
});
