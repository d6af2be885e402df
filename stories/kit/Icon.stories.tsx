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
    "Interface icons from lucide, at one stroke weight. Always beside a text that says the same, or in a button whose name says it: they are hidden from assistive technology. Never as decoration; that is what the pictures are for.",
  ),
  render: ({ name }) => (
    <WidgetHarness>
      <Said>
        <Icon name={name} /> {name}
      </Said>
    </WidgetHarness>
  ),
};

export default meta;

export const Playground: StoryObj<typeof Icon> = {};

/** Every icon there is, at the size of text and of a heading. */
export const Every: StoryObj = {
  render: () => (
    <WidgetHarness>
      {(Object.keys(ICONS) as IconName[]).map((name) => (
        <Said key={name}>
          <Icon name={name} /> {name}{" "}
          <Large>
            <Icon name={name} />
          </Large>
        </Said>
      ))}
    </WidgetHarness>
  ),
};

const Said = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
`;

const Large = styled.span`
  font-size: 1.75em;
`;
