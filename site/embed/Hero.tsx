import styled from "styled-components";
import { SPACE } from "../../widget/theme/tokens.ts";
import { BillPostingArt } from "../art/BillPostingArt.tsx";
import { MEDIUM, WIDE } from "../kit/layout.ts";
import { PosterHeader } from "../kit/PosterHeader.tsx";
import { usePage, useTexts } from "../shown-page.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** The header of the embed page. */
export function Hero() {
  const { campaign } = usePage();
  const { title, lead } = useTexts({ en, ga }).hero;
  return (
    <HeroPoster title={title} lead={lead(campaign.nameInText)}>
      <HeroArt />
    </HeroPoster>
  );
}

const HeroPoster = styled(PosterHeader)`
  --tall: 31rem;
  --lead: min(47cqi, 13rem);
  ${MEDIUM} {
    --tall: 36rem;
  }
  ${WIDE} {
    --tall: clamp(30rem, 36cqi, 38rem);
    --top: ${SPACE.l};
    --headline: clamp(7rem, 11.4cqi, 10.5rem);
    --lead: 31rem;
  }
`;

const HeroArt = styled(BillPostingArt)`
  inset-block-start: 9rem;
  inset-inline-end: -10rem;
  inline-size: 28rem;
  ${MEDIUM} {
    inset-block-start: 7rem;
    inset-inline-end: -8rem;
    inline-size: 36rem;
  }
  ${WIDE} {
    inset-block-start: -4.25rem;
    inset-inline-end: 0;
    inline-size: clamp(32rem, 44cqi, 42rem);
  }
`;
