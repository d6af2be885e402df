import styled from "styled-components";
import { DATA_LICENCE_URL } from "../../api/contract/oireachtas.ts";
import { colour, SPACE } from "../../widget/theme/tokens.ts";
import { usePage, useWording } from "../document/shown-page.ts";
import { FOOTER_ENTRIES, type FooterGroup, linkTo } from "../routes.ts";
import { INSET, notPrinted, painted, stack, target } from "../style/layout.ts";
import { SIZE, subtitle } from "../style/type.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** The footer of visitors' pages: its links in three groups. */
export function Footer() {
  const { campaign, language } = usePage();
  const { organisation, builder } = campaign;
  const wording = useWording({ en, ga });
  const pages = FOOTER_ENTRIES.filter(
    ({ shownIn }) => campaign.state !== "draft" || shownIn === "every-state",
  );
  const linksOf = (group: FooterGroup): Link[] =>
    pages
      .filter(({ footer }) => footer === group)
      .map(({ path, folder }) => [linkTo(path, language), wording.pages[folder]]);
  const smallPrint: Link[] = [
    [campaign.privacyPolicyUrl, wording.policy(organisation)],
    ...linksOf("smallPrint"),
    [DATA_LICENCE_URL, wording.credit],
    [builder.url, wording.builtBy(builder.name)],
  ];
  return (
    <PageFooter>
      <LinkGroups>
        <LinkGroup name={wording.groups.campaign} links={linksOf("campaign")} />
        <LinkGroup name={wording.groups.partners} links={linksOf("partners")} />
        <LinkGroup name={wording.groups.smallPrint} links={smallPrint} />
      </LinkGroups>
      {/* The year of the rendering, at the build, a start or a publication, also in the year after. */}
      <p suppressHydrationWarning>{`© ${new Date().getFullYear()} ${organisation}`}</p>
    </PageFooter>
  );
}

type Link = readonly [href: string, text: string];

function LinkGroup({ name, links }: { name: string; links: readonly Link[] }) {
  return links.length === 0 ? null : (
    <div>
      <GroupName>{name}</GroupName>
      <ul>
        {links.map(([href, text]) => (
          <li key={text}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const PageFooter = styled.footer`
  container-type: inline-size;
  position: relative;
  ${stack("xl")}
  padding: ${SPACE.xxl} ${INSET};
  ${painted("inkGround", "onDark")}
  font-size: ${SIZE.small};
  @media (forced-colors: active) {
    border-block-start: 3px solid;
  }
  ${notPrinted}
  :focus-visible {
    outline-color: ${colour("onDark")};
  }
`;

const LinkGroups = styled.div`
  ${stack("l", "xxl")}
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  a {
    ${target}
    color: inherit;
  }
`;

const GroupName = styled.p`
  ${subtitle}
`;
