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
    "What the admin page is made of. The sheet is one thing to look at; the page button is the kit’s button in the page’s own face; a report lists every TD that a run has something to say of.",
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

export const TheKeyForm: StoryObj<typeof KeyForm> = {
  name: "The key form",
  args: { failure: undefined, onKey: fn() },
  render: (args) => <KeyForm {...args} />,
  play: async ({ args, canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.type(screen.getByLabelText("Admin key"), " a-key ");
    await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
    await expect(args.onKey).toHaveBeenCalledWith("a-key");
  },
};

export const TheKeyFormRefused: StoryObj<typeof KeyForm> = {
  name: "The key form refused",
  args: { failure: "That key isn't right.", onKey: fn() },
  render: (args) => <KeyForm {...args} />,
};

export const RunBegun: Story = {
  name: "Run begun",
  render: () => <RunProgress progress={{ done: 0, total: 0, constituency: "", found: 0 }} />,
};

export const RunHalfWay: Story = {
  name: "Run half way",
  render: () => <RunProgress progress={PROGRESS_HALFWAY} />,
};

export const Succeeded: Story = { render: () => <RunResult end={END_SUCCEEDED} /> };

export const Failed: Story = { render: () => <RunResult end={END_FAILED} /> };

export const TheLastRuns: Story = {
  name: "The last runs",
  render: () => <LastRuns runs={[RUN_IN_PROGRESS, ...RUNS]} />,
};

export const NoRunsYet: Story = { name: "No runs yet", render: () => <LastRuns runs={[]} /> };

export const TheSheet: Story = {
  name: "The sheet",
  render: () => (
    <Panel>
      <PanelHeading>Its heading</PanelHeading>
      <PanelHeading $tone="done">Done</PanelHeading>
      <PanelHeading $tone="urgent">Failed</PanelHeading>
      <ErrorText>What went wrong.</ErrorText>
      <div>
        <PageButton>Page button</PageButton>
      </div>
    </Panel>
  ),
};
