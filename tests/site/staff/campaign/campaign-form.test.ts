import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { FIELDS, parseCampaign } from "../../../../api/contract/campaign/campaign.ts";
import type { Problem } from "../../../../api/contract/campaign/problems.ts";
import { CampaignForm } from "../../../../site/staff/campaign/CampaignForm.tsx";
import { documentOf, valuesOf } from "../../../../site/staff/campaign/form-values.ts";
import { labelOf } from "../../../../site/staff/campaign/wording.ts";
import { campaignWith, RECORD } from "../../../campaign/invented-campaign.ts";

const VALUES = valuesOf({ ...campaignWith({ ga: {} }), record: RECORD });
/** A refused statement is open. */
const PROBLEMS: Problem[] = [{ field: "record.statements.0.url", code: "link" }];
const FORM = ["paused", "won"]
  .map((state) => {
    const values = { ...VALUES, state };
    const props = { values, base: values, staffKey: "", problems: PROBLEMS, onChange: () => {} };
    return renderToStaticMarkup(createElement(CampaignForm, props));
  })
  .join("");
const IN_FORM = FIELDS.filter(({ path }) => /^(?:facts|texts|record)\./.test(path));

describe("a field of a campaign", () => {
  it.each(IN_FORM)("$path has a control in the form, and a label", ({ path, label }) => {
    expect(FORM).toContain(`id="campaign-${path}"`);
    expect(labelOf(path)).toContain(label.replace("{number}", "1"));
  });

  it.each(IN_FORM.filter(({ isOptional }) => isOptional))(
    "$path can be left empty, because it is optional",
    ({ path }) => {
      // Of a pair of colours, both are optional, but not one alone.
      const emptied = { [path]: "", [path.replace(/light$/, "dark")]: "" };
      const pair = { [path.replace(/dark$/, "light")]: "" };
      expect(parseCampaign(documentOf({ ...VALUES, ...emptied, ...pair }))).toMatchObject({
        ok: true,
      });
    },
  );
});
