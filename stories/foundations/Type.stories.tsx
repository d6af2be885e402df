import type { Meta, StoryObj } from "@storybook/react-vite";
import { useLayoutEffect, useRef, useState } from "react";
import styled from "styled-components";
import { display, FAMILY, SIZE } from "../../site/kit/type.ts";
import { SPACE } from "../../widget/theme/tokens.ts";
import { Code, Page, Part } from "./FoundationPage.tsx";

type Step = keyof typeof SIZE;

const STEPS: { [S in Step]: string } = {
  title: "Titles of sections; always in the display face.",
  subtitle: "Titles within them, and what is set large on a card.",
  lead: "The first lines of a page.",
  body: "Everything that is read. Lines of 45 to 72 characters.",
  small: "What stands beside: notes, captions, the small print. Nothing is smaller.",
};

function Measured({ step }: { step: Step }) {
  const line = useRef<HTMLParagraphElement>(null);
  const [px, setPx] = useState("");
  useLayoutEffect(() => {
    const measure = () => line.current && setPx(getComputedStyle(line.current).fontSize);
    measure();
    window.addEventListener("resize", measure);
    return () => window.removeEventListener("resize", measure);
  }, []);
  return (
    <Row>
      <p>
        <Code>{step}</Code> {px}
        <br />
        {STEPS[step]}
      </p>
      <Line ref={line} $step={step}>
        Ask your TDs to retain, extend and expand the Basic Income for the Arts.
      </Line>
    </Row>
  );
}

function Types() {
  return (
    <Page
      title="Type"
      lead="A poster’s face for what is shouted, a plain one for what is read, and a serif italic for what is told. All are served by the site itself."
    >
      <Part
        title="Display"
        note="Bricolage Grotesque at its narrowest and heaviest, set tight. For headlines, figures and tickets; never for a paragraph."
      >
        <Poster>Contact Your TD</Poster>
        <Letters>AÁBCDEÉFGHIÍJKLMNOÓPQRSTUÚVWXYZ 0123456789</Letters>
      </Part>
      <Part
        title="Text"
        note="Instrument Sans, 400 to 700. Figures that count are set tabular, so that they do not dance."
      >
        <p>Aá Bb Cc Dd Eé Ff Gg Hh Ií Jj Kk Ll Mm Nn Oó Pp Qq Rr Ss Tt Uú Vv Ww Xx Yy Zz</p>
        <p>
          <strong>
            Aá Bb Cc Dd Eé Ff Gg Hh Ií Jj Kk Ll Mm Nn Oó Pp Qq Rr Ss Tt Uú Vv Ww Xx Yy Zz
          </strong>
        </p>
      </Part>
      <Part title="Narration" note="Newsreader italic: the story’s voice, and nobody else’s.">
        <Told>One town, one ordinary day. Everything in colour was made by somebody.</Told>
      </Part>
      <Part
        title="Scale"
        note="Few steps, each fluid between a phone and a desk; the sizes are measured at this width. Change it in the toolbar."
      >
        {(Object.keys(STEPS) as Step[]).map((step) => (
          <Measured key={step} step={step} />
        ))}
      </Part>
      <Part
        title="On a partner’s page"
        note={
          <>
            The element loads no font: it is set in the page’s own, in em, between 16 and 20 px.{" "}
            <Code>--bia-font</Code> and <Code>--bia-font-display</Code> say otherwise.
          </>
        }
      />
    </Page>
  );
}

const meta: Meta = { title: "Foundations/Type", tags: ["!autodocs"] };

export default meta;

export const TheType: StoryObj = { name: "Type", render: () => <Types /> };

const Poster = styled.p`
  ${display}
  font-size: clamp(3rem, 15vw, 10rem);
  line-height: 0.88;
  letter-spacing: -0.035em;
`;

const Letters = styled.p`
  ${display}
  font-size: ${SIZE.title};
  letter-spacing: 0;
  overflow-wrap: anywhere;
`;

const Told = styled.p`
  font: italic 400 1.75rem / 1.25 ${FAMILY.narration};
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: ${SPACE.s} ${SPACE.xl};
  align-items: baseline;
  > :first-child {
    font-size: ${SIZE.small};
  }
`;

const Line = styled.p<{ $step: Step }>`
  font-size: ${({ $step }) => SIZE[$step]};
  line-height: 1.25;
  ${({ $step }) => ($step === "title" || $step === "subtitle" ? display : "")}
`;
