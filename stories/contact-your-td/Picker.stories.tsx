import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import styled from "styled-components";
import { Picker } from "../../widget/picker/Picker.tsx";
import { WaysToFind } from "../../widget/picker/WaysToFind.tsx";
import { getHarness, WidgetHarness } from "../support/WidgetHarness.tsx";

const meta: Meta<typeof Picker> = {
  title: "Contact your TD/Picker",
  component: Picker,
  parameters: {
    note: "Finds a constituency by typing or from the list. Fadas, hyphens and capitals do not matter. The list is at most 15rem high, 20rem on wide screens. The option with keyboard focus is ultramarine, and the option under the pointer is grey. *Ways to find* serve visitors who do not know the name of their constituency: by location, on a map, or with the Electoral Commission's tool. Positions stay in the browser. The map is a picture for touch and mouse: a press near a border shows a close-up first, and a choice closes the map. The list does the same job by keyboard and screen reader.",
  },
  render: () => (
    <WidgetHarness>
      <ListSpace>
        <Picker />
      </ListSpace>
    </WidgetHarness>
  ),
};

export default meta;

type Story = StoryObj<typeof Picker>;

const field = (canvas: HTMLElement) => getHarness(canvas).screen.getByRole("combobox");
const options = (canvas: HTMLElement) => getHarness(canvas).screen.queryAllByRole("option");

export const Open: Story = {
  tags: ["dark"],
  play: async ({ canvasElement }) => {
    await userEvent.click(field(canvasElement));
    await waitFor(() => expect(options(canvasElement).length).toBeGreaterThan(40));
    await expect(field(canvasElement)).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  },
};

const ways = () => (
  <WidgetHarness>
    <WaysToFind />
  </WidgetHarness>
);

export const MapShown: Story = {
  render: ways,
  name: "With the map",
  play: async ({ canvasElement }) => {
    const { screen } = getHarness(canvasElement);
    await userEvent.click(screen.getByRole("button", { name: "Show the map" }));
    await expect(await screen.findByText("Click your constituency.")).toBeVisible();
    const button = screen.getByRole("button", { name: "Hide the map" });
    await expect(button).toHaveAttribute("aria-expanded", "true");
  },
};

/* The open list overlays the content below it. */
const ListSpace = styled.div`
  min-height: 24rem;
`;
