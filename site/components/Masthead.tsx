import styled from "styled-components";
import { LANGUAGES, localPath } from "../../api/contract/language.ts";
import { visuallyHidden } from "../../widget/components/hidden.ts";
import { colour, SPACE, TARGET_SIZE } from "../../widget/theme/tokens.ts";
import { usePage, useWording } from "../document/shown-page.ts";
import { Logo } from "../drawings/illustration.tsx";
import { linkTo } from "../routes.ts";
import { INSET, MARGIN, notPrinted, row, target } from "../style/layout.ts";
import { display, SIZE } from "../style/type.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** The header of every page. The compact one has the logo alone, in the corner of a full-screen page. */
export function Masthead(props: {
  /** Path and query of the English page; absent for a page that is in one language only. */
  path?: string | undefined;
  compact: boolean;
}) {
  const { path, compact } = props;
  const { campaign, language } = usePage();
  const { skip, otherLanguage } = useWording({ en, ga });
  const other = LANGUAGES.find((each) => each !== language) ?? language;
  const Header = compact ? CompactHeader : FullHeader;
  return (
    <Header>
      <SkipLink href="#main">{skip}</SkipLink>
      <HomeLink
        href={linkTo("/", language)}
        aria-label={compact ? campaign.campaignName : undefined}
      >
        <Logo />
        {!compact && <span>{campaign.campaignName}</span>}
      </HomeLink>
      {path === undefined ? null : (
        <LanguageLink
          href={localPath(path, other)}
          lang={other}
          hrefLang={other}
          // Settings that the page keeps in its address, such as those of the kit.
          onClick={({ currentTarget }) => {
            currentTarget.search ||= location.search;
          }}
        >
          {otherLanguage}
        </LanguageLink>
      )}
    </Header>
  );
}

const HomeLink = styled.a`
  ${display}
  ${target}
  gap: ${SPACE.m};
  font-size: 1.25rem;
  letter-spacing: -0.005em;
  color: ${colour("ink")};
  text-decoration: none;
  text-wrap: balance;
  &:hover span {
    text-decoration: underline;
    text-decoration-thickness: 2px;
  }
  :where(svg) {
    inline-size: 2.75rem;
  }
`;

const LanguageLink = styled.a`
  ${target}
  flex: none;
  justify-content: end;
  margin-inline-start: auto;
  color: ${colour("ink")};
  font-weight: 700;
  text-underline-offset: 0.2em;
  ${notPrinted}
`;

const FullHeader = styled.header`
  position: relative;
  z-index: 2;
  ${row("m", "xl")}
  padding: ${SPACE.m} ${INSET};
  /* The link to the other language stands below the name where large text leaves it no room. */
  ${HomeLink} {
    flex: 1 1 10rem;
  }
  @media print {
    padding-inline: 0;
  }
`;

/** The top bar of a full-screen page, in pixels, against large text. The page sets `height`: one row or two. */
export const TOP_BAR = {
  height: "var(--top-bar)",
  row: "56px",
  twoRows: "@media screen and (scripting: enabled) and (max-width: 39.99rem)",
  logoWidth: "60px",
} as const;

const CompactHeader = styled.header`
  position: absolute;
  inset: 0 0 auto;
  /* The header lies over the page's bar, which must take the clicks beside the links. */
  block-size: 0;
  > :not(${LanguageLink}) {
    position: fixed;
    z-index: 4;
    inset-inline-start: ${SPACE.s};
  }
  svg {
    inline-size: 44px;
  }
  ${HomeLink} {
    inset-block-start: 0;
    block-size: ${TOP_BAR.row};
  }
  /* The link has room beside the story's title at 320 px. */
  ${LanguageLink} {
    position: absolute;
    /* The link is below the notices of the bar. */
    z-index: 2;
    inset-block-start: calc(${TOP_BAR.height} + ${SPACE.xs});
    inset-inline-end: ${MARGIN};
    color: ${colour("onMarigold")};
    font-size: ${SIZE.small};
    /* On a low screen the church tower is behind the link. */
    @media (min-aspect-ratio: 1/1) and (max-height: 30rem) {
      padding-inline: ${SPACE.s};
      background: ${colour("marigold")};
    }
  }
  /* A recording shows the story only. */
  :root:has([data-clear]) & ${LanguageLink} {
    visibility: hidden;
  }
  ${notPrinted}
`;

const SkipLink = styled.a`
  position: absolute;
  z-index: 10;
  inset-block-start: ${SPACE.s};
  inset-inline-start: ${SPACE.s};
  min-block-size: ${TARGET_SIZE};
  padding: ${SPACE.m} ${SPACE.l};
  background: ${colour("paperRaised")};
  border: 2px solid ${colour("ink")};
  color: ${colour("ink")};
  &:not(:focus) {
    ${visuallyHidden}
    min-block-size: 0;
    padding: 0;
  }
`;
