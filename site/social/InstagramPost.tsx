import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import styled from "styled-components";
import { Button } from "../../widget/kit/Button.tsx";
import { colour, SPACE, TARGET_SIZE } from "../../widget/theme/tokens.ts";
import { MuralArt } from "../art/MuralArt.tsx";
import { Icon } from "../kit/Icon.tsx";
import { WIDE } from "../kit/layout.ts";
import { display, SIZE } from "../kit/type.ts";
import { createPostQuote, loadEmbedScript } from "./instagram.ts";

type Status = "closed" | "loading" | "open" | "failed";

/**
 * A post of the campaign's Instagram account. It is loaded only after a click, so that the page
 * contacts no other site before. If it cannot be loaded, the placeholder and the plain link stay.
 */
export function InstagramPost({ url, handle }: { url: string; handle: string }) {
  const [status, setStatus] = useState<Status>("closed");
  const [attempt, setAttempt] = useState(0);
  const container = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = container.current;
    if (attempt === 0 || element === null) return;
    let isCurrent = true;
    // React renders no children into this element, because the script replaces them.
    element.replaceChildren(createPostQuote(url));
    loadEmbedScript().then((embeds) => {
      if (!isCurrent) return;
      // Synchronous, because the script measures the element, and a hidden element takes no focus.
      flushSync(() => setStatus(embeds === null ? "failed" : "open"));
      if (embeds === null) return;
      embeds.process();
      // The clicked button no longer exists, so the post receives the focus.
      element.focus({ preventScroll: true });
    });
    return () => {
      isCurrent = false;
      element.replaceChildren();
    };
  }, [attempt, url]);

  const load = () => {
    setStatus("loading");
    setAttempt((previous) => previous + 1);
  };

  return (
    <PostCard>
      <PostContainer
        ref={container}
        tabIndex={-1}
        role="group"
        aria-label={`Post by ${handle} on Instagram`}
        hidden={status !== "open"}
      />
      {status === "open" ? null : (
        <>
          <PlaceholderPicture />
          <Placeholder>
            <AccountHandle>{handle}</AccountHandle>
            <p>
              This is an Instagram post. Showing it connects you to Meta, which will see your IP
              address and set cookies.
            </p>
            <ShowButton onClick={load} disabled={status === "loading"}>
              {status === "loading" ? "Loading the post..." : "Show the post"}
            </ShowButton>
            <p role="status">
              {status === "failed" ? "The post didn’t load. See it on Instagram." : ""}
            </p>
          </Placeholder>
        </>
      )}
      <PostLink href={url} target="_blank" rel="noopener">
        See the post on Instagram <Icon name="external" />
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
  ${WIDE} {
    box-shadow: 10px 10px 0 ${colour("inkGround")};
    transform: rotate(2deg);
  }
  :focus-visible {
    outline-color: ${colour("link")};
  }
`;

const PlaceholderPicture = styled(MuralArt)`
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
  [role="status"]:empty {
    display: none;
  }
`;

const ShowButton = styled(Button)`
  font: inherit;
  font-weight: 700;
`;

const AccountHandle = styled.p`
  ${display}
  font-size: ${SIZE.subtitle};
  letter-spacing: -0.01em;
`;

/* The minimum height reserves room for the post. The post sets its own height. */
const PostContainer = styled.div`
  &:focus {
    outline: none;
  }
  iframe,
  blockquote {
    display: block;
    inline-size: 100%;
    min-block-size: 30rem;
    margin: 0;
    border: 0;
  }
`;

const PostLink = styled.a`
  display: flex;
  align-items: center;
  gap: ${SPACE.s};
  min-block-size: ${TARGET_SIZE};
  margin: ${SPACE.s} ${SPACE.xl} ${SPACE.l};
`;
