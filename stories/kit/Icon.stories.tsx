import type { Meta, StoryObj } from "@storybook/react-vite";
import styled from "styled-components";
import { ICONS as SITE_ICONS, Icon as SiteIcon } from "../../site/kit/Icon.tsx";
import { ICONS, Icon } from "../../widget/kit/Icon.tsx";
import { docsNote } from "../support/docs-note.ts";

const meta: Meta = {
  title: "Kit/Icon",
  parameters: docsNote(
    "Interface icons from lucide, with one stroke width. Use an icon only beside text with the same meaning, or in a button whose accessible name has that meaning: icons are hidden from assistive technology. Do not use icons as decoration; use illustrations.",
  ),
};

export default meta;

const namesOf = <Name extends string>(icons: Readonly<Record<Name, unknown>>) =>
  Object.keys(icons) as Name[];

/** The icons of the element, and those that only the site uses. */
export const AllIcons: StoryObj = {
  name: "All icons",
  render: () => (
    <IconList>
      {namesOf(ICONS).map((name) => (
        <li key={name}>
          <Icon name={name} /> {name}
        </li>
      ))}
      {namesOf(SITE_ICONS).map((name) => (
        <li key={`site ${name}`}>
          <SiteIcon name={name} /> {name}
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
