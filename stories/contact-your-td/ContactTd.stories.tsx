import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { ContactTd } from "../../widget/ui/ContactTd.tsx";
import { beginning } from "../stage/beginning.ts";
import { SCENARIO_CONTROLS } from "../stage/controls.ts";
import { IN_DIALOG } from "../stage/dialog.ts";
import { Staged, staged } from "../stage/Staged.tsx";
import { type Scenario, USUAL } from "../stage/scenario.ts";
import { LOOKUPS, type LookupStatus, SENDINGS, type SendingStatus } from "../stage/states.ts";

type Args = Scenario & { lookup: LookupStatus; sending: SendingStatus };

const meta: Meta<Args> = {
  title: "Contact your TD/The whole element",
  args: { lookup: "found", sending: "idle", ...USUAL },
  argTypes: {
    lookup: { control: "inline-radio", options: Object.keys(LOOKUPS) },
    sending: { control: "inline-radio", options: Object.keys(SENDINGS) },
    ...SCENARIO_CONTROLS,
  },
  parameters: {
    docs: {
      description: {
        component:
          "The whole job in every state that a lookup and a letter can be in together. A letter’s states beside another lookup than `found` are what a supporter sees who chose anew while their mail window was opening. Use the controls to choose the number of TDs, the provider and what fails; press the buttons, they work.",
      },
      story: { inline: false, height: "44rem" },
    },
  },
  render: ({ lookup, sending, ...scenario }) => (
    <Staged scenario={scenario} state={beginning(lookup, sending, scenario)} framed={false}>
      <ContactTd />
    </Staged>
  ),
};

export default meta;

type Story = StoryObj<Args>;

const at = (lookup: LookupStatus, sending: SendingStatus): Story => ({
  args: { lookup, sending },
  ...(sending === "confirming" || sending === "sent" ? { parameters: IN_DIALOG } : {}),
});

export const NothingChosen: Story = {
  tags: ["pictured"],
  ...at("idle", "idle"),
  name: "Nothing chosen",
  play: async ({ canvasElement }) => {
    const { screen } = staged(canvasElement);
    await expect(screen.getByRole("combobox", { name: "Find Your TDs" })).toHaveValue("");
    await expect(screen.queryByRole("button", { name: /^Send/ })).toBeNull();
  },
};
export const Finding: Story = {
  ...at("finding", "idle"),
  name: "Finding",
  play: async ({ canvasElement }) => {
    await expect(staged(canvasElement).root).toHaveTextContent("Finding your TDs...");
  },
};
export const Found: Story = {
  tags: ["pictured"],
  ...at("found", "idle"),
  name: "Found",
  play: async ({ args, canvasElement }) => {
    const { screen } = staged(canvasElement);
    await expect(screen.getAllByRole("listitem")).toHaveLength(args.tds);
    await expect(screen.getByRole("button", { name: "Send to All TDs Now!" })).toBeEnabled();
  },
};
export const Sample: Story = {
  tags: ["pictured"],
  ...at("sample", "idle"),
  name: "Sample: no TDs could be had",
  play: async ({ canvasElement }) => {
    const { screen } = staged(canvasElement);
    const send = screen.getByRole("button", { name: "Send to All TDs Now!" });
    await expect(send).toBeDisabled();
    await expect(send).toHaveAccessibleDescription(/nothing can be sent/);
  },
};
export const Confirming: Story = {
  tags: ["pictured"],
  ...at("found", "confirming"),
  name: "Found, and a phone asks first",
  args: { lookup: "found", sending: "confirming", device: "android" },
};
export const Composing: Story = {
  ...at("found", "composing"),
  name: "Found, the mail window opens",
  play: async ({ canvasElement }) => {
    const { screen } = staged(canvasElement);
    await expect(screen.getByRole("button", { name: "Sending Message..." })).toBeDisabled();
  },
};
export const Sent: Story = {
  tags: ["pictured"],
  ...at("found", "sent"),
  name: "Found, the letter is sent",
  play: async ({ args, canvasElement }) => {
    const dialog = staged(canvasElement).screen.getByRole("dialog", { name: "Message Sent!" });
    await expect(dialog).toHaveTextContent(`Your voice has reached ${args.tds} TDs`);
  },
};

export const IdleComposing: Story = {
  ...at("idle", "composing"),
  name: "Cleared while the mail window opens",
};
export const IdleSent: Story = { ...at("idle", "sent"), name: "Cleared, then sent" };
export const FindingComposing: Story = {
  ...at("finding", "composing"),
  name: "Chosen anew while the window opens",
};
export const FindingSent: Story = { ...at("finding", "sent"), name: "Chosen anew, then sent" };
export const SampleComposing: Story = {
  ...at("sample", "composing"),
  name: "Sample while the window opens",
};
export const SampleSent: Story = { ...at("sample", "sent"), name: "Sample, then sent" };

/** As the toolbar shows it to others; each holds the menu that it is named after. */
export const OnAPhone: Story = {
  ...at("found", "idle"),
  name: "On a phone",
  globals: { viewport: { value: "w390" } },
  play: async ({ canvasElement }) => {
    const { screen } = staged(canvasElement);
    const send = screen.getByRole("button", { name: "Send to All TDs Now!" });
    const letter = screen.getByRole("region", { name: "Email preview" });
    await expect(window.innerWidth).toBe(390);
    await expect(letter.getBoundingClientRect().left).toBeLessThan(send.clientWidth);
  },
};

export const InTheDark: Story = {
  tags: ["pictured"],
  ...at("found", "idle"),
  name: "In the dark",
  globals: { theme: "dark" },
  play: async ({ canvasElement }) => {
    await expect(window.matchMedia("(prefers-color-scheme: dark)").matches).toBe(true);
    await expect(getComputedStyle(staged(canvasElement).root).colorScheme).toBe("dark");
  },
};

export const InForcedColours: Story = {
  tags: ["pictured"],
  ...at("found", "idle"),
  name: "In forced colours",
  globals: { contrast: "forced" },
  play: async ({ canvasElement }) => {
    const { screen, root } = staged(canvasElement);
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

export const WithReducedMotion: Story = {
  ...at("finding", "idle"),
  name: "With reduced motion",
  globals: { motion: "reduce" },
  play: async ({ canvasElement }) => {
    const spinner = staged(canvasElement).root.querySelector("[role=status] > span");
    if (spinner === null) throw new Error("Nothing turns here.");
    await expect(getComputedStyle(spinner).animationName).toBe("none");
  },
};
