import styled from "styled-components";
import { colour, SPACE, TARGET_SIZE } from "../../../widget/theme/tokens.ts";
import { Icon } from "../../components/Icon.tsx";
import { useWording } from "../../document/shown-page.ts";
import { Print } from "../../drawings/Print.tsx";
import { fieldStyle } from "../../style/controls.ts";
import { WIDE } from "../../style/layout.ts";
import { subtitle } from "../../style/type.ts";
import mural from "./mural.svg?raw";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/**
 * A post in a frame of Instagram's own page, which the page's script loads after a click, so that the page
 * contacts no other site before.
 */
export function InstagramPost({ url, handle }: { url: string; handle: string }) {
  const wording = useWording({ en, ga }).social;
  return (
    <PostCard
      // The post's page for frames.
      data-post={`${url.replace(/\/?$/, "/")}embed/`}
      data-title={wording.postBy(handle)}
      data-sandbox={EMBED_SANDBOX}
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

const EMBED_SANDBOX = "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox";

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
  display: grid;
  justify-items: start;
  gap: ${SPACE.m};
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
