import styled from "styled-components";
import { DATA_CREDIT } from "../../api/contract/oireachtas.ts";
import { colour, SPACE, TARGET_SIZE } from "../../widget/theme/tokens.ts";
import { CAMPAIGN } from "../campaign.ts";
import { pageLink } from "../language.ts";
import { INSET, MEDIUM } from "./layout.ts";
import { display, SIZE } from "./type.ts";
import { kitWording } from "./wording/wording.ts";

/** The footer of every page: copyright, links and credits. */
export function Footer() {
  const wording = kitWording();
  return (
    <PageFooter>
      <Copyright>
        © {BUILD_YEAR} {CAMPAIGN.organisation}
      </Copyright>
      <FooterLinks>
        <li>
          <a href={CAMPAIGN.privacyPolicyUrl}>{wording.policy(CAMPAIGN.organisation)}</a>
        </li>
        <li>
          <a href={pageLink("/privacy")}>{wording.privacy}</a>
        </li>
        {/* Nobody sees these pages of a draft. */}
        {CAMPAIGN.state === "draft" ? null : (
          <>
            <li>
              <a href={pageLink("/day-without-arts")}>{wording.story}</a>
            </li>
            <li>
              <a href={pageLink("/embed")}>{wording.embed}</a>
            </li>
          </>
        )}
        <li>
          <a href={DATA_CREDIT.url}>{wording.credit}</a>
        </li>
        <li>
          <a href={CAMPAIGN.builder.url}>{wording.builtBy(CAMPAIGN.builder.name)}</a>
        </li>
      </FooterLinks>
    </PageFooter>
  );
}

/** The year in which the texts were published: that of the build. */
const BUILD_YEAR =
  typeof __BUILD_YEAR__ === "undefined" ? new Date().getFullYear() : __BUILD_YEAR__;

const PageFooter = styled.footer`
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
  @media print {
    display: none;
  }
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
  padding: 0;
  list-style: none;
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${TARGET_SIZE};
    color: inherit;
  }
  ${MEDIUM} {
    flex-flow: row wrap;
    column-gap: ${SPACE.xxl};
  }
`;
