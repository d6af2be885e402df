import styled from "styled-components";
import { DATA_LICENCE_URL } from "../../api/contract/oireachtas.ts";
import { colour, SPACE } from "../../widget/theme/tokens.ts";
import { usePage, useWording } from "../document/shown-page.ts";
import { FOOTER_ENTRIES, linkTo } from "../routes.ts";
import { INSET, MEDIUM, notPrinted, target } from "../style/layout.ts";
import { display, SIZE } from "../style/type.ts";
import { OtherLanguage } from "./Masthead.tsx";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** The footer of every page. `path` is that of the masthead. */
export function Footer({ path }: { path?: string | undefined }) {
  const { campaign, language } = usePage();
  const { organisation, builder } = campaign;
  const wording = useWording({ en, ga });
  const pages = FOOTER_ENTRIES.filter(
    ({ shownIn }) => campaign.state !== "draft" || shownIn === "every-state",
  );
  const links = [
    [campaign.privacyPolicyUrl, wording.policy(organisation)],
    ...pages.map((page) => [linkTo(page.path, language), wording.pages[page.folder]] as const),
    [DATA_LICENCE_URL, wording.credit],
    [builder.url, wording.builtBy(builder.name)],
  ] as const;
  return (
    <PageFooter>
      {/* The year of the rendering, at the build, a start or a publication, also in the year after. */}
      <Copyright suppressHydrationWarning>
        {`© ${new Date().getFullYear()} ${organisation}`}
      </Copyright>
      <FooterLinks>
        {links.map(([href, text]) => (
          <li key={text}>
            <a href={href}>{text}</a>
          </li>
        ))}
        {path !== undefined && (
          <li>
            <OtherLanguage path={path} />
          </li>
        )}
      </FooterLinks>
    </PageFooter>
  );
}

const PageFooter = styled.footer`
  container-type: inline-size;
  position: relative;
  display: grid;
  gap: ${SPACE.xl};
  padding: ${SPACE.xxl} ${INSET};
  background: ${colour("inkGround")};
  color: ${colour("onDark")};
  font-size: ${SIZE.small};
  @media (forced-colors: active) {
    border-block-start: 3px solid;
  }
  ${notPrinted}
  :focus-visible {
    outline-color: ${colour("onDark")};
  }
`;

const Copyright = styled.p`
  ${display}
  font-size: ${SIZE.title};
`;

const FooterLinks = styled.ul`
  display: flex;
  flex-direction: column;
  a {
    ${target}
    color: inherit;
  }
  ${MEDIUM} {
    flex-flow: row wrap;
    column-gap: ${SPACE.xxl};
  }
`;
