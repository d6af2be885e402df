import type { Meta, StoryObj } from "@storybook/react-vite";
import styled from "styled-components";
import { ICONS, Icon, type IconName } from "../../site/kit/Icon.tsx";
import { docsNote } from "../support/docs-note.ts";

const meta: Meta<typeof Icon> = {
  title: "Site/Icon",
  component: Icon,
  parameters: docsNote(
    "Icons that only the site uses, from the same set and with the same stroke width as the kit’s icons. Use them only beside text with the same meaning.",
  ),
};

export default meta;

/** Every icon of the site. */
export const AllIcons: StoryObj = {
  name: "All icons",
  render: () => (
    <IconList>
      {(Object.keys(ICONS) as IconName[]).map((name) => (
        <li key={name}>
          <Icon name={name} /> {name}
        </li>
      ))}
    </IconList>
  ),
};

const IconList = styled.ul`
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
