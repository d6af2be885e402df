import type { Meta, StoryObj } from "@storybook/react-vite";
import styled from "styled-components";
import { Illustration, Logo } from "../../site/drawings/illustration.tsx";
import letter from "../../site/drawings/letter.svg?raw";
import { IllustrationPart, Print } from "../../site/drawings/Print.tsx";
import hero from "../../site/pages/action/hero.svg?raw";
import mural from "../../site/pages/action/mural.svg?raw";
import emptyStage from "../../site/pages/not-found/empty-stage.svg?raw";
import fiddleCase from "../../site/pages/privacy/fiddle-case.svg?raw";
import { colour, SPACE } from "../../widget/theme/tokens.ts";
import { HalftonePatterns } from "../support/HalftonePatterns.tsx";
import { FoundationPage, PageSection } from "./FoundationPage.tsx";

/** The parts that pictures are composed of, each drawn around its own origin, with their view boxes. */
const PARTS: Record<string, string> = {
  fiddle: "-140 -420 280 640",
  book: "-260 -110 520 310",
  "stage-light": "-130 -170 260 290",
  "film-strip": "-500 -500 1000 500",
  brush: "-20 -60 520 120",
};

/** The complete pictures. */
const PICTURES: Record<string, string> = {
  "Hero of the action page": hero,
  "Closed fiddle case: the privacy page": fiddleCase,
  "Empty stage: the 404 page": emptyStage,
  "Letter: the page without scripts": letter,
  "Gable mural: the placeholder for the Instagram post": mural,
};

function IllustrationPage() {
  return (
    <FoundationPage
      title="Illustration"
      lead="One style, like a screen print: flat colours that overlap slightly out of register, with outlines in ink. Do not add stock illustrations."
    >
      <HalftonePatterns />
      <PageSection
        title="Elements"
        note="Each element is drawn around its own centre and then placed in a picture. Colours are out of register by one to three units. Outlines are four units wide. Shading is a halftone pattern, not a gradient."
      >
        <PictureGrid>
          {Object.entries(PARTS).map(([name, viewBox]) => (
            <figure key={name}>
              <Illustration viewBox={viewBox}>
                <IllustrationPart name={name} />
              </Illustration>
              <figcaption>{name}</figcaption>
            </figure>
          ))}
        </PictureGrid>
      </PageSection>
      <PageSection
        title="Pictures"
        note="Pictures are decoration: the text contains all information. In the light theme the colours multiply; in the dark theme they add up, like coloured stage lights. Pictures are hidden in forced colours and in print."
      >
        <PictureGrid>
          {Object.entries(PICTURES).map(([name, file]) => (
            <figure key={name}>
              <Print of={file} />
              <figcaption>{name}</figcaption>
            </figure>
          ))}
          <figure>
            <Logo />
            <figcaption>Logo</figcaption>
          </figure>
        </PictureGrid>
      </PageSection>
    </FoundationPage>
  );
}

const meta: Meta = { title: "Foundations/Illustration", tags: ["!autodocs"] };

export default meta;

export const Default: StoryObj = {
  name: "Illustration",
  render: () => <IllustrationPage />,
};

const PictureGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: ${SPACE.xl};
  figure {
    display: grid;
    grid-template-rows: 1fr auto;
    gap: ${SPACE.m};
    margin: 0;
    padding: ${SPACE.l};
    border: 2px solid ${colour("ink")};
    overflow: clip;
  }
  svg {
    inline-size: 100%;
    block-size: 18rem;
    overflow: hidden;
    color: ${colour("ink")};
  }
`;
