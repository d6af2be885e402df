import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import styled from "styled-components";
import {
  BUTTON_VARIANTS,
  Button,
  type ButtonVariant,
  LinkButton,
} from "../../widget/kit/Button.tsx";
import { Spinner } from "../../widget/kit/Spinner.tsx";
import { docsNote } from "../support/docs-note.ts";
import { getHarness, WidgetHarness } from "../support/WidgetHarness.tsx";

const VARIANTS = Object.keys(BUTTON_VARIANTS) as ButtonVariant[];

type Args = { variant: ButtonVariant; label: string; disabled: boolean; onClick: () => void };

const meta: Meta<Args> = {
  title: "Kit/Button",
  args: { variant: "primary", label: "Send to All TDs Now!", disabled: false, onClick: fn() },
  argTypes: { variant: { control: "inline-radio", options: VARIANTS } },
  parameters: docsNote(
    "A button does something on the page; a link that looks like a button leads elsewhere. Use `primary` for the most urgent action, once per screen. Use `outline` for all other actions, and `quiet` for actions of little importance. A button is at least 44 px wide and high.",
  ),
  render: ({ variant, label, ...rest }) => (
    <WidgetHarness>
      <Button $variant={variant} {...rest}>
        {label}
      </Button>
    </WidgetHarness>
  ),
};

export default meta;

export const Playground: StoryObj<Args> = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(getHarness(canvasElement).screen.getByRole("button"));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** Every variant: normal, as a link, disabled, and busy. */
export const Variants: StoryObj = {
  tags: ["dark"],
  render: () => (
    <WidgetHarness>
      <VariantGrid>
        {VARIANTS.map((variant) => (
          <VariantRow key={variant} role="group" aria-label={variant}>
            <Button $variant={variant}>{variant}</Button>
            <LinkButton $variant={variant} href="#top">
              {variant} link
            </LinkButton>
            <Button $variant={variant} disabled>
              {variant} disabled
            </Button>
            <Button $variant={variant} disabled>
              <Spinner /> Sending Message...
            </Button>
          </VariantRow>
        ))}
      </VariantGrid>
    </WidgetHarness>
  ),
};

const VariantGrid = styled.div`
  display: grid;
  gap: 24px;
`;

const VariantRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 16px;
`;
