import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { ContactTd } from "../../widget/ui/ContactTd.tsx";
import { DIALOG_A11Y } from "../support/dialog-a11y.ts";
import { docsNote } from "../support/docs-note.ts";
import { initialState } from "../support/initial-state.ts";
import { DEFAULT_SCENARIO, type Scenario } from "../support/scenario.ts";
import { SCENARIO_CONTROLS } from "../support/scenario-controls.ts";
import {
  LOOKUP_STATES,
  type LookupStatus,
  SENDING_STATES,
  type SendingStatus,
} from "../support/states.ts";
import { getHarness, WidgetHarness } from "../support/WidgetHarness.tsx";

type Args = Scenario & { lookup: LookupStatus; sending: SendingStatus };

const meta: Meta<Args> = {
  title: "Contact your TD/The whole element",
  args: { lookup: "found", sending: "idle", ...DEFAULT_SCENARIO },
  argTypes: {
    lookup: { control: "inline-radio", options: Object.keys(LOOKUP_STATES) },
    sending: { control: "inline-radio", options: Object.keys(SENDING_STATES) },
    ...SCENARIO_CONTROLS,
  },
  parameters: docsNote(
    "The whole element in every combination of lookup and sending states. A letter can be in progress while the lookup is not `found`: the supporter chose another constituency while their mail window opened. Use the controls to set the number of TDs, the provider and the failure. The buttons work.",
    "44rem",
  ),
  render: ({ lookup, sending, ...scenario }) => (
    <WidgetHarness
      scenario={scenario}
      state={initialState(lookup, sending, scenario)}
      isPadded={false}
    >
      <ContactTd />
    </WidgetHarness>
  ),
};

export default meta;

type Story = StoryObj<Args>;

const inState = (lookup: LookupStatus, sending: SendingStatus): Story => ({
  args: { lookup, sending },
  ...(sending === "confirming" || sending === "sent" || sending === "blocked"
    ? { parameters: DIALOG_A11Y }
    : {}),
});

export const NothingChosen: Story = {
  tags: ["dark"],
  ...inState("idle", "idle"),
  name: "Nothing chosen",
  play: async ({ canvasElement }) => {
    const { screen } = getHarness(canvasElement);
    await expect(screen.getByRole("combobox", { name: "Find Your TDs" })).toHaveValue("");
    await expect(screen.queryByRole("button", { name: /^Send/ })).toBeNull();
  },
};
export const Finding: Story = {
  ...inState("finding", "idle"),
  name: "Finding",
  play: async ({ canvasElement }) => {
    await expect(getHarness(canvasElement).root).toHaveTextContent("Finding your TDs...");
  },
};
export const Found: Story = {
  tags: ["dark"],
  ...inState("found", "idle"),
  name: "Found",
  play: async ({ args, canvasElement }) => {
    const { screen } = getHarness(canvasElement);
    await expect(screen.getAllByRole("listitem")).toHaveLength(args.tds);
    await expect(screen.getByRole("button", { name: "Send to All TDs Now!" })).toBeEnabled();
  },
};
export const Sample: Story = {
  tags: ["dark"],
  ...inState("sample", "idle"),
  name: "Sample: no TDs available",
  play: async ({ canvasElement }) => {
    const { screen } = getHarness(canvasElement);
    const send = screen.getByRole("button", { name: "Send to All TDs Now!" });
    await expect(send).toBeDisabled();
    await expect(send).toHaveAccessibleDescription(/nothing can be sent/);
  },
};
export const Confirming: Story = {
  tags: ["dark"],
  ...inState("found", "confirming"),
  name: "Found, a phone asks for confirmation",
  args: { lookup: "found", sending: "confirming", device: "android" },
};
export const Composing: Story = {
  ...inState("found", "composing"),
  name: "Found, the mail window opens",
  play: async ({ canvasElement }) => {
    const { screen } = getHarness(canvasElement);
    await expect(screen.getByRole("button", { name: "Sending Message..." })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  },
};
export const Sent: Story = {
  tags: ["dark"],
  ...inState("found", "sent"),
  name: "Found, the letter is sent",
  play: async ({ args, canvasElement }) => {
    const dialog = getHarness(canvasElement).screen.getByRole("dialog", { name: "Message Sent!" });
    await expect(dialog).toHaveTextContent(`Your voice has reached ${args.tds} TDs`);
  },
};

export const Blocked: Story = {
  ...inState("found", "blocked"),
  name: "Found, no mail window may open",
  play: async ({ canvasElement }) => {
    const { screen } = getHarness(canvasElement);
    const dialog = screen.getByRole("dialog", { name: "Your email didn't open" });
    await expect(dialog).toHaveTextContent("Copy the letter");
  },
};

export const IdleComposing: Story = {
  ...inState("idle", "composing"),
  name: "Cleared while the mail window opens",
};
export const IdleSent: Story = { ...inState("idle", "sent"), name: "Cleared, then sent" };
export const IdleBlocked: Story = {
  ...inState("idle", "blocked"),
  name: "Cleared, then blocked",
};
export const FindingComposing: Story = {
  ...inState("finding", "composing"),
  name: "New choice while the mail window opens",
};
export const FindingSent: Story = { ...inState("finding", "sent"), name: "New choice, then sent" };
export const FindingBlocked: Story = {
  ...inState("finding", "blocked"),
  name: "New choice, then blocked",
};
export const SampleComposing: Story = {
  ...inState("sample", "composing"),
  name: "Sample while the mail window opens",
};
export const SampleBlocked: Story = {
  ...inState("sample", "blocked"),
  name: "Sample, then blocked",
};
export const SampleSent: Story = { ...inState("sample", "sent"), name: "Sample, then sent" };

/** This story and the next ones each fix the toolbar setting in their name. */
export const OnAPhone: Story = {
  ...inState("found", "idle"),
  name: "On a phone",
  globals: { viewport: { value: "w390" } },
  play: async ({ canvasElement }) => {
    const { screen } = getHarness(canvasElement);
    const send = screen.getByRole("button", { name: "Send to All TDs Now!" });
    const letter = screen.getByRole("region", { name: "Email preview" });
    await expect(window.innerWidth).toBe(390);
    await expect(letter.getBoundingClientRect().left).toBeLessThan(send.clientWidth);
  },
};

export const DarkTheme: Story = {
  tags: ["dark"],
  ...inState("found", "idle"),
  name: "Dark theme",
  globals: { theme: "dark" },
  play: async ({ canvasElement }) => {
    await expect(window.matchMedia("(prefers-color-scheme: dark)").matches).toBe(true);
    await expect(getComputedStyle(getHarness(canvasElement).root).colorScheme).toBe("dark");
  },
};

export const ForcedColours: Story = {
  tags: ["dark"],
  ...inState("found", "idle"),
  name: "Forced colours",
  globals: { contrast: "forced" },
  play: async ({ canvasElement }) => {
    const { screen, root } = getHarness(canvasElement);
    await expect(window.matchMedia("(forced-colors: active)").matches).toBe(true);
    const probe = document.createElement("i");
    probe.style.backgroundColor = "ButtonFace";
    root.append(probe);
    const system = getComputedStyle(probe).backgroundColor;
    probe.remove();
    const send = screen.getByRole("button", { name: "Send to All TDs Now!" });
    await waitFor(() => expect(getComputedStyle(send).backgroundColor).toBe(system));
  },
};

export const ReducedMotion: Story = {
  ...inState("finding", "idle"),
  name: "Reduced motion",
  globals: { motion: "reduce" },
  play: async ({ canvasElement }) => {
    const spinner = getHarness(canvasElement).root.querySelector("[role=status] > span");
    if (spinner === null) throw new Error("The spinner is missing.");
    await expect(getComputedStyle(spinner).animationName).toBe("none");
  },
};
