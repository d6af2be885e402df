import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import * as limits from "../../api/contract/limits.ts";
import { EVENT_QUOTA } from "../../api/events/event-quota.ts";
import { connectionLimits } from "../../api/http/listen.ts";
import { ROOT, sourceFiles } from "../source-files.ts";

const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const readme = read("api/README.md");
const [, section = ""] = /^## Limits$([\s\S]+?)^## /m.exec(readme) ?? [];

const count = (value: number) => value.toLocaleString("en");
const duration = (ms: number) => (ms === 60_000 ? "a minute" : `${count(ms / 1000)} s`);
const bytes = (value: number) => `${Math.floor(value / 1000)} kB`;

/** The limits of an address, where a source sets one, each as the documentation writes it. */
const ofAddresses = sourceFiles(["api"], /\.ts$/).flatMap((path) => {
  const text = read(path);
  const numberOf = (word = "") => {
    const [, known = word] = new RegExp(`const ${word} = ([\\d_]+);`).exec(text) ?? [];
    return Number(known.replaceAll("_", ""));
  };
  return [...text.matchAll(/[=:] createRateLimit\((\w+), (\w+)\)/g)].map(
    ([, most, windowMs]) => `${count(numberOf(most))} ${duration(numberOf(windowMs))}`,
  );
});

const { connections, ...durations } = connectionLimits(0);
const ofConnections: [name: string, value: string][] = [
  ["connections", count(connections)],
  ["keepAliveMs behind a proxy", duration(connectionLimits(1).keepAliveMs)],
  ...Object.entries(durations).map(([name, ms]): [string, string] => [name, duration(ms)]),
];

const { clicks, minutes, clicksADay, partnersADay } = limits.COUNTED;
/** The limits of the contract; one that is left out does not compile. */
const OF_CONTRACT: Record<keyof typeof limits, string> = {
  EVENT_BYTES: `event ${bytes(limits.EVENT_BYTES)}`,
  CAMPAIGN_BYTES: `campaign ${bytes(limits.CAMPAIGN_BYTES)}`,
  MAX_RETENTION_MONTHS: `1 to ${limits.MAX_RETENTION_MONTHS}, because the pages promise it`,
  COUNTED: `${clicks} in any ${minutes} minutes, ${clicksADay} and ${partnersADay} partners in any 24 hours`,
};

describe("the documented limits", () => {
  it("have one row for each limit of an address", () => {
    const rows = [...section.matchAll(/\| ([\d,]+ a minute) +\|/g)].map(([, limit]) => limit);
    expect(ofAddresses.length).toBeGreaterThan(2);
    expect(rows.sort()).toEqual(ofAddresses.sort());
  });

  it.each([...ofConnections, ["doubtful events", `${EVENT_QUOTA.doubtful} a day`]])(
    "say among the limits what %s is: %s",
    (_name, value) => {
      expect(section).toMatch(new RegExp(`(?<![\\d,])${value}`));
    },
  );

  it.each(Object.entries(OF_CONTRACT))("say what %s is: %s", (_name, value) => {
    expect(readme).toContain(value);
  });
});
