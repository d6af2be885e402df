import { expect, it } from "vitest";
import { answerSilentLinks } from "../../../api/campaign/campaign-routes.ts";

const fetch = async (url: string | URL | Request) => {
  const status = Number(/\d+/.exec(String(url))?.[0] ?? 0);
  if (status === 0) throw new TypeError("No such host");
  return new Response(null, { status });
};
const answer = async (body: unknown) => {
  const response = await answerSilentLinks(body, fetch);
  return [response.status, await response.json()];
};

it("links that fail or lead to no page are silent, and those that refuse programs or redirect are not", async () => {
  const urls = ["200", "302", "403", "404", "503", "none"].map((name) => `https://${name}.ie/`);
  expect(await answer({ urls })).toEqual([
    200,
    { success: true, silent: ["https://404.ie/", "https://503.ie/", "https://none.ie/"] },
  ]);
});

it.each([{}, { urls: ["http://a.ie/"] }, { urls: Array(51).fill("https://a.ie/") }])(
  "anything but a few web links is 400: %j",
  async (body) => {
    expect(await answer(body)).toMatchObject([400, { success: false }]);
  },
);
