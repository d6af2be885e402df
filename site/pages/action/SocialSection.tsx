import styled from "styled-components";
import { colour, SPACE, TARGET_SIZE } from "../../../widget/theme/tokens.ts";
import { Icon } from "../../components/Icon.tsx";
import { ShareLinks } from "../../components/ShareLinks.tsx";
import { en as partsEn } from "../../components/wording/en.ts";
import { ga as partsGa } from "../../components/wording/ga.ts";
import { usePage, useWording } from "../../document/shown-page.ts";
import { Print } from "../../drawings/Print.tsx";
import { linkTo } from "../../routes.ts";
import { fieldStyle } from "../../style/controls.ts";
import { blueGround, INSET, labelLink, notPrinted, stack, WIDE } from "../../style/layout.ts";
import { display, headline, SIZE, subtitle } from "../../style/type.ts";
import mural from "./mural.svg?raw";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** The section's id in the page's address. The tile of step 2 leads to it. */
export const SOCIAL_SECTION_ID = "amplify-the-message";

/** Step 2 of the action page: links to follow and share the campaign, and its Instagram post. */
export function SocialSection() {
  const { campaign, language } = usePage();
  const wording = useWording({ en, ga }).social;
  const { shareOn } = useWording({ en: partsEn, ga: partsGa });
  const { handle, profileUrl, postUrl, shareText } = campaign;
  const [first, second, last] = wording.headline;
  return (
    <SocialArea id={SOCIAL_SECTION_ID} aria-labelledby="amplify" tabIndex={-1}>
      <SocialHeadline id="amplify">
        {first}
        <span>{second}</span>
        <LastLine>{last}</LastLine>
      </SocialHeadline>
      <SocialLinks>
        <FollowLink href={profileUrl} target="_blank" rel="noopener">
          <span>
            {wording.follow} {handle}
          </span>
          <Icon name="external" />
        </FollowLink>
        <h3>{shareOn}</h3>
        <ShareLinks text={shareText} path={linkTo("/", language)} />
      </SocialLinks>
      <InstagramPost url={postUrl} handle={handle} />
    </SocialArea>
  );
}

const SocialArea = styled.section`
  ${blueGround}
  ${stack("xxl")}
  overflow-x: clip;
  padding: ${SPACE.xxxl} ${INSET} 5rem;
  &:focus {
    outline: none;
  }
  ${notPrinted}
  ${WIDE} {
    grid-template: auto 1fr / 7fr 5fr;
    column-gap: ${SPACE.xxxl};
    padding-block: 6rem 7rem;
  }
`;

/* The font size is derived from the longest line, 6.3 em wide. */
const SocialHeadline = styled.h2`
  ${headline}
  font-size: clamp(min(2.25rem, 17cqi), 13.6cqi, 6.5rem);
  ${WIDE} {
    font-size: clamp(4.5rem, 8.2cqi, 7.75rem);
  }
`;

const LastLine = styled.span`
  color: ${colour("marigold")};
`;

const SocialLinks = styled.div`
  ${stack("m")}
  justify-items: start;
  align-content: start;
  h3 {
    margin-block-start: ${SPACE.l};
    font-size: 1rem;
  }
`;

const FollowLink = styled.a`
  ${display}
  ${labelLink("marigold", "onMarigold", "inkGround")}
  gap: ${SPACE.l};
  max-inline-size: 100%;
  font-size: min(${SIZE.title}, 11cqi);
  overflow-wrap: anywhere;
`;

/** A post in a frame of Instagram's own page, which is asked for after a click, and not before. */
function InstagramPost({ url, handle }: { url: string; handle: string }) {
  const wording = useWording({ en, ga }).social;
  return (
    <PostCard
      // The post's page for frames.
      data-post={`${url.replace(/\/?$/, "/")}embed/`}
      data-title={wording.postBy(handle)}
      data-sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
    >
      <div data-placeholder="">
        <PlaceholderPicture of={mural} />
        <Placeholder>
          <PostHandle>{handle}</PostHandle>
          <p>{wording.postNote}</p>
          <ShowButton type="button" data-shows-post="">
            {wording.showPost}
          </ShowButton>
        </Placeholder>
      </div>
      <PostLink href={url} target="_blank" rel="noopener">
        {wording.seePost} <Icon name="external" />
      </PostLink>
    </PostCard>
  );
}

const PostCard = styled.div`
  justify-self: center;
  inline-size: min(100%, 27rem);
  border: 3px solid ${colour("ink")};
  background: ${colour("paper")};
  box-shadow: 6px 6px 0 ${colour("inkGround")};
  color: ${colour("ink")};
  transform: rotate(-1.5deg);
  /* Instagram's page scrolls in the frame when the post is longer. */
  iframe {
    display: block;
    inline-size: 100%;
    block-size: min(42rem, 85svh);
    border: 0;
    background: ${colour("paperRaised")};
  }
  ${WIDE} {
    grid-area: 1 / 2 / span 2;
    align-self: center;
    box-shadow: 10px 10px 0 ${colour("inkGround")};
    transform: rotate(2deg);
  }
  :focus-visible {
    outline-color: ${colour("link")};
  }
`;

const PlaceholderPicture = styled(Print)`
  inline-size: 100%;
  overflow: hidden;
  border-block-end: 3px solid ${colour("ink")};
  @media (forced-colors: active) {
    display: none;
  }
`;

const Placeholder = styled.div`
  ${stack("m")}
  justify-items: start;
  padding: ${SPACE.l} ${SPACE.xl} 0;
`;

const ShowButton = styled.button`
  ${fieldStyle}
  font-weight: 700;
  cursor: pointer;
`;

const PostHandle = styled.p`
  ${subtitle}
  letter-spacing: -0.01em;
`;

const PostLink = styled.a`
  display: flex;
  align-items: center;
  gap: ${SPACE.s};
  min-block-size: ${TARGET_SIZE};
  margin: ${SPACE.s} ${SPACE.xl} ${SPACE.l};
`;
