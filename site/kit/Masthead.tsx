import styled from "styled-components";
import { colour, SPACE, TARGET_SIZE } from "../../widget/theme/tokens.ts";
import { Logo } from "../art/Logo.tsx";
import { CAMPAIGN } from "../campaign.ts";
import { pageLink } from "../language.ts";
import { INSET } from "./layout.ts";
import { SkipLink } from "./SkipLink.tsx";
import { display } from "./type.ts";

/**
 * The header of every page: the skip link, and the logo and campaign name as a link to the home
 * page. The compact one shows only the logo, fixed in the corner of a full-screen page.
 */
export function Masthead({ compact }: { compact: boolean }) {
  const Header = compact ? CompactHeader : FullHeader;
  return (
    <Header>
      <SkipLink />
      <HomeLink href={pageLink("/")} aria-label={compact ? CAMPAIGN.campaignName : undefined}>
        <Logo />
        {!compact && <span>{CAMPAIGN.campaignName}</span>}
      </HomeLink>
    </Header>
  );
}

const FullHeader = styled.header`
  position: relative;
  z-index: 2;
  padding: ${SPACE.m} ${INSET};
  @media print {
    padding-inline: 0;
  }
`;

/** Size of the top bar on a full-screen page: its height, and the width that the logo occupies. */
export const TOP_BAR = { height: "3.5rem", logoWidth: "3.75rem" } as const;

const CompactHeader = styled.header`
  position: fixed;
  z-index: 4;
  inset-block-start: 0;
  inset-inline-start: ${SPACE.s};
  display: grid;
  align-items: center;
  block-size: ${TOP_BAR.height};
  @media print {
    display: none;
  }
`;

const HomeLink = styled.a`
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
