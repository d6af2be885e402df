import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import styled from "styled-components";
import { PROVIDERS } from "../../api/contract/providers.ts";
import { nameOf } from "../../widget/domain/providers.ts";
import { ProviderToggle } from "../../widget/ui/ProviderToggle.tsx";
import { docsNote } from "../support/docs-note.ts";
import { DEFAULT_SCENARIO, type Scenario } from "../support/scenario.ts";
import { SCENARIO_CONTROLS } from "../support/scenario-controls.ts";
import { getHarness, WidgetHarness } from "../support/WidgetHarness.tsx";

type Args = Pick<Scenario, "provider">;

const meta: Meta<Args> = {
  title: "Contact your TD/Provider toggle",
  component: ProviderToggle,
  args: { provider: DEFAULT_SCENARIO.provider },
  argTypes: { provider: SCENARIO_CONTROLS.provider },
  parameters: docsNote(
    "Sets the provider in which the letter opens. Both options are visible, not in a menu. The chosen option has a different background and a check mark, so that it does not depend on colour alone.",
  ),
  render: (scenario) => (
    <WidgetHarness scenario={scenario}>
      <ProviderToggle />
    </WidgetHarness>
  ),
};

export default meta;

export const Toggles: StoryObj<Args> = {
  play: async ({ canvasElement }) => {
    const { screen, store } = getHarness(canvasElement);
    for (const provider of ["outlook", "gmail"] as const) {
      const option = screen.getByRole("radio", { name: nameOf(provider, "en") });
      await userEvent.click(option);
      await expect(option).toBeChecked();
      await expect(store.api.getState().provider).toBe(provider);
    }
  },
};

/** The toggle with each provider chosen. Another one than Gmail or Outlook is a third choice, which only the `provider` attribute adds. */
export const EachProvider: StoryObj = {
  name: "Each provider",
  render: () => (
    <Stack>
      {PROVIDERS.map((provider) => (
        <WidgetHarness key={provider} scenario={{ provider }}>
          <ProviderToggle />
        </WidgetHarness>
      ))}
    </Stack>
  ),
};

const Stack = styled.div`
  display: grid;
`;
