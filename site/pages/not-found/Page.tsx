import styled from "styled-components";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { headIn, usePage, useWording } from "../../document/shown-page.ts";
import { Print } from "../../drawings/Print.tsx";
import { linkTo } from "../../routes.ts";
import { INSET, NARROW, target, WIDE } from "../../style/layout.ts";
import { display, headline, SIZE } from "../../style/type.ts";
import emptyStage from "./empty-stage.svg?raw";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

Page.headOf = headIn({ en, ga });

export function Page() {
  const { language, campaign } = usePage();
  const wording = useWording({ en, ga });
  return (
    <NotFoundArea>
      <NotFoundPicture of={emptyStage} isMain />
      <NotFoundHeadline>
        {wording.oops} <span>{wording.title}</span>
      </NotFoundHeadline>
      <NotFoundText>{wording.text}</NotFoundText>
      {campaign.state === "draft" ? null : (
        <NotFoundText data-curly-quote="" hidden>
          {wording.curlyQuote} <a href={linkTo("/embed", language)}>{wording.embed}</a>
        </NotFoundText>
      )}
      <HomeLink href={linkTo("/", language)}>{wording.home}</HomeLink>
    </NotFoundArea>
  );
}

const NotFoundArea = styled.section`
  position: relative;
  display: grid;
  align-content: start;
  justify-items: start;
  block-size: 100%;
  min-block-size: 36rem;
  overflow-x: clip;
  padding: ${SPACE.s} ${INSET} ${SPACE.xxxl};
  ${WIDE} {
    padding-block-start: ${SPACE.xl};
  }
`;

const NotFoundHeadline = styled.h1`
  ${headline}
  position: relative;
  font-size: clamp(min(2.5rem, 18cqi), 15.7cqi, 7rem);
  ${WIDE} {
    max-inline-size: 5.6em;
    font-size: clamp(5.25rem, 8.9cqi, 8rem);
  }
`;

const NotFoundText = styled.p`
  position: relative;
  max-inline-size: 17rem;
  margin-block: ${SPACE.xl};
  font-size: ${SIZE.lead};
  line-height: 1.4;
`;

const HomeLink = styled.a`
  ${display}
  position: relative;
  ${target}
  padding: ${SPACE.m} ${SPACE.xl};
  background: ${colour("paperRaised")};
  border: 3px solid ${colour("ink")};
  box-shadow: 5px 5px 0 ${colour("ink")};
  color: ${colour("ink")};
  font-size: 1.5rem;
  text-decoration: none;
  &:hover {
    background: ${colour("marigold")};
    color: ${colour("onMarigold")};
  }
`;

const NotFoundPicture = styled(Print)`
  position: absolute;
  inset-block-end: -6rem;
  inset-inline-end: -9rem;
  inline-size: 30rem;
  color: ${colour("ink")};
  ${NARROW} {
    position: static;
    order: 1;
    inline-size: 100%;
    margin-block: ${SPACE.xl} -${SPACE.xxxl};
  }
  ${WIDE} {
    inset-block: -4.5rem auto;
    inset-inline-end: -2cqi;
    inline-size: clamp(34rem, 51cqi, 52rem);
  }
  @media (forced-colors: active), print {
    display: none;
  }
`;
