import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import styled from "styled-components";
import { StampedBadge } from "../../site/action/StampedBadge.tsx";
import { TICKET_VARIANTS, Ticket } from "../../site/action/Ticket.tsx";
import { docsNote } from "../support/docs-note.ts";

type Stock = keyof typeof TICKET_VARIANTS;

const meta: Meta<typeof Ticket> = {
  title: "Site/Tickets",
  component: Ticket,
  args: { href: "#here", step: 1, title: "SEND THE BIA LETTER", variant: "urgent", onClick: fn() },
  argTypes: { variant: { control: "inline-radio", options: Object.keys(TICKET_VARIANTS) } },
  parameters: docsNote(
    "A step of the action as a gig ticket: at most two on a page, and only one of them `urgent`. It leads to where on the page the step is done. Point at it: the stub gives. The stamp is a tag struck on the poster by hand, one per poster.",
  ),
  decorators: [
    (Story) => (
      <Room>
        <Story />
      </Room>
    ),
  ],
};

export default meta;

export const Playground: StoryObj<typeof Ticket> = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("link", { name: /SEND THE BIA LETTER/ }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** Every stock there is. */
export const Stocks: StoryObj = {
  tags: ["screenshot"],
  render: () => (
    <Sheet>
      {(Object.keys(TICKET_VARIANTS) as Stock[]).map((stock, index) => (
        <Ticket key={stock} href="#here" step={index + 1} title={`ON ${stock}`} variant={stock} />
      ))}
    </Sheet>
  ),
};

/** A title too long for one line. */
export const Long: StoryObj<typeof Ticket> = {
  args: { title: "AMPLIFY THE MESSAGE AND BRING A FRIEND", step: 2, variant: "outlined" },
};

export const TheStamp: StoryObj = {
  name: "The stamp",
  render: () => (
    <Struck>
      <StampedBadge>Time-sensitive</StampedBadge>
    </Struck>
  ),
};

const Room = styled.div`
  max-inline-size: 34rem;
  padding: 32px;
`;

const Sheet = styled.div`
  display: grid;
  gap: 32px;
`;

/* The stamp is as wide as its word, and takes its size from the headline. */
const Struck = styled.div`
  display: grid;
  justify-items: start;
  font-size: 2.25rem;
`;
