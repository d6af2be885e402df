import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import type { Bursts as BurstList } from "../../api/contract/decisions.ts";
import { PATHS } from "../../api/contract/paths.ts";
import { UnusualHours } from "../../site/pages/private/UnusualHours.tsx";
import { StaffPage } from "../../site/staff/StaffPage.tsx";
import { docsNote } from "../support/docs-note.ts";
import { json } from "../support/mock-server.ts";

/** Invented bursts and decisions about them. */
const INVENTED_BURSTS: BurstList = {
  bursts: [
    {
      from: "2026-11-19T20:00:00.000Z",
      to: "2026-11-19T21:00:00.000Z",
      source: "ContactTd",
      partner: "arts-centre",
      counted: 60,
      apart: 412,
    },
    {
      from: "2026-11-18T11:00:00.000Z",
      to: "2026-11-18T12:00:00.000Z",
      source: "ActionSection",
      partner: null,
      counted: 0,
      apart: 60,
    },
  ],
  decisions: [
    {
      id: 2,
      decidedAt: "2026-11-19T09:10:00.000Z",
      decision: "back",
      from: "2026-11-17T10:00:00.000Z",
      to: "2026-11-17T11:00:00.000Z",
      source: "ContactTd",
      partner: "a-gallery",
      action: null,
      note: "It was a class",
      events: 24,
      holds: false,
    },
    {
      id: 1,
      decidedAt: "2026-11-18T14:30:00.000Z",
      decision: "aside",
      from: "2026-11-18T11:02:00.000Z",
      to: "2026-11-18T11:03:00.000Z",
      source: "ActionSection",
      partner: null,
      action: null,
      note: "Sixty presses in two seconds",
      events: 60,
      holds: true,
    },
  ],
};

const meta: Meta = {
  title: "Site/Private stats/Unusual hours",
  parameters: docsNote(
    "Staff see when clicks arrived in numbers, and set the clicks of a window aside or back. The public figures follow, and the history keeps the reason.",
  ),
};

export default meta;

type Story = StoryObj;

const bursts = () => json({ success: true, ...INVENTED_BURSTS });

const panel: Story = {
  render: () => (
    <StaffPage>
      <UnusualHours onDecided={fn()} />
    </StaffPage>
  ),
};

/** An hour is left out, and a decision undone. */
export const LeaveOut: Story = {
  ...panel,
  name: "Leave out",
  parameters: {
    server: {
      [PATHS.bursts]: bursts,
      [PATHS.decisions]: () => json({ success: true, events: 60 }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = "Leave out: Letter opened from arts-centre, 19 Nov 2026, 20:00";
    await userEvent.click(await canvas.findByRole("button", { name }));
    await expect(canvas.getByLabelText("Why")).toHaveFocus();
    await userEvent.type(canvas.getByLabelText("Why"), "A script");
    await userEvent.clear(canvas.getByLabelText("Admin key"));
    await userEvent.type(canvas.getByLabelText("Admin key"), "a-key");
    await userEvent.click(canvas.getByRole("button", { name: "Leave out these clicks" }));
    await expect(await canvas.findByText(/^60 clicks left out/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /^Undo: Letter tile pressed/ }));
    await expect(canvas.getByRole("button", { name: "Put back these clicks" })).toBeVisible();
    await expect(canvas.getByLabelText("Admin key")).toHaveValue("a-key");
  },
};

export const NoHours: Story = {
  ...panel,
  name: "No unusual hours",
  parameters: {
    server: { [PATHS.bursts]: () => json({ success: true, bursts: [], decisions: [] }) },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("No unusual hours.")).toBeVisible();
  },
};
