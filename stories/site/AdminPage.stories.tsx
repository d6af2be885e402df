import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { PATHS } from "../../api/contract/paths.ts";
import { Page as AdminPage } from "../../site/pages/AdminPage.tsx";
import { note } from "../stage/notes.ts";
import { events, FAILED, HALF_WAY, overview, SUCCEEDED, UNDER_WAY } from "../stage/runs.ts";
import { json, silence } from "../stage/server.ts";
import { WholePage } from "../stage/WholePage.tsx";

const begun = { success: true, message: "The TD database is being populated", run: 10 };

const meta: Meta = {
  title: "Site/Admin",
  parameters: {
    server: { [PATHS.populate]: () => json(overview()) },
    ...note(
      "Reads the TDs anew from the public source, for whoever has the key. One button; a run goes on without the page. A failed run changes nothing, and says so.",
      "46rem",
    ),
  },
  beforeEach: () => {
    window.sessionStorage.setItem("admin-key", "a-key");
    return () => window.sessionStorage.removeItem("admin-key");
  },
  render: () => (
    <WholePage>
      <AdminPage />
    </WholePage>
  ),
};

export default meta;

type Story = StoryObj;

const button = (canvas: HTMLElement) =>
  within(canvas).findByRole("button", { name: /Populate TD Database/ });

/** No key yet. */
export const Gated: Story = {
  beforeEach: () => window.sessionStorage.removeItem("admin-key"),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByLabelText("Admin key")).toBeVisible();
  },
};

/** The server does not take the key. */
export const Refused: Story = {
  parameters: {
    server: { [PATHS.populate]: () => json({ success: false, error: "The key is wrong" }, 401) },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("The key is wrong")).toBeVisible();
  },
};

export const Opening: Story = { parameters: { server: { [PATHS.populate]: silence } } };

export const Idle: Story = {
  play: async ({ canvasElement }) => {
    await expect(await button(canvasElement)).toBeEnabled();
  },
};

/** A run is under way: the button is disabled, and the page may be left. */
export const Running: Story = {
  tags: ["pictured"],
  parameters: {
    server: {
      [PATHS.populate]: () => json(overview([UNDER_WAY])),
      [PATHS.populateProgress]: () => events(["progress", HALF_WAY]),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await button(canvasElement)).toBeDisabled();
    await expect(await within(canvasElement).findByText("Galway West")).toBeVisible();
  },
};

/** Pressed, and the run succeeds. */
export const Success: Story = {
  parameters: {
    server: {
      [PATHS.populate]: () => json({ ...overview(), ...begun }, 200),
      [PATHS.populateProgress]: () => events(["progress", HALF_WAY], ["end", SUCCEEDED]),
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await button(canvasElement));
    const screen = within(canvasElement);
    await expect(await screen.findByText("Population Complete")).toBeVisible();
    await expect(await screen.findByText("TD Data Population Complete")).toBeVisible();
  },
};

/** Pressed, and the run fails. */
export const Failed: Story = {
  parameters: {
    server: {
      [PATHS.populate]: () => json({ ...overview(), ...begun }, 200),
      [PATHS.populateProgress]: () => events(["end", FAILED]),
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await button(canvasElement));
    const heading = await within(canvasElement).findByRole("heading", {
      name: "Population Failed",
    });
    await expect(heading).toBeVisible();
  },
};
