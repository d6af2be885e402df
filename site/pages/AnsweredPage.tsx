import styled from "styled-components";
import { colour, SPACE } from "../../widget/theme/tokens.ts";
import { AnswerKinds } from "../answered/AnswerKinds.tsx";
import { en } from "../answered/wording/en.ts";
import { ga } from "../answered/wording/ga.ts";
import { LetterArt } from "../art/LetterArt.tsx";
import type { PageHead } from "../head.ts";
import { INSET, MEDIUM, WIDE } from "../kit/layout.ts";
import { PosterHeader } from "../kit/PosterHeader.tsx";
import { type ShownPage, useTexts } from "../shown-page.ts";

/** Returns the page's metadata. */
export const headOf = ({ campaign, language }: ShownPage): PageHead =>
  ({ en, ga })[language].head(campaign);

/** `/they-answered`: what TDs answer, what it means, and what to reply. */
export function Page() {
  const { title, lead } = useTexts({ en, ga });
  return (
    <>
      <AnsweredHeader title={title} lead={lead}>
        <HeaderPicture />
      </AnsweredHeader>
      <AnswersArea>
        <AnswerKinds />
      </AnswersArea>
    </>
  );
}

const AnsweredHeader = styled(PosterHeader)`
  --tall: 29rem;
  ${WIDE} {
    --tall: clamp(26rem, 34cqi, 33rem);
  }
`;

/* The answers below overlap the bottom of the picture. */
const HeaderPicture = styled(LetterArt)`
  inset-block-start: 11rem;
  inset-inline-end: -8rem;
  inline-size: 26rem;
  ${MEDIUM} {
    inset-block-start: 4rem;
    inset-inline-end: -7rem;
    inline-size: 36rem;
  }
  ${WIDE} {
    inset-block-start: -1rem;
    inset-inline-end: -4rem;
    inline-size: clamp(36rem, 50cqi, 48rem);
  }
`;

const AnswersArea = styled.div`
  position: relative;
  display: grid;
  gap: ${SPACE.xxl};
  padding: ${SPACE.xxl} ${INSET} ${SPACE.xxxl};
  border-block-start: 3px solid ${colour("ink")};
  background: ${colour("paper")};
  @media print {
    gap: ${SPACE.m};
    padding: 0;
    border: 0;
  }
`;
