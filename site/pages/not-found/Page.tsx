import styled from "styled-components";
import { PosterHeader } from "../../components/PosterHeader.tsx";
import { headIn, usePage, useWording } from "../../document/shown-page.ts";
import { linkTo } from "../../routes.ts";
import { above, labelLink } from "../../style/layout.ts";
import { display } from "../../style/type.ts";
import emptyStage from "./empty-stage.svg?raw";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

Page.headOf = headIn({ en, ga });

export function Page() {
  const { language, campaign } = usePage();
  const { title, text, curlyQuote, embed, home } = useWording({ en, ga });
  return (
    <PosterHeader title={title} lead={text} art={emptyStage}>
      {campaign.state === "draft" ? null : (
        <CurlyNote data-curly-quote="" hidden>
          {curlyQuote} <a href={linkTo("/embed", language)}>{embed}</a>
        </CurlyNote>
      )}
      <HomeLink href={linkTo("/", language)}>{home}</HomeLink>
    </PosterHeader>
  );
}

const CurlyNote = styled.p`
  ${above}
  max-inline-size: 17rem;
  margin-block-start: 1rem;
`;

const HomeLink = styled.a`
  ${display}
  ${labelLink("paperRaised", "ink", "ink")}
  margin-block-start: 2rem;
  font-size: 1.5rem;
`;
