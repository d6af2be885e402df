import { expect, it } from "vitest";
import type { Campaign } from "../../../api/contract/campaign/campaign.ts";
import { DEFAULT_CAMPAIGN } from "../../../api/contract/campaign/default-campaign.ts";
import { startFilled } from "../../servers/databases.ts";
import { publish } from "../../servers/server-process.ts";

const url = "https://www.oireachtas.ie/en/debates/vote/dail/34/2026-07-08/147/";
const nil = "Roderic-O'Gorman.D.2020-02-08";
const VOTE = { date: "2026-07-08", subject: "The Arts", url, for: "nil" as const, nil };

it("a server's record begins with the bundled questions, and follows what staff publish to every lookup", async () => {
  const server = await startFilled({ ADMIN_KEY: "the-key", TD_MAX_AGE_HOURS: "8760" });
  const cardOf = async () => {
    const lookup = await fetch(`${server.origin}/api/tds?constituency=Dublin%20West`);
    const { data } = await lookup.json();
    return data.find(({ name }: { name: string }) => name === "Roderic O'Gorman");
  };
  const publishIn = (state: Campaign["state"]) => {
    const record = { ...DEFAULT_CAMPAIGN.record, votes: { 1: VOTE } };
    return publish(server.origin, "the-key", { ...DEFAULT_CAMPAIGN, state, record });
  };
  const { questions } = (await cardOf()).record;
  expect(questions).toContainEqual(["2025-03-06", 4]);
  await publishIn("live");
  await expect.poll(cardOf).toMatchObject({ record: { questions, votes: ["nil"] } });
  await publishIn("draft");
  await expect.poll(cardOf).not.toHaveProperty("record");
  expect((await server.end("SIGTERM")).stderr).not.toMatch(/ (?:warn|error) /);
});
