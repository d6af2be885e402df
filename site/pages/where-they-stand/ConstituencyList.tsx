import styled from "styled-components";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { nameIn, PlaceLink } from "../../components/PlaceLink.tsx";
import { usePage, useWording } from "../../document/shown-page.ts";
import { target } from "../../style/layout.ts";
import { SIZE } from "../../style/type.ts";
import type { Share } from "./recorded-tds.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** The constituencies by name, each with how many of its TDs have asked, and the link to its page. */
export function ConstituencyList({ shares }: { shares: readonly Share[] }) {
  const { language } = usePage();
  const { countsOf } = useWording({ en, ga });
  const rows = shares
    .map((share) => ({ share, name: nameIn(share.constituency, language) }))
    .sort((a, b) => a.name.localeCompare(b.name, "ga"));
  return (
    <Names>
      {rows.map(({ share, name }) => (
        <li key={name}>
          <PlaceLink to={share.constituency} /> <span>{countsOf(share)}</span>
        </li>
      ))}
    </Names>
  );
}

const Names = styled.ul`
  columns: 20rem;
  column-gap: ${SPACE.xl};
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    column-gap: ${SPACE.m};
    border-block-end: 1px solid ${colour("rule")};
    break-inside: avoid;
  }
  a {
    ${target}
    font-weight: 700;
  }
  span {
    color: ${colour("inkSoft")};
    font-size: ${SIZE.small};
    font-variant-numeric: tabular-nums;
  }
`;
