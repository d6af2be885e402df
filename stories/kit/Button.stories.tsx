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
    "Does something here and now; what leads elsewhere is a link that looks like one. `primary` is the urgent thing, one per screen. `outline` is everything else that does something. `quiet` is what may be overlooked. At least 44 px each way.",
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

/** Every variant there is: at rest, as a link, disabled, and busy. */
export const Variants: StoryObj = {
  tags: ["screenshot"],
  render: () => (
    <WidgetHarness>
      <Sheet>
        {VARIANTS.map((variant) => (
          <Row key={variant} role="group" aria-label={variant}>
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
          </Row>
        ))}
      </Sheet>
    </WidgetHarness>
  ),
};

const Sheet = styled.div`
  display: grid;
  gap: 24px;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 16px;
`;
