import type { Meta, StoryObj } from "@storybook/react-vite";
import { useLayoutEffect, useRef, useState } from "react";
import styled from "styled-components";
import { display, FAMILY, SIZE } from "../../site/kit/type.ts";
import { SPACE } from "../../widget/theme/tokens.ts";
import { Code, FoundationPage, PageSection } from "./FoundationPage.tsx";

type Step = keyof typeof SIZE;

const STEPS: { [S in Step]: string } = {
  title: "Section titles, always in the display font.",
  subtitle: "Subtitles, and large text on a card.",
  lead: "The introduction of a page.",
  body: "Body text, with 45 to 72 characters per line.",
  small: "Notes, captions and small print. No text is smaller.",
};

function ScaleStep({ step }: { step: Step }) {
  const sample = useRef<HTMLParagraphElement>(null);
  const [px, setPx] = useState("");
  useLayoutEffect(() => {
    const measure = () => sample.current && setPx(getComputedStyle(sample.current).fontSize);
    measure();
    window.addEventListener("resize", measure);
    return () => window.removeEventListener("resize", measure);
  }, []);
  return (
    <ScaleRow>
      <p>
        <Code>{step}</Code> {px}
        <br />
        {STEPS[step]}
      </p>
      <SampleLine ref={sample} $step={step}>
        Ask your TDs to retain, extend and expand the Basic Income for the Arts.
      </SampleLine>
    </ScaleRow>
  );
}

function TypePage() {
  return (
    <FoundationPage
      title="Type"
      lead="A condensed display font for headlines, a plain sans serif for text, and a serif italic for the story’s narration. The site serves all fonts itself."
    >
      <PageSection
        title="Display"
        note="Bricolage Grotesque in its narrowest width and heaviest weight, with tight spacing. For headlines, figures and tickets, not for paragraphs."
      >
        <DisplaySample>Contact Your TD</DisplaySample>
        <Alphabet>AÁBCDEÉFGHIÍJKLMNOÓPQRSTUÚVWXYZ 0123456789</Alphabet>
      </PageSection>
      <PageSection
        title="Text"
        note="Instrument Sans, weights 400 to 700. Counters use tabular figures, so that their width does not change."
      >
        <p>Aá Bb Cc Dd Eé Ff Gg Hh Ií Jj Kk Ll Mm Nn Oó Pp Qq Rr Ss Tt Uú Vv Ww Xx Yy Zz</p>
        <p>
          <strong>
            Aá Bb Cc Dd Eé Ff Gg Hh Ií Jj Kk Ll Mm Nn Oó Pp Qq Rr Ss Tt Uú Vv Ww Xx Yy Zz
          </strong>
        </p>
      </PageSection>
      <PageSection title="Narration" note="Newsreader italic, only for the narration of the story.">
        <NarrationSample>
          One town, one ordinary day. Everything in colour was made by somebody.
        </NarrationSample>
      </PageSection>
      <PageSection
        title="Scale"
        note="A few steps. Each one scales with the width of the viewport. The sizes shown are for the current width; change it in the toolbar."
      >
        {(Object.keys(STEPS) as Step[]).map((step) => (
          <ScaleStep key={step} step={step} />
        ))}
      </PageSection>
      <PageSection
        title="On a partner’s page"
        note={
          <>
            The element loads no font. It uses the font of the page, with sizes in em based on 16 to
            20 px. <Code>--bia-font</Code> and <Code>--bia-font-display</Code> change its fonts.
          </>
        }
      />
    </FoundationPage>
  );
}

const meta: Meta = { title: "Foundations/Type", tags: ["!autodocs"] };

export default meta;

export const Default: StoryObj = { name: "Type", render: () => <TypePage /> };

const DisplaySample = styled.p`
  ${display}
  font-size: clamp(3rem, 15vw, 10rem);
  line-height: 0.88;
  letter-spacing: -0.035em;
`;

const Alphabet = styled.p`
  ${display}
  font-size: ${SIZE.title};
  letter-spacing: 0;
  overflow-wrap: anywhere;
`;

const NarrationSample = styled.p`
  font: italic 400 1.75rem / 1.25 ${FAMILY.narration};
`;

const ScaleRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: ${SPACE.s} ${SPACE.xl};
  align-items: baseline;
  > :first-child {
    font-size: ${SIZE.small};
  }
`;

const SampleLine = styled.p<{ $step: Step }>`
  font-size: ${({ $step }) => SIZE[$step]};
  line-height: 1.25;
  ${({ $step }) => ($step === "title" || $step === "subtitle" ? display : "")}
`;
