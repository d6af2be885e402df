import { expect, it, onTestFinished } from "vitest";
import type { Campaign } from "../../../api/contract/campaign/campaign.ts";
import { DEFAULT_CAMPAIGN } from "../../../api/contract/campaign/default-campaign.ts";
import { PATHS } from "../../../api/contract/paths.ts";
import { startFakeOireachtas } from "../../oireachtas/fake-oireachtas.ts";
import { startFilled } from "../filled-server.ts";

const ADMIN = { authorization: "Bearer the-key" };
const GORMAN = "Roderic-O'Gorman.D.2020-02-08";
const LOOKUP = "/api/tds?constituency=Dublin%20West";

it("a server's record begins with the bundled questions, and follows what staff publish to every lookup", async () => {
  const oireachtas = await startFakeOireachtas();
  onTestFinished(oireachtas.close);
  oireachtas.votes = [
    { date: "2026-07-08", number: 147, subject: "The Arts", ta: ["Another.D.1"], nil: [GORMAN] },
  ];
  const server = await startFilled({
    ...oireachtas.env,
    ...{ ADMIN_KEY: "the-key", POPULATE_EVERY_HOURS: "0" },
    TD_MAX_AGE_HOURS: "8760",
  });
  const get = async (path: string) => (await fetch(server.origin + path)).json();
  const cardOf = async () => {
    const { data } = await get(LOOKUP);
    return data.find(({ name }: { name: string }) => name === "Roderic O'Gorman");
  };
  const publish = async (record: Campaign["record"], state: Campaign["state"], latest: number) => {
    const campaign = {
      ...DEFAULT_CAMPAIGN,
      state,
      record: { ...DEFAULT_CAMPAIGN.record, ...record },
    };
    const response = await fetch(server.origin + PATHS.adminCampaign, {
      method: "PUT",
      headers: { ...ADMIN, "if-match": `"${latest}"` },
      body: JSON.stringify({ campaign, author: "Seán", note: "The vote" }),
    });
    expect(response.status).toBe(200);
  };

  const { questions } = (await cardOf()).record;
  expect(questions.length).toBeGreaterThan(0);
  expect(questions).toContainEqual(["2025-03-06", 4]);

  const address = "https://www.oireachtas.ie/en/debates/vote/dail/34/2026-07-08/147/";
  const body = JSON.stringify({ address });
  const read = await fetch(server.origin + PATHS.adminVote, {
    method: "POST",
    headers: ADMIN,
    body,
  });
  const { key, ta, nil, staon: _nobody, ...vote } = (await read.json()).vote;
  const sides = { ta: ta.join("\n"), nil: nil.join("\n") };
  await publish({ votes: { [key]: { ...vote, for: "nil", ...sides } } }, "live", 0);
  await expect.poll(cardOf).toMatchObject({ record: { questions, votes: ["nil"] } });
  const { tds, votes } = await get(PATHS.record);
  expect(votes).toMatchObject([{ subject: "The Arts", tally: { ta: 1, nil: 1, staon: 0 } }]);
  expect(tds.find(({ memberCode }: { memberCode: string }) => memberCode === GORMAN)).toMatchObject(
    {
      ...{ stance: "for", votes: [{ vote: "nil" }] },
    },
  );

  await publish({}, "draft", 1);
  await expect.poll(cardOf).not.toHaveProperty("record");
  expect(await get(PATHS.record)).toMatchObject({ asOf: null, votes: [] });
  expect((await server.end("SIGTERM")).stderr).not.toMatch(/ (?:warn|error) /);
});
