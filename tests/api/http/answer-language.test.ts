import { describe, expect, it } from "vitest";
import { createApp } from "../../../api/app.ts";
import {
  IRISH_LOOKUP_MESSAGES,
  IRISH_REQUEST_MESSAGES,
  REQUEST_MESSAGES,
} from "../../../api/contract/messages.ts";
import { createTdIndex } from "../../../api/tds/lookup/td-index.ts";
import { rowOf } from "../../td.ts";
import { fakeDeps } from "../fake-deps.ts";

const app = createApp(fakeDeps({ lookups: createTdIndex([rowOf("Joe Cooney")]) }));
const ask = (path: string, language?: string, init: RequestInit = {}) =>
  app.request(path, {
    ...init,
    headers: { ...init.headers, ...(language && { "accept-language": language }) },
  });

describe("the message of a failure", () => {
  it.each([
    ["en-IE, ga;q=0.9", "en"],
    ["ga", "ga"],
    ["de, ga;q=0.5, en;q=0.4", "ga"],
    ["en;q=0.2, GA;q=0.7", "ga"],
    ["ga;q=0, de", "en"],
    [',;=,"', "en"],
  ])("to a client that asks for %j is in %s", async (asked, language) => {
    const response = await ask("/api/tds?constituency=Atlantis", asked);
    const messages = language === "ga" ? IRISH_REQUEST_MESSAGES : REQUEST_MESSAGES;
    expect(response.status).toBe(400);
    expect(response.headers.get("content-language")).toBe(language);
    expect(response.headers.get("vary")).toBe("accept-language");
    expect(await response.json()).toEqual({
      success: false,
      error: messages["constituency-unknown"],
    });
  });

  it.each([
    ["/api/nowhere", {}, 404, IRISH_REQUEST_MESSAGES["not-found"]],
    ["/api/tds", { method: "DELETE" }, 405, IRISH_REQUEST_MESSAGES["method-not-allowed"]],
    ["/api/tds?constituency=Mayo", {}, 503, IRISH_LOOKUP_MESSAGES["not-fetched"]],
  ] as const)(
    "of %s %j is Irish for a client that prefers it",
    async (path, init, status, error) => {
      const response = await ask(path, "ga", init);
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject({ success: false, error });
    },
  );

  it("is Irish also in plain text", async () => {
    expect(await (await ask("/nowhere", "ga")).text()).toBe(
      `${IRISH_REQUEST_MESSAGES["not-found"]}\n`,
    );
  });
});
