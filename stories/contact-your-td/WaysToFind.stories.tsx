import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor } from "storybook/test";
import { WaysToFind } from "../../widget/ui/WaysToFind.tsx";
import { docsNote } from "../support/docs-note.ts";
import { getHarness, WidgetHarness } from "../support/WidgetHarness.tsx";

const meta: Meta<typeof WaysToFind> = {
  title: "Contact your TD/Ways to find",
  component: WaysToFind,
  parameters: docsNote(
    "For visitors who do not know the name of their constituency: by location, on a map, or with the Electoral Commission's tool. Positions stay in the browser. The map is a picture for touch and mouse: a press near a border shows a close-up first, and a choice closes the map. The picker's list does the same job by keyboard and screen reader.",
  ),
  render: () => (
    <WidgetHarness>
      <WaysToFind />
    </WidgetHarness>
  ),
};

export default meta;

type Story = StoryObj<typeof WaysToFind>;

export const NearABorder: Story = {
  name: "Near a border",
  play: async ({ canvasElement }) => {
    const { screen } = getHarness(canvasElement);
    // The device is in the middle of the Shannon at Athlone.
    const coords = { longitude: -7.9415, latitude: 53.4235, accuracy: 30 };
    const { geolocation } = navigator;
    Object.defineProperty(navigator, "geolocation", {
      configurable: true,
      value: { getCurrentPosition: (found: (fix: object) => void) => found({ coords }) },
    });
    try {
      await userEvent.click(screen.getByRole("button", { name: "Use my location" }));
      await waitFor(() =>
        expect(screen.getByRole("status")).toHaveTextContent("You are near a border."),
      );
    } finally {
      Object.defineProperty(navigator, "geolocation", { configurable: true, value: geolocation });
    }
    await expect(screen.getByRole("button", { name: "Roscommon-Galway" })).toBeVisible();
  },
};

export const MapShown: Story = {
  name: "With the map",
  play: async ({ canvasElement }) => {
    const { screen } = getHarness(canvasElement);
    await userEvent.click(screen.getByRole("button", { name: "Show the map" }));
    await expect(await screen.findByText("Click your constituency.")).toBeVisible();
    const button = screen.getByRole("button", { name: "Hide the map" });
    await expect(button).toHaveAttribute("aria-expanded", "true");
  },
};

export const CloseUp: Story = {
  name: "With a close-up of the map",
  play: async (context) => {
    await MapShown.play?.(context);
    const { root, screen } = getHarness(context.canvasElement);
    const central = await waitFor(() => {
      const found = [...root.querySelectorAll('[data-name="Dublin Central"]')].at(-1);
      if (found === undefined) throw new Error("The map is not drawn yet.");
      return found;
    });
    const { x, y, width, height } = central.getBoundingClientRect();
    await fireEvent.click(central, { clientX: x + width / 2, clientY: y + height / 2 });
    await expect(screen.getByText("Dublin Central: click to choose it")).toBeVisible();
    await expect(screen.getByRole("button", { name: "Show the whole island" })).toBeVisible();
  },
};
