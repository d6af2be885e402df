import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import type { Bursts as BurstList } from "../../api/contract/decisions.ts";
import { PATHS } from "../../api/contract/paths.ts";
import { Bursts } from "../../site/pages/private/Bursts.tsx";
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
    },
  ],
};

const meta: Meta = {
  title: "Site/Private stats/Bursts",
  parameters: docsNote(
    "Staff see when clicks arrived in numbers, and set the clicks of a window aside or back. The public figures follow, and the history keeps the reason.",
  ),
};

export default meta;

type Story = StoryObj;

const bursts = () => json({ success: true, ...INVENTED_BURSTS });

const panel: Story = {
  render: () => (
    <Bursts
      statsKey="a-key"
      apart={[{ day: "2026-11-19", doubtful: 412, aside: 60 }]}
      days={30}
      onDecided={fn()}
    />
  ),
};

const setAside = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(await canvas.findByRole("button", { name: /arts-centre$/ }));
  await userEvent.type(canvas.getByLabelText("Why"), "A script");
  await userEvent.type(canvas.getByLabelText("Admin key"), "a-key");
  await userEvent.click(canvas.getByRole("button", { name: "Set aside" }));
};

/** A window is chosen from the list and set aside. */
export const SetAside: Story = {
  ...panel,
  name: "Set aside",
  parameters: {
    server: {
      [PATHS.bursts]: bursts,
      [PATHS.decisions]: () => json({ success: true, events: 60 }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await setAside(canvas);
    await expect(await canvas.findByText("60 clicks set aside.")).toBeVisible();
  },
};

/** The admin key is wrong. */
export const Refused: Story = {
  ...panel,
  parameters: {
    server: {
      [PATHS.bursts]: bursts,
      [PATHS.decisions]: () => json({ success: false, error: "That key isn't right." }, 401),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await setAside(canvas);
    await expect(await canvas.findByRole("alert")).toHaveTextContent("That key isn't right.");
  },
};

export const NoBursts: Story = {
  ...panel,
  name: "No bursts",
  parameters: {
    server: { [PATHS.bursts]: () => json({ success: true, bursts: [], decisions: [] }) },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("No bursts.")).toBeVisible();
  },
};
