import type { Meta, StoryObj } from "@storybook/react-vite";
import styled from "styled-components";
import { ICONS, Icon, type IconName } from "../../widget/kit/Icon.tsx";
import { docsNote } from "../support/docs-note.ts";
import { WidgetHarness } from "../support/WidgetHarness.tsx";

const meta: Meta<typeof Icon> = {
  title: "Kit/Icon",
  component: Icon,
  args: { name: "check" },
  argTypes: { name: { control: "inline-radio", options: Object.keys(ICONS) } },
  parameters: docsNote(
    "Interface icons from lucide, with one stroke width. Use an icon only beside text with the same meaning, or in a button whose accessible name has that meaning: icons are hidden from assistive technology. Do not use icons as decoration; use illustrations.",
  ),
  render: ({ name }) => (
    <WidgetHarness>
      <IconLabel>
        <Icon name={name} /> {name}
      </IconLabel>
    </WidgetHarness>
  ),
};

export default meta;

export const Playground: StoryObj<typeof Icon> = {};

/** Every icon, at text size and at heading size. */
export const AllIcons: StoryObj = {
  name: "All icons",
  render: () => (
    <WidgetHarness>
      {(Object.keys(ICONS) as IconName[]).map((name) => (
        <IconLabel key={name}>
          <Icon name={name} /> {name}{" "}
          <HeadingSize>
            <Icon name={name} />
          </HeadingSize>
        </IconLabel>
      ))}
    </WidgetHarness>
  ),
};

const IconLabel = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
`;

const HeadingSize = styled.span`
  font-size: 1.75em;
`;
