import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentType, ReactNode } from "react";
import styled from "styled-components";
import { BillPostingArt } from "../../site/art/BillPostingArt.tsx";
import { Book } from "../../site/art/Book.tsx";
import { Brush } from "../../site/art/Brush.tsx";
import { EmptyStageArt } from "../../site/art/EmptyStageArt.tsx";
import { Fiddle } from "../../site/art/Fiddle.tsx";
import { FiddleCaseArt } from "../../site/art/FiddleCaseArt.tsx";
import { FilmStrip } from "../../site/art/FilmStrip.tsx";
import { HeroArt } from "../../site/art/HeroArt.tsx";
import { Illustration } from "../../site/art/illustration.tsx";
import { LetterArt } from "../../site/art/LetterArt.tsx";
import { Logo } from "../../site/art/Logo.tsx";
import { MuralArt } from "../../site/art/MuralArt.tsx";
import { StageLight } from "../../site/art/StageLight.tsx";
import { colour, SPACE } from "../../widget/theme/tokens.ts";
import { HalftonePatterns } from "../support/HalftonePatterns.tsx";
import { Page, Part } from "./FoundationPage.tsx";

/** What pictures are put together from, each drawn about its own 0,0. */
const THINGS: Record<string, { viewBox: string; thing: ReactNode }> = {
  Fiddle: { viewBox: "-140 -420 280 640", thing: <Fiddle /> },
  Book: { viewBox: "-260 -110 520 310", thing: <Book /> },
  "Stage light": { viewBox: "-130 -170 260 290", thing: <StageLight /> },
  "Film strip": {
    viewBox: "-300 -300 600 180",
    thing: <FilmStrip radius={220} from={215} to={325} />,
  },
  Brush: { viewBox: "-20 -60 520 120", thing: <Brush /> },
};

/** Whole pictures, and where each hangs. */
const PICTURES: { name: string; where: string; Picture: ComponentType }[] = [
  { name: "The poster", where: "The action page, once.", Picture: HeroArt },
  {
    name: "The closed case",
    where: "Privacy: a tag that nobody wrote a name on.",
    Picture: FiddleCaseArt,
  },
  { name: "The bill", where: "The page for partners.", Picture: BillPostingArt },
  { name: "The empty stage", where: "404.", Picture: EmptyStageArt },
  { name: "The letter", where: "The page without scripts.", Picture: LetterArt },
  {
    name: "The gable",
    where: "In the post’s place, until somebody asks for it.",
    Picture: MuralArt,
  },
  { name: "The mark", where: "Masthead, icons.", Picture: Logo },
];

function Illustrations() {
  return (
    <Page
      title="Illustration"
      lead="One hand, one press: flat inks that overprint each other slightly out of register, and one key plate of ink lines. Nothing from elsewhere is mixed in."
    >
      <HalftonePatterns />
      <Part
        title="Things"
        note="Drawn about their own middle and placed in a picture. Inks miss their register by one to three units; outlines are four; shade is a halftone, never a gradient."
      >
        <Wall>
          {Object.entries(THINGS).map(([name, { viewBox, thing }]) => (
            <figure key={name}>
              <Illustration viewBox={viewBox}>{thing}</Illustration>
              <figcaption>{name}</figcaption>
            </figure>
          ))}
        </Wall>
      </Part>
      <Part
        title="Pictures"
        note="A picture is decoration: whatever it says stands in the text too. On paper its plates multiply; in the dark they add up, as coloured lights do on a stage. In forced colours and in print it is not there."
      >
        <Wall>
          {PICTURES.map(({ name, where, Picture }) => (
            <figure key={name}>
              <Picture />
              <figcaption>
                <strong>{name}</strong> {where}
              </figcaption>
            </figure>
          ))}
        </Wall>
      </Part>
    </Page>
  );
}

const meta: Meta = { title: "Foundations/Illustration", tags: ["!autodocs"] };

export default meta;

export const TheIllustration: StoryObj = { name: "Illustration", render: () => <Illustrations /> };

const Wall = styled.div`
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
