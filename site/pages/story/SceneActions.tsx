import { useEffect, useState } from "react";
import styled from "styled-components";
import { isPast } from "../../../api/grammar/dates.ts";
import { INKS, SPACE, TARGET_SIZE } from "../../../widget/theme/tokens.ts";
import { sendClick } from "../../browser/links.ts";
import { Icon } from "../../components/Icon.tsx";
import { usePage, useWording } from "../../document/shown-page.ts";
import { linkTo } from "../../routes.ts";
import { scriptedOnly } from "../../style/layout.ts";
import { StoryLink } from "./Scene.tsx";
import type { Story } from "./story.ts";
import { useStoryState } from "./use-story.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** The links at the end of the story: the action page, the survey and the film. */
export function ClosingActions() {
  const { campaign, language } = usePage();
  // The script decides, because the page may be older than the end of the survey.
  const [hasEnded, setHasEnded] = useState(false);
  useEffect(() => setHasEnded(isPast(campaign.surveyUntil, new Date())), [campaign.surveyUntil]);
  const wording = useWording({ en, ga });
  return (
    <>
      <StoryLink href={linkTo("/", language)}>{wording.act}</StoryLink>
      <LinkList>
        <li hidden={hasEnded}>
          <a
            href={campaign.surveyUrl}
            target="_blank"
            rel="noopener"
            title={wording.surveyHint}
            onClick={() => sendClick("survey")}
          >
            <Icon name="external" /> <span>{wording.survey}</span>
          </a>
        </li>
        <li>
          <FilmLink />
        </li>
      </LinkList>
    </>
  );
}

/* On a ground like the sky, so that no outline of the drawing runs through the links. */
const LinkList = styled.ul`
  inline-size: fit-content;
  margin-block-start: ${SPACE.m};
  background: ${INKS.ash};
  font-size: 0.875rem;
  a {
    display: inline-block;
    padding-block: ${SPACE.m};
    color: inherit;
    font-weight: 400;
    line-height: 1.45;
    text-decoration: none;
    text-wrap: balance;
  }
  span {
    text-decoration: underline;
  }
  svg {
    vertical-align: -0.25em;
  }
`;

/** A link that downloads the film of the story. */
export function FilmLink() {
  const { fileName, saveReel } = useWording({ en, ga });
  const suffix = usePage().language === "ga" ? "-ga" : "";
  return (
    <DownloadLink href={`/day-without-arts-reel${suffix}.mp4`} download={`${fileName}.mp4`}>
      <Icon name="download" /> <span>{saveReel}</span>
    </DownloadLink>
  );
}

const DownloadLink = styled.a`
  display: inline-block;
  padding-block: ${SPACE.s};
  color: inherit;
  font-weight: 700;
  line-height: calc(${TARGET_SIZE} - 2 * ${SPACE.s});
  svg {
    vertical-align: -0.25em;
  }
`;

export function StartButton({ story }: { story: Story }) {
  const playing = useStoryState(story, (state) => state.playing);
  const wording = useWording({ en, ga });
  return (
    <PlayButton as="button" type="button" data-start onClick={story.toggle}>
      {playing ? wording.pauseStory : wording.start}
    </PlayButton>
  );
}

const PlayButton = styled(StoryLink)`
  ${scriptedOnly}
`;
