import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import styled from "styled-components";
import { Picker } from "../../widget/ui/Picker.tsx";
import { docsNote } from "../support/docs-note.ts";
import { CONSTITUENCY } from "../support/invented-tds.ts";
import { LOOKUP_STATES } from "../support/states.ts";
import { getHarness, typeInto, WidgetHarness } from "../support/WidgetHarness.tsx";

const meta: Meta<typeof Picker> = {
  title: "Contact your TD/Picker",
  component: Picker,
  parameters: docsNote(
    "Finds a constituency by typing or from the list. Fadas, hyphens and capitals do not matter. The list is at most 15rem high, 20rem on wide screens. The option with keyboard focus is ultramarine, the option under the pointer is marigold, and the chosen option has a check mark.",
  ),
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

/** Before anything is typed, a line says that a town will do. */
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement)).toHaveAccessibleDescription(/^Or a town or district/);
  },
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(field(canvasElement));
    await waitFor(() => expect(options(canvasElement).length).toBeGreaterThan(40));
    await expect(field(canvasElement)).toHaveAttribute("aria-expanded", "true");
  },
};

/** A place near a border is offered with each constituency that it may be in. */
export const Places: Story = {
  play: async ({ canvasElement }) => {
    await typeInto(field(canvasElement), "little bray");
    await waitFor(() =>
      expect(options(canvasElement).map((option) => option.textContent)).toEqual([
        "Little Bray, in Wicklow",
        "Little Bray, in Dún Laoghaire",
      ]),
    );
  },
};

export const Eircode: Story = {
  play: async ({ canvasElement }) => {
    await typeInto(field(canvasElement), "F92 X1Y2");
    const { screen } = getHarness(canvasElement);
    await expect(screen.getByRole("link", { name: "Open the official finder" })).toBeVisible();
    await expect(options(canvasElement)).toEqual([]);
  },
};

export const NoMatch: Story = {
  name: "No match",
  play: async ({ canvasElement }) => {
    await typeInto(field(canvasElement), "Atlantis");
    const { root } = getHarness(canvasElement);
    await expect(root).toHaveTextContent("No constituency called ‘Atlantis’");
    await expect(options(canvasElement)).toEqual([]);
  },
};

/** The arrow keys highlight an option; Enter would choose it. */
export const ByKeyboard: Story = {
  tags: ["dark"],
  name: "Keyboard",
  play: async ({ canvasElement }) => {
    await typeInto(field(canvasElement), "cork");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    const active = field(canvasElement).getAttribute("aria-activedescendant");
    const [, second] = options(canvasElement);
    await expect(second).toHaveAttribute("id", active);
  },
};

export const Chosen: Story = {
  name: "Chosen and open",
  render: () => (
    <WidgetHarness state={{ lookup: LOOKUP_STATES.finding([]) }}>
      <ListSpace>
        <Picker />
      </ListSpace>
    </WidgetHarness>
  ),
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement)).toHaveValue(CONSTITUENCY);
    await userEvent.click(field(canvasElement));
    const { screen } = getHarness(canvasElement);
    await expect(screen.getByRole("option", { selected: true })).toHaveTextContent(CONSTITUENCY);
  },
};

/* The open list overlays the content below it. */
const ListSpace = styled.div`
  min-height: 24rem;
`;
