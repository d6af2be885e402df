import type { Meta, StoryObj } from "@storybook/react-vite";
import styled from "styled-components";
import { ICONS, Icon, type IconName } from "../../site/kit/Icon.tsx";
import { docsNote } from "../support/docs-note.ts";

const meta: Meta<typeof Icon> = {
  title: "Site/Icon",
  component: Icon,
  parameters: docsNote(
    "The pages’ own icons, from the same set and at the same weight as the kit’s. Always beside a text that says the same.",
  ),
};

export default meta;

/** Every icon there is. */
export const Every: StoryObj = {
  render: () => (
    <Sheet>
      {(Object.keys(ICONS) as IconName[]).map((name) => (
        <li key={name}>
          <Icon name={name} /> {name}
        </li>
      ))}
    </Sheet>
  ),
};

const Sheet = styled.ul`
  display: grid;
  gap: 16px;
  padding: 24px;
  list-style: none;
  li {
    display: flex;
    align-items: center;
    gap: 8px;
  }
`;
