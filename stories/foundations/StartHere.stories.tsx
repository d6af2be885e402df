import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import styled from "styled-components";
import { HeroArt } from "../../site/art/HeroArt.tsx";
import { WIDE } from "../../site/kit/layout.ts";
import { display, SIZE } from "../../site/kit/type.ts";
import { colour, SPACE } from "../../widget/theme/tokens.ts";
import { FoundationPage, PageSection } from "./FoundationPage.tsx";

/** The sidebar's sections: name, content, and the id of the first page. */
const SECTIONS = [
  [
    "Foundations",
    "The design tokens and guidelines: colour, type, space, motion, illustration, texts.",
    "foundations-colour--default",
  ],
  [
    "Kit",
    "Components that the element and the site share, such as buttons, dialogs and toasts.",
    "kit-button--notes",
  ],
  [
    "Contact your TD",
    "The element: its parts, the whole element in every state, and the steps of the task.",
    "contact-your-td-the-whole-element--notes",
  ],
  ["Site", "The campaign’s pages and their parts.", "site-action-page--notes"],
  [
    "Story",
    "A Day Without the Arts: each scene in full colour, half colour and no colour.",
    "story-scenes--notes",
  ],
] as const;

function StartHere() {
  return (
    <PageFrame>
      <FoundationPage
        title="Start here"
        lead="The component library of the campaign for the Basic Income for the Arts. It shows every component in every state. No story sends a network request, so you can press every button."
      >
        <SectionList>
          {SECTIONS.map(([name, content, id]) => (
            <li key={name}>
              <a href={`?path=/${id.endsWith("notes") ? "docs" : "story"}/${id}`} target="_top">
                {name}
              </a>
              <p>{content}</p>
            </li>
          ))}
        </SectionList>
        <PageSection title="Change the view">
          <ul>
            <li>
              <strong>Width</strong> in the toolbar: 320, 390, 768 or 1440 px.
            </li>
            <li>
              <strong>Theme</strong> in the toolbar: light, dark, or auto for the setting of this
              computer.
            </li>
            <li>
              <strong>Motion</strong> in the toolbar: full or reduced.
            </li>
            <li>
              <strong>Colours</strong> in the toolbar: normal, or forced as in a high-contrast mode.
              Forced colours use the product’s real rules, and an approximation of the system
              colours. For the real mode, use Rendering in Chromium’s developer tools.
            </li>
            <li>
              <strong>Controls</strong> in the panel below: the provider, the number of TDs, the
              device, the failure, the element’s custom properties.
            </li>
          </ul>
        </PageSection>
        <PageSection
          title="Notes and panels"
          note="Each component begins with its Notes: its purpose and when to use it. The Accessibility panel shows the results of the checks. The Actions panel shows the links, windows and requests that Storybook blocked."
        />
        <PageSection
          title="Every story is a test"
          note="A story passes if it renders, its steps succeed, and the automatic check finds no violation of WCAG 2.2 AA. The project’s tests fail if a story fails, for example because of a low contrast or a missing name."
        />
      </FoundationPage>
      <BackgroundArt />
    </PageFrame>
  );
}

const meta: Meta = { title: "Foundations/Start here", tags: ["!autodocs"] };

export default meta;

export const Default: StoryObj = {
  name: "Start here",
  render: () => <StartHere />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("link")).toHaveLength(SECTIONS.length);
  },
};

const PageFrame = styled.div`
  position: relative;
  overflow-x: clip;
`;

const SectionList = styled.ul`
  display: grid;
  gap: ${SPACE.xl};
  max-inline-size: 30rem;
  padding: 0;
  list-style: none;
  a {
    ${display}
    font-size: ${SIZE.title};
    color: ${colour("ink")};
    text-decoration-thickness: 3px;
    text-underline-offset: 0.12em;
  }
`;

const BackgroundArt = styled(HeroArt)`
  display: none;
  color: ${colour("ink")};
  ${WIDE} {
    display: block;
    position: absolute;
    z-index: -1;
    inset-block-start: -2rem;
    inset-inline-end: -6rem;
    inline-size: 34rem;
  }
  @media (forced-colors: active) {
    display: none;
  }
`;
