import { expect, it } from "vitest";
import { DEFAULT_CAMPAIGN } from "../../../api/contract/campaign/default-campaign.ts";
import type { RendererModule } from "../../../api/contract/site-renderer.ts";
import * as renderer from "../../../site/server/renderer.ts";
import { recordOf } from "../pages/where-they-stand/record-of.ts";

// The API imports the built module by its path, so this is where its type is checked.
renderer satisfies RendererModule;

const TEMPLATE = {
  html: '<html lang="en-IE"><head><!--head--></head><body><!--body--></body>',
  starters: { "pages/where-they-stand/starter.ts": "<script>filter()</script>" },
  react: {},
};
const { renderTdsPage, renderRecordPage } = renderer.createRenderer(TEMPLATE, "site/server");

it("puts a page into the template, with the script of its entry", () => {
  const { html, page } = renderRecordPage(recordOf([]), DEFAULT_CAMPAIGN, "ga");
  expect(html.slice(-50)).toMatch(/<script>filter\(\)<\/script><\/body>$/);
  expect(html.slice(0, 100)).toContain(' lang="ga"');
  expect(page).toMatchObject({ path: "/ga/where-they-stand", shownIn: "all-but-draft" });
  expect(page.scriptHashes).toHaveLength(1);
  const request = { language: "en", path: "/tds", letter: "en" } as const;
  const missing = renderTdsPage({ state: "missing" }, DEFAULT_CAMPAIGN, request);
  expect(missing.html.slice(-50)).toMatch(/<\/footer><\/body>$/);
});
