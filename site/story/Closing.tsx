import styled from "styled-components";
import { SPACE, TARGET_SIZE } from "../../widget/theme/tokens.ts";
import { recordClick } from "../action/record-click.ts";
import { CAMPAIGN } from "../campaign.ts";
import { Icon } from "../kit/Icon.tsx";
import { Press } from "./Scene.tsx";
import { SaveReel } from "./share/SaveReel.tsx";
import { REEL } from "./share/share-reel.ts";
import { WORDS } from "./words.ts";

/** What there is to do when the story has ended (spec §2). */
export function Closing() {
  return (
    <>
      <Press href="/">{WORDS.act}</Press>
      <Links>
        <li>
          <a
            href={CAMPAIGN.surveyUrl}
            target="_blank"
            rel="noopener"
            title={WORDS.surveyHint}
            onClick={() => recordClick("survey", fetch)}
          >
            {WORDS.survey} <Icon name="external" />
          </a>
        </li>
        {REEL && (
          <li>
            <SaveReel />
          </li>
        )}
      </Links>
    </>
  );
}

const Links = styled.ul`
  margin-block-start: ${SPACE.m};
  padding: 0;
  list-style: none;
  a {
    display: inline-block;
    padding-block: ${SPACE.s};
    color: inherit;
    font-weight: 700;
    line-height: calc(${TARGET_SIZE} - 2 * ${SPACE.s});
  }
  svg {
    vertical-align: -0.25em;
  }
`;
