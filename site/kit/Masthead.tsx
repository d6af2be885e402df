import styled from "styled-components";
import { colour, SPACE, TARGET_SIZE } from "../../widget/theme/tokens.ts";
import { Mark } from "../art/Mark.tsx";
import { CAMPAIGN } from "../campaign.ts";
import { INSET } from "./layout.ts";
import { SkipLink } from "./SkipLink.tsx";
import { display } from "./type.ts";

/**
 * The way past, the campaign's mark and the way home, at the head of every
 * page. A `bare` one is the mark alone, in the corner of a picture that fills
 * the screen.
 */
export function Masthead({ bare }: { bare: boolean }) {
  const Frame = bare ? Corner : Header;
  return (
    <Frame>
      <SkipLink />
      <Home href="/" aria-label={bare ? CAMPAIGN.campaignName : undefined}>
        <Mark />
        {!bare && <span>{CAMPAIGN.campaignName}</span>}
      </Home>
    </Frame>
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

/** How high a bar over a picture is, and how much of its start the mark takes. */
export const BAR = { height: "3.5rem", mark: "3.75rem" } as const;

const Corner = styled.header`
  position: fixed;
  z-index: 4;
  inset-block-start: 0;
  inset-inline-start: ${SPACE.s};
  display: grid;
  align-items: center;
  block-size: ${BAR.height};
  @media print {
    display: none;
  }
`;

const Home = styled.a`
  ${display}
  display: inline-flex;
  align-items: center;
  gap: ${SPACE.m};
  min-block-size: ${TARGET_SIZE};
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
