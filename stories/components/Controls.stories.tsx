import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { StaffPage } from "../../site/access/StaffPage.tsx";
import { Workbench } from "../../site/components/PartnerForm.tsx";
import { SettingsForm } from "../../site/pages/embed/Page.tsx";
import { DEFAULT_SETTINGS } from "../../site/pages/embed/settings.ts";
import { ChoiceLabel } from "../../widget/components/ChoiceLabel.ts";
import { Disclosure } from "../../widget/components/Disclosure.tsx";
import { WidgetHarness } from "../support/WidgetHarness.tsx";

const meta: Meta = {
  title: "Parts/Controls",
  parameters: {
    note: "Fields, ticks, radios and the sign of what opens: native controls, each drawn once. `fieldStyle` draws fields and selects, `ChoiceLabel` a tick or a radio in the ink of its label, and `openingSign` the plus and the minus. With forced colours the lines stay, and a select has the browser’s own arrow.",
  },
};

export default meta;

const FIELDS = { search: "ann", date: "2026-11-09", file: undefined } as const;

const CHOICES = ["checkbox", "radio"].flatMap((type) =>
  [true, false].map((isChosen) => (
    <ChoiceLabel key={`${type} ${isChosen}`}>
      <input type={type} name={type} defaultChecked={isChosen} />
      {`A ${type}, ${isChosen ? "" : "not "}chosen`}
    </ChoiceLabel>
  )),
);

/** On a partner's page, on a page of staff, and in the element. */
export const All: StoryObj = {
  tags: ["dark"],
  render: () => (
    <>
      <Workbench>
        <SettingsForm settings={DEFAULT_SETTINGS} onChange={fn()} />
      </Workbench>
      <StaffPage>
        <form>
          {Object.entries(FIELDS).map(([type, value]) => (
            <label key={type}>
              {type}
              <input type={type} defaultValue={value} />
            </label>
          ))}
          {CHOICES}
          <details open>
            <summary>What opens</summary>
            <p>The words are underlined under the pointer, the sign is not.</p>
          </details>
        </form>
      </StaffPage>
      <WidgetHarness>
        {CHOICES}
        <Disclosure title="Closed at first">{null}</Disclosure>
        <Disclosure title="Open at first" isOpenAtFirst>
          What opens
        </Disclosure>
      </WidgetHarness>
    </>
  ),
};
