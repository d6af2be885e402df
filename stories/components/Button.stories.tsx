import type { Meta, StoryObj } from "@storybook/react-vite";
import styled from "styled-components";
import {
  BUTTON_VARIANTS,
  Button,
  type ButtonVariant,
  LinkButton,
} from "../../widget/components/Button.tsx";
import { Spinner } from "../../widget/components/Spinner.tsx";
import { WidgetHarness } from "../support/WidgetHarness.tsx";

const VARIANTS = Object.keys(BUTTON_VARIANTS) as ButtonVariant[];

const meta: Meta = {
  title: "Parts/Button",
  parameters: {
    note: "A button does something on the page; a link that looks like a button leads elsewhere. Use `primary` for the most urgent action, once per screen. Use `outline` for all other actions, and `quiet` for actions of little importance. A button is at least 44 px wide and high. The spinner beside a text shows that what it says is in progress; it does not turn for users who prefer reduced motion.",
  },
};

export default meta;

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
