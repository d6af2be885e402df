import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { KeyForm } from "../../site/staff/admin/KeyForm.tsx";
import { LastRuns } from "../../site/staff/admin/LastRuns.tsx";
import { ErrorText, Panel, PanelHeading } from "../../site/staff/admin/panels.tsx";
import { RunProgress } from "../../site/staff/admin/RunProgress.tsx";
import { RunResult } from "../../site/staff/admin/RunResult.tsx";
import { PageButton } from "../../site/staff/PageButton.tsx";
import { docsNote } from "../support/docs-note.ts";
import {
  END_FAILED,
  END_SUCCEEDED,
  PROGRESS_HALFWAY,
  RUN_IN_PROGRESS,
  RUNS,
} from "../support/population-runs.ts";

const meta: Meta = {
  title: "Site/Admin parts",
  parameters: docsNote(
    "The components of the admin page. A panel groups one topic. The page button is the kit’s button in the site’s font. A report lists the TDs that were added, removed or changed in a run, and those whose details are incomplete.",
    "30rem",
  ),
  decorators: [
    (Story) => (
      <div style={{ padding: "24px" }}>
        <Story />
      </div>
    ),
  ],
};

export default meta;

type Story = StoryObj;

export const KeyFormEmpty: StoryObj<typeof KeyForm> = {
  name: "Key form",
  args: { failure: undefined, onKey: fn() },
  render: (args) => <KeyForm {...args} />,
  play: async ({ args, canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.type(screen.getByLabelText("Admin key"), " a-key ");
    await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
    await expect(args.onKey).toHaveBeenCalledWith("a-key");
  },
};

export const KeyFormRejected: StoryObj<typeof KeyForm> = {
  name: "Key form, key rejected",
  args: { failure: "That key isn't right.", onKey: fn() },
  render: (args) => <KeyForm {...args} />,
};

export const RunStarted: Story = {
  name: "Run started",
  render: () => <RunProgress progress={{ done: 0, total: 0, constituency: "", found: 0 }} />,
};

export const RunHalfDone: Story = {
  name: "Run half done",
  render: () => <RunProgress progress={PROGRESS_HALFWAY} />,
};

export const RunSucceeded: Story = {
  name: "Run succeeded",
  render: () => <RunResult end={END_SUCCEEDED} />,
};

export const RunFailed: Story = {
  name: "Run failed",
  render: () => <RunResult end={END_FAILED} />,
};

export const RunHistory: Story = {
  name: "Run history",
  render: () => <LastRuns runs={[RUN_IN_PROGRESS, ...RUNS]} />,
};

export const RunHistoryEmpty: Story = {
  name: "Run history, empty",
  render: () => <LastRuns runs={[]} />,
};

export const PanelAlone: Story = {
  name: "Panel",
  render: () => (
    <Panel>
      <PanelHeading>A heading</PanelHeading>
      <PanelHeading $tone="done">Done</PanelHeading>
      <PanelHeading $tone="urgent">Failed</PanelHeading>
      <ErrorText>The reason for the failure.</ErrorText>
      <div>
        <PageButton>Page button</PageButton>
      </div>
    </Panel>
  ),
};
