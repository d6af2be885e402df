import styled from "styled-components";
import { colour, SPACE, TARGET } from "../../widget/theme/tokens.ts";
import { Mark } from "../art/Mark.tsx";
import { CAMPAIGN } from "../campaign.ts";
import { INSET } from "../style/layout.ts";
import { display } from "../style/type.ts";
import { SkipLink } from "./SkipLink.tsx";

/** The way past, the campaign's mark and the way home, at the head of every page. */
export function Masthead() {
  return (
    <Header>
      <SkipLink />
      <Home href="/">
        <Mark />
        <span>{CAMPAIGN.campaignName}</span>
      </Home>
    </Header>
  );
}

const Header = styled.header`
  position: relative;
  z-index: 2;
  padding: ${SPACE.m} ${INSET};
  @media print {
    padding-inline: 0;
  }
`;

const Home = styled.a`
  ${display}
  display: inline-flex;
  align-items: center;
  gap: ${SPACE.m};
  min-block-size: ${TARGET};
  font-size: 1.25rem;
  letter-spacing: -0.005em;
  color: ${colour("ink")};
  text-decoration: none;
  &:hover span {
    text-decoration: underline;
    text-decoration-thickness: 2px;
  }
  svg {
    inline-size: 2.75rem;
  }
`;
