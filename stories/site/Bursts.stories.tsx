import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { PATHS } from "../../api/contract/paths.ts";
import { BurstsPanel } from "../../site/staff/stats/BurstsPanel.tsx";
import { BurstTable, DecisionHistory } from "../../site/staff/stats/BurstTables.tsx";
import { DecisionForm } from "../../site/staff/stats/DecisionForm.tsx";
import { docsNote } from "../support/docs-note.ts";
import { INVENTED_BURSTS } from "../support/invented-bursts.ts";
import { json } from "../support/mock-server.ts";

const meta: Meta = {
  title: "Site/Private stats/Bursts",
  parameters: docsNote(
    "Staff see when clicks arrived in numbers, and set the clicks of a window aside or back. The public figures follow, and the history keeps the reason.",
    "46rem",
  ),
};

export default meta;

type Story = StoryObj;

const bursts = () => json({ success: true, ...INVENTED_BURSTS });

const panel: Story = {
  render: () => (
    <BurstsPanel
      statsKey="a-key"
      apart={[{ day: "2026-11-19", doubtful: 412, aside: 60 }]}
      days={30}
      onDecided={fn()}
    />
  ),
};

const fillIn = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click((await canvas.findAllByRole("button", { name: /^Use the/ }))[0] as Element);
  await userEvent.type(canvas.getByLabelText("Why"), "A script");
  await userEvent.type(canvas.getByLabelText("Admin key"), "a-key");
  await userEvent.click(canvas.getByRole("button", { name: "Save the decision" }));
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
    await fillIn(canvas);
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
    await fillIn(canvas);
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

export const Table: Story = {
  render: () => <BurstTable bursts={INVENTED_BURSTS.bursts} onChoose={fn()} />,
};

export const History: Story = {
  render: () => <DecisionHistory decisions={INVENTED_BURSTS.decisions} />,
};

export const Form: Story = {
  render: () => <DecisionForm isSending={false} onDecide={fn()} />,
};
