import { expect, it } from "vitest";
import type { Campaign } from "../../../api/contract/campaign/campaign.ts";
import { DEFAULT_CAMPAIGN } from "../../../api/contract/campaign/default-campaign.ts";
import { PATHS } from "../../../api/contract/paths.ts";
import { startFilled } from "../../servers/databases.ts";
import { publish as publishOn } from "../../servers/server-process.ts";

const GORMAN = "Roderic-O'Gorman.D.2020-02-08";
const LOOKUP = "/api/tds?constituency=Dublin%20West";

it("a server's record begins with the bundled questions, and follows what staff publish to every lookup", async () => {
  const server = await startFilled({
    ADMIN_KEY: "the-key",
    POPULATE_EVERY_HOURS: "0",
    TD_MAX_AGE_HOURS: "8760",
  });
  const get = async (path: string) => (await fetch(server.origin + path)).json();
  const cardOf = async () => {
    const { data } = await get(LOOKUP);
    return data.find(({ name }: { name: string }) => name === "Roderic O'Gorman");
  };
  const publish = (record: Campaign["record"], state: Campaign["state"]) => {
    const merged = { ...DEFAULT_CAMPAIGN.record, ...record };
    return publishOn(server.origin, "the-key", { ...DEFAULT_CAMPAIGN, state, record: merged });
  };

  const { questions } = (await cardOf()).record;
  expect(questions.length).toBeGreaterThan(0);
  expect(questions).toContainEqual(["2025-03-06", 4]);

  const url = "https://www.oireachtas.ie/en/debates/vote/dail/34/2026-07-08/147/";
  const vote = { date: "2026-07-08", subject: "The Arts", url, for: "nil" as const };
  await publish({ votes: { 1: { ...vote, ta: "Another.D.1", nil: GORMAN } } }, "live");
  await expect.poll(cardOf).toMatchObject({ record: { questions, votes: ["nil"] } });
  const { tds, votes } = await get(PATHS.record);
  expect(votes).toMatchObject([{ subject: "The Arts", tally: { ta: 1, nil: 1, staon: 0 } }]);
  const gorman = tds.find(({ memberCode }: { memberCode: string }) => memberCode === GORMAN);
  expect(gorman).toMatchObject({ stance: "for", votes: [{ vote: "nil" }] });

  await publish({}, "draft");
  await expect.poll(cardOf).not.toHaveProperty("record");
  expect(await get(PATHS.record)).toMatchObject({ asOf: null, votes: [] });
  expect((await server.end("SIGTERM")).stderr).not.toMatch(/ (?:warn|error) /);
});
