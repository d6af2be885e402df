import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { FIELDS, parseCampaign } from "../../../../api/contract/campaign/campaign.ts";
import { DEFAULT_CAMPAIGN } from "../../../../api/contract/campaign/default-campaign.ts";
import { fields } from "../../../../api/contract/json.ts";
import { ROOT } from "../../../source-files.ts";

/** A published document of each shape that campaigns have had, the newest last. */
const FOLDER = join(ROOT, "tests/campaign/published");
const PUBLISHED = readdirSync(FOLDER)
  .sort()
  .map((name) => {
    const document: unknown = JSON.parse(readFileSync(join(FOLDER, name), "utf8"));
    return { name, document, languages: Object.keys(fields(fields(document).texts)) };
  });

/** Returns the value at a path such as `texts.en.lead`; undefined if there is none. */
const valueAt = (value: unknown, path: string) =>
  path.split(".").reduce((parent: unknown, name) => fields(parent)[name], value);

/** Returns the required fields that a document lacks, in the languages that it has. */
const missingFrom = ({ document, languages }: (typeof PUBLISHED)[number]) =>
  FIELDS.filter(({ path, isOptional }) => !isOptional && /^(?:facts|texts)\./.test(path))
    .map(({ path }) => path)
    .filter((path) => path.startsWith("facts.") || languages.includes(path.split(".")[1] ?? ""))
    .filter((path) => valueAt(document, path) === undefined);

describe.each(PUBLISHED)("the campaign that was published as $name", (published) => {
  it("can be read: its own values stay, and fields that it did not have get the bundled ones", () => {
    const { document, languages } = published;
    const parsed = parseCampaign(document);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.failure));
    expect(parsed.value).toMatchObject(fields(document));
    expect(Object.keys(parsed.value.texts)).toEqual(languages);
    for (const path of missingFrom(published)) {
      expect(valueAt(parsed.value, path), path).toEqual(valueAt(DEFAULT_CAMPAIGN, path));
    }
  });
});

it("the newest published campaign has every required field, so that one of each shape is kept", () => {
  expect(PUBLISHED.slice(-1).flatMap(missingFrom)).toEqual([]);
});
