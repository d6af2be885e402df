import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import styled from "styled-components";
import { Button } from "../../widget/kit/Button.tsx";
import { colour, SPACE, TARGET_SIZE } from "../../widget/theme/tokens.ts";
import { Gable } from "../art/Gable.tsx";
import { Icon } from "../kit/Icon.tsx";
import { WIDE } from "../kit/layout.ts";
import { display, SIZE } from "../kit/type.ts";
import { loadEmbeds, quotedPost } from "./instagram.ts";

type Showing = "closed" | "loading" | "open" | "failed";

/**
 * A post of the campaign's account, shown only to a reader who asks for it:
 * until then nobody but this site is contacted. Where it cannot be shown, what
 * stood in its place stays, with the plain link.
 */
export function Post({ url, handle }: { url: string; handle: string }) {
  const [showing, setShowing] = useState<Showing>("closed");
  const [asked, setAsked] = useState(0);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const holder = place.current;
    if (asked === 0 || holder === null) return;
    let here = true;
    // React keeps out of this element: what stands in it is the script's to replace.
    holder.replaceChildren(quotedPost(url));
    loadEmbeds().then((embeds) => {
      if (!here) return;
      // At once, as the script measures what it fills, and a hidden thing takes no focus.
      flushSync(() => setShowing(embeds === null ? "failed" : "open"));
      if (embeds === null) return;
      embeds.process();
      // The button that was pressed is gone: its reader goes on at what came in its place.
      holder.focus({ preventScroll: true });
    });
    return () => {
      here = false;
      holder.replaceChildren();
    };
  }, [asked, url]);

  const ask = () => {
    setShowing("loading");
    setAsked((times) => times + 1);
  };

  return (
    <Frame>
      <Place
        ref={place}
        tabIndex={-1}
        role="group"
        aria-label={`Post by ${handle} on Instagram`}
        hidden={showing !== "open"}
      />
      {showing === "open" ? null : (
        <>
          <Picture />
          <Caption>
            <Handle>{handle}</Handle>
            <p>
              A post from Instagram belongs here. Showing it contacts Meta, which then learns your
              IP address and sets cookies.
            </p>
            <Show onClick={ask} disabled={showing === "loading"}>
              {showing === "loading" ? "Loading the post..." : "Show the post"}
            </Show>
            <p role="status">
              {showing === "failed"
                ? "The post could not be loaded here. The link leads to it."
                : ""}
            </p>
          </Caption>
        </>
      )}
      <Plain href={url} target="_blank" rel="noopener">
        See the post on Instagram <Icon name="away" />
      </Plain>
    </Frame>
  );
}

const Frame = styled.div`
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

const Picture = styled(Gable)`
  inline-size: 100%;
  overflow: hidden;
  border-block-end: 3px solid ${colour("ink")};
  @media (forced-colors: active) {
    display: none;
  }
`;

const Caption = styled.div`
  display: grid;
  justify-items: start;
  gap: ${SPACE.m};
  padding: ${SPACE.l} ${SPACE.xl} 0;
  [role="status"]:empty {
    display: none;
  }
`;

const Show = styled(Button)`
  font: inherit;
  font-weight: 700;
`;

const Handle = styled.p`
  ${display}
  font-size: ${SIZE.subtitle};
  letter-spacing: -0.01em;
`;

/* What the post brings is 326 px wide at least, and as tall as it likes. */
const Place = styled.div`
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

const Plain = styled.a`
  display: flex;
  align-items: center;
  gap: ${SPACE.s};
  min-block-size: ${TARGET_SIZE};
  margin: ${SPACE.s} ${SPACE.xl} ${SPACE.l};
`;
