import { describe, expect, it } from "vitest";
import {
  fetchDraftPages,
  fetchVote,
  publishCampaign,
} from "../../../../site/staff/campaign/campaign-client.ts";
import { NIGHT_BUSES, publishedVersion, RECORD } from "../../../campaign/invented-campaign.ts";

const PUBLICATION = { campaign: NIGHT_BUSES, author: "Máire", note: "Tested" };
const NEWER = publishedVersion(4);

const answering = (status: number, body: unknown) => {
  const requests: Request[] = [];
  const fetch = async (path: string | URL | Request, init?: RequestInit) => {
    requests.push(new Request(new URL(String(path), "https://campaign.test"), init));
    return Response.json(body, { status });
  };
  const publish = () => publishCampaign(fetch, "secret", 3, PUBLICATION);
  return { fetch, publish, requests };
};

describe("publishing", () => {
  it("sends the campaign with the key and the version that it follows", async () => {
    const { publish, requests } = answering(200, { success: true, version: 4 });
    expect(await publish()).toEqual({ ok: true, value: undefined });
    const [request] = requests;
    expect(request?.method).toBe("PUT");
    expect(request?.headers.get("authorization")).toBe("Bearer secret");
    expect(request?.headers.get("if-match")).toBe('"3"');
    expect(await request?.json()).toEqual(PUBLICATION);
  });

  it("fails with the newer version when somebody else published meanwhile", async () => {
    const conflict = { success: false, error: "Changed", latest: 5, newer: NEWER };
    const published = await answering(409, conflict).publish();
    expect(published).toEqual({ ok: false, failure: { code: "conflict", conflict } });
  });

  it("fails with the refused fields", async () => {
    const problems = [{ field: "note", code: "empty", reason: "has no text" }];
    const published = await answering(422, {
      success: false,
      error: "Refused",
      problems,
    }).publish();
    const failure = { code: "refused", problems: [{ field: "note", code: "empty" }] };
    expect(published).toEqual({ ok: false, failure });
  });
});

describe("fetching the pages of a draft", () => {
  it("sends the campaign with the key, and returns its pages or why there are none", async () => {
    const pages = [{ path: "/", html: "<h1>Home</h1>" }];
    const { fetch, requests } = answering(200, { success: true, pages });
    const draft = PUBLICATION.campaign;
    expect(await fetchDraftPages(fetch, "secret", draft)).toEqual({ ok: true, value: pages });
    expect(requests[0]?.method).toBe("POST");
    expect(requests[0]?.headers.get("authorization")).toBe("Bearer secret");
    expect(await requests[0]?.json()).toEqual({ campaign: draft });
    const away = answering(503, { success: false, error: "Not rendered" });
    expect(await fetchDraftPages(away.fetch, "secret", draft)).toMatchObject({
      failure: { message: "Not rendered" },
    });
  });
});

describe("reading a vote", () => {
  const ADDRESS = "https://www.oireachtas.ie/en/debates/vote/dail/34/2026-07-08/147/";

  it("sends the address with the key, and returns the vote or the server's reason", async () => {
    const { for: _, ...rest } = RECORD.votes["0"];
    const vote = { ...rest, key: "20260708147", ta: ["a", "b"], nil: ["c"], staon: [] };
    const { fetch, requests } = answering(200, { success: true, vote });
    expect(await fetchVote(fetch, "secret", ADDRESS)).toEqual({ ok: true, value: vote });
    expect(requests[0]?.method).toBe("POST");
    expect(requests[0]?.headers.get("authorization")).toBe("Bearer secret");
    expect(await requests[0]?.json()).toEqual({ address: ADDRESS });
    const refused = answering(422, { success: false, error: "This is a vote of the Seanad" });
    expect(await fetchVote(refused.fetch, "secret", ADDRESS)).toMatchObject({
      failure: { message: "This is a vote of the Seanad" },
    });
  });
});
