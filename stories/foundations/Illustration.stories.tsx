import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentType, ReactNode } from "react";
import styled from "styled-components";
import { Book } from "../../site/drawings/Book.tsx";
import { Brush } from "../../site/drawings/Brush.tsx";
import { Fiddle } from "../../site/drawings/Fiddle.tsx";
import { FilmStrip } from "../../site/drawings/FilmStrip.tsx";
import { Illustration } from "../../site/drawings/illustration.tsx";
import { LetterArt } from "../../site/drawings/LetterArt.tsx";
import { Logo } from "../../site/drawings/Logo.tsx";
import { StageLight } from "../../site/drawings/StageLight.tsx";
import { HeroArt } from "../../site/pages/action/HeroArt.tsx";
import { MuralArt } from "../../site/pages/action/MuralArt.tsx";
import { EmptyStageArt } from "../../site/pages/not-found/EmptyStageArt.tsx";
import { FiddleCaseArt } from "../../site/pages/privacy/FiddleCaseArt.tsx";
import { colour, SPACE } from "../../widget/theme/tokens.ts";
import { HalftonePatterns } from "../support/HalftonePatterns.tsx";
import { FoundationPage, PageSection } from "./FoundationPage.tsx";

/** The elements that pictures are composed of. Each one is drawn around its own origin. */
const ELEMENTS: Record<string, { viewBox: string; element: ReactNode }> = {
  Fiddle: { viewBox: "-140 -420 280 640", element: <Fiddle /> },
  Book: { viewBox: "-260 -110 520 310", element: <Book /> },
  "Stage light": { viewBox: "-130 -170 260 290", element: <StageLight /> },
  "Film strip": {
    viewBox: "-300 -300 600 180",
    element: <FilmStrip radius={220} from={215} to={325} />,
  },
  Brush: { viewBox: "-20 -60 520 120", element: <Brush /> },
};

/** The complete pictures. */
const PICTURES: Record<string, ComponentType> = {
  "Hero of the action page": HeroArt,
  "Closed fiddle case: the privacy page": FiddleCaseArt,
  "Empty stage: the 404 page": EmptyStageArt,
  "Letter: the page without scripts": LetterArt,
  "Gable mural: the placeholder for the Instagram post": MuralArt,
  Logo,
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
          {Object.entries(ELEMENTS).map(([name, { viewBox, element }]) => (
            <figure key={name}>
              <Illustration viewBox={viewBox}>{element}</Illustration>
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
          {Object.entries(PICTURES).map(([name, Picture]) => (
            <figure key={name}>
              <Picture />
              <figcaption>{name}</figcaption>
            </figure>
          ))}
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
