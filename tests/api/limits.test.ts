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

const { connections, ...durations } = connectionLimits(0);
const { clicks, minutes, clicksADay, partnersADay } = limits.COUNTED;

it.each([
  ["connections", count(connections)],
  ["keepAliveMs behind a proxy", duration(connectionLimits(1).keepAliveMs)],
  ...Object.entries(durations).map(([name, ms]) => [name, duration(ms)]),
  ["doubtful events", `${EVENT_QUOTA.doubtful} a day`],
  ["EVENT_BYTES", `event ${bytes(limits.EVENT_BYTES)}`],
  ["CAMPAIGN_BYTES", `campaign ${bytes(limits.CAMPAIGN_BYTES)}`],
  ["MAX_RETENTION_MONTHS", `1 to ${limits.MAX_RETENTION_MONTHS}, because the pages promise it`],
  [
    "COUNTED",
    `${clicks} in any ${minutes} minutes, ${clicksADay} and ${partnersADay} partners in any 24 hours`,
  ],
])("the README says what %s is: %s", (_name, value) => {
  expect(readme).toMatch(new RegExp(`(?<![\\d,])${value}`));
});
