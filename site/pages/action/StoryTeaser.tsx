import styled from "styled-components";
import { colour, INKS, SPACE } from "../../../widget/theme/tokens.ts";
import { Icon } from "../../components/Icon.tsx";
import { usePage, useWording } from "../../document/shown-page.ts";
import { linkTo } from "../../routes.ts";
import {
  above,
  INSET,
  notPrinted,
  painted,
  target,
  underlinedOnHover,
  WIDE,
} from "../../style/layout.ts";
import { display, headline, SIZE } from "../../style/type.ts";
import wide from "./story-teaser.webp";
import wideGa from "./story-teaser-ga.webp";
import narrowGa from "./story-teaser-ga-narrow.webp";
import narrow from "./story-teaser-narrow.webp";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

const PICTURES = {
  en: { wide, narrow },
  ga: { wide: wideGa, narrow: narrowGa },
} as const;

/** A link to the story page, with the story's first picture half in colour, and its duration. */
export function StoryTeaser() {
  const { language } = usePage();
  const wording = useWording({ en, ga });
  const picture = PICTURES[language];
  return (
    <TeaserArea aria-labelledby="story-teaser">
      <TeaserText>
        <TeaserTitle id="story-teaser">{wording.storyTitle}</TeaserTitle>
        <p>{wording.storyText}</p>
        <WatchLink href={linkTo("/day-without-arts", language)}>
          <Icon name="play" /> {wording.watchStory}
        </WatchLink>
      </TeaserText>
      <picture>
        {/* Below WIDE the frame shows only this part of the picture, as wide as the screen. */}
        <source media="(max-width: 63.99rem)" srcSet={picture.narrow} width="1000" height="800" />
        <img src={picture.wide} width="1600" height="800" loading="lazy" alt="" />
      </picture>
    </TeaserArea>
  );
}

/* The background has the colour of the picture's sky, so that the text appears to be in the picture. */
const TeaserArea = styled.section`
  position: relative;
  display: grid;
  overflow: clip;
  background: ${INKS.marigold};
  color: ${colour("onMarigold")};
  img {
    display: block;
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 5 / 4;
    object-fit: cover;
  }
  ${WIDE} {
    align-items: start;
    min-block-size: 50cqi;
    img {
      position: absolute;
      inset: 0;
      block-size: 100%;
      aspect-ratio: auto;
      object-position: 0 100%;
    }
  }
  ${notPrinted}
  @media (forced-colors: active) {
    border-block: 3px solid;
    img {
      display: none;
    }
  }
`;

const TeaserText = styled.div`
  ${above}
  padding: ${SPACE.xxl} ${INSET} ${SPACE.m};
  p {
    max-inline-size: 22rem;
    margin-block: ${SPACE.l};
    font-size: ${SIZE.lead};
    line-height: 1.35;
  }
  /* The picture has free sky in the first 29% of its width. Its roofs begin there and at 80% of its height. */
  ${WIDE} {
    max-inline-size: 29cqi;
    padding: 3.5cqi 0 0 min(${INSET}, 9cqi);
    p {
      margin-block: 1.4cqi;
      font-size: clamp(1.0625rem, 1.6cqi, 1.375rem);
    }
  }
`;

const TeaserTitle = styled.h2`
  ${headline}
  font-size: min(17cqi, clamp(2.5rem, 1.2rem + 5.4cqi, 5.5rem));
  /* The longest word may reach into the sky beside the column. */
  overflow-wrap: normal;
  ${WIDE} {
    font-size: clamp(3.5rem, 6.1cqi, 5.5rem);
  }
`;

const WatchLink = styled.a`
  ${display}
  ${target}
  gap: ${SPACE.m};
  padding: ${SPACE.m} ${SPACE.l};
  ${painted("inkGround", "onDark")}
  font-size: 1.375rem;
  letter-spacing: -0.005em;
  ${underlinedOnHover}
  svg {
    fill: currentcolor;
  }
  &:focus-visible {
    outline-color: ${colour("onMarigold")};
  }
`;
