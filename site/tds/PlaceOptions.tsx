import styled from "styled-components";
import { constituencyName } from "../../api/contract/irish-names.ts";
import { localPath } from "../../api/contract/language.ts";
import { PATHS } from "../../api/contract/paths.ts";
import type { TdsPageModel } from "../../api/contract/tds-page.ts";
import { wordingFor } from "../../widget/index.ts";
import { SPACE, TARGET_SIZE } from "../../widget/theme/tokens.ts";
import { SIZE } from "../kit/type.ts";
import { usePage } from "../shown-page.ts";

/** The constituencies in which a typed place may be, as links to their TDs. */
export function PlaceOptions({ options }: Extract<TdsPageModel, { state: "places" }>) {
  const { language } = usePage();
  const { placeIn } = wordingFor(language).find;
  return (
    <OptionLinks>
      {options.map(({ place, constituency }) => (
        <li key={`${place}/${constituency}`}>
          <a
            href={localPath(`${PATHS.tdsPage}?${new URLSearchParams({ constituency })}`, language)}
          >
            {place === null
              ? constituencyName(constituency, language)
              : placeIn(place, constituency)}
          </a>
        </li>
      ))}
    </OptionLinks>
  );
}

const OptionLinks = styled.ul`
  margin: 0 0 ${SPACE.xxl};
  padding: 0;
  list-style: none;
  font-size: ${SIZE.lead};
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${TARGET_SIZE};
    font-weight: 700;
  }
`;
