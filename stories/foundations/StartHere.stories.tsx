import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import styled from "styled-components";
import { HeroArt } from "../../site/art/HeroArt.tsx";
import { WIDE } from "../../site/kit/layout.ts";
import { display, SIZE } from "../../site/kit/type.ts";
import { colour, SPACE } from "../../widget/theme/tokens.ts";
import { Page, Part } from "./FoundationPage.tsx";

/** The rooms of the sidebar, what is in each, and where to begin. */
const ROOMS = [
  [
    "Foundations",
    "What everything is made of: colour, type, space, motion, pictures, words.",
    "foundations-colour--the-colours",
  ],
  ["Kit", "Button, dialog, toasts: what the element and the site share.", "kit-button--notes"],
  [
    "Contact your TD",
    "The job: every part of the element, the whole of it in every state, and journeys through it.",
    "contact-your-td-the-whole-element--notes",
  ],
  ["Site", "The campaign’s pages and their parts.", "site-action-page--notes"],
  [
    "Story",
    "A Day Without the Arts: each scene in full colour, half way, and without.",
    "story-scenes--notes",
  ],
] as const;

function StartHere() {
  return (
    <Ground>
      <Page
        title="Start here"
        lead="The workshop of the campaign for the Basic Income for the Arts: every component, in every state it can be in. Nothing here reaches a network, so press whatever you like."
      >
        <Rooms>
          {ROOMS.map(([name, holds, id]) => (
            <li key={name}>
              <a href={`?path=/${id.endsWith("notes") ? "docs" : "story"}/${id}`} target="_top">
                {name}
              </a>
              <p>{holds}</p>
            </li>
          ))}
        </Rooms>
        <Part title="Look at it as somebody else">
          <ul>
            <li>
              <strong>Width</strong>: the frame in the toolbar above: 320, 390, 768 and 1440 px.
            </li>
            <li>
              <strong>Theme</strong>: light, dark, or auto, as this computer is set.
            </li>
            <li>
              <strong>Motion</strong>: as for readers who asked for less of it.
            </li>
            <li>
              <strong>Colours</strong>: forced, as in a high-contrast mode. The product’s own rules
              are the real ones; the system’s colours over the rest are painted as closely as a page
              can. The thing itself is in Chromium’s developer tools, under Rendering.
            </li>
            <li>
              <strong>Controls</strong>, below: the provider, the number of TDs, the device, what
              fails, the element’s custom properties.
            </li>
          </ul>
        </Part>
        <Part
          title="Read what it is for"
          note="Each component begins with its Notes: when to use what. The Accessibility panel shows what was checked in the story as it stands; the Actions panel, what would have left this page."
        />
        <Part
          title="Every story is a test"
          note="It renders, its steps succeed, and it has no violation of WCAG 2.2 AA that a machine can find; else the project’s tests fail. A contrast that breaks, or a name that goes missing, is seen before it is shipped."
        />
      </Page>
      <Art />
    </Ground>
  );
}

const meta: Meta = { title: "Foundations/Start here", tags: ["!autodocs"] };

export default meta;

export const TheStart: StoryObj = {
  name: "Start here",
  render: () => <StartHere />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("link")).toHaveLength(ROOMS.length);
  },
};

const Ground = styled.div`
  position: relative;
  overflow-x: clip;
`;

const Rooms = styled.ul`
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

const Art = styled(HeroArt)`
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
