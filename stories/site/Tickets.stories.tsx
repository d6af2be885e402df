import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import styled from "styled-components";
import { PATHS } from "../../api/contract/paths.ts";
import { StampedBadge } from "../../site/action/StampedBadge.tsx";
import { TICKET_VARIANTS, Ticket } from "../../site/action/Ticket.tsx";
import { docsNote } from "../support/docs-note.ts";
import { StartedPage } from "../support/StartedPage.tsx";

type Variant = keyof typeof TICKET_VARIANTS;

const meta: Meta<typeof Ticket> = {
  title: "Site/Tickets",
  component: Ticket,
  args: {
    href: "#here",
    step: 1,
    title: "SEND THE BIA LETTER",
    variant: "urgent",
    records: "letter",
  },
  argTypes: { variant: { control: "inline-radio", options: Object.keys(TICKET_VARIANTS) } },
  parameters: docsNote(
    "A step of the campaign, designed as a gig ticket. Use at most two on a page, and only one with the `urgent` variant. A ticket links to the section where the step is done. On hover its stub moves. The stamped badge is a tag on the poster; use one per poster.",
  ),
  decorators: [
    (Story) => (
      <StartedPage>
        <TicketFrame>
          <Story />
        </TicketFrame>
      </StartedPage>
    ),
  ],
};

export default meta;

const receiveEvent = fn(() => new Response(null, { status: 204 }));

/** A click is recorded besides leading to the step. */
export const Playground: StoryObj<typeof Ticket> = {
  parameters: { server: { [PATHS.events]: receiveEvent } },
  play: async ({ canvasElement }) => {
    receiveEvent.mockClear();
    await userEvent.click(within(canvasElement).getByRole("link", { name: /SEND THE BIA LETTER/ }));
    await waitFor(() => expect(receiveEvent).toHaveBeenCalledOnce());
  },
};

/** Every variant. */
export const Variants: StoryObj = {
  tags: ["dark"],
  render: () => (
    <VariantList>
      {(Object.keys(TICKET_VARIANTS) as Variant[]).map((variant, index) => (
        <Ticket
          key={variant}
          href="#here"
          step={index + 1}
          title={variant.toUpperCase()}
          variant={variant}
        />
      ))}
    </VariantList>
  ),
};

/** A title that needs two lines. */
export const LongTitle: StoryObj<typeof Ticket> = {
  name: "Long title",
  args: { title: "AMPLIFY THE MESSAGE AND BRING A FRIEND", step: 2, variant: "outlined" },
};

export const BadgeAlone: StoryObj = {
  name: "Stamped badge",
  render: () => (
    <BadgeFrame>
      <StampedBadge>Time-sensitive</StampedBadge>
    </BadgeFrame>
  ),
};

const TicketFrame = styled.div`
  max-inline-size: 34rem;
  padding: 32px;
`;

const VariantList = styled.div`
  display: grid;
  gap: 32px;
`;

/* The stamped badge is as wide as its text, and inherits its size from the headline. */
const BadgeFrame = styled.div`
  display: grid;
  justify-items: start;
  font-size: 2.25rem;
`;
