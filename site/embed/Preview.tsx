import { type Ref, useEffect } from "react";
import styled from "styled-components";
import type { ContactTdElement } from "../../widget/index.ts";
import { COLOURS, colour, SPACE } from "../../widget/theme/tokens.ts";
import { WIDE } from "../kit/layout.ts";
import { display, SIZE } from "../kit/type.ts";
import { settingsCss } from "./look-css.ts";
import { LOOKS } from "./look-presets.ts";
import { attributesOf, type Settings } from "./settings.ts";
import { useSheet } from "./use-sheet.ts";
import { Window } from "./Window.tsx";
import { PREVIEW } from "./words.ts";

/** What the page's own rules find the preview by. */
const PLACE = "[data-preview]";

interface PreviewProps {
  ref: Ref<ContactTdElement>;
  settings: Settings;
}

/** The element as a partner's page will have it: the same one, set the same way. */
export function Preview({ ref, settings }: PreviewProps) {
  useEffect(() => {
    import("../../widget/define.ts").catch((error: unknown) => {
      console.error("There is no preview, as the element could not be loaded.", error);
    });
  }, []);
  useSheet([groundCss(settings), settingsCss(settings, `${PLACE} > bia-contact-td`)].join("\n"));
  return (
    <Place aria-labelledby="live-preview">
      <Head>
        <Title id="live-preview">{PREVIEW.title}</Title>
        <p>{PREVIEW.note}</p>
      </Head>
      <Window address={PREVIEW.address}>
        <Page data-preview="" tabIndex={0} role="group" aria-label={PREVIEW.title}>
          <Mock aria-hidden="true">
            <i />
            <i />
            <i />
          </Mock>
          <bia-contact-td ref={ref} {...attributesOf(settings)} />
          <Mock aria-hidden="true">
            <i />
            <i />
            <i />
            <i />
            <i />
          </Mock>
        </Page>
      </Window>
    </Place>
  );
}

/** The page around it takes the same ground, as a partner's would have. */
function groundCss({ look, theme }: Settings): string {
  if (look !== null) {
    const { "--bia-paper": paper, "--bia-ink": ink } = LOOKS[look].properties;
    return `${PLACE} { background: ${paper}; --bar: ${ink}; }`;
  }
  // Left alone it is as the visitor's, like the rest of this page.
  if (theme === "auto") return "";
  return `${PLACE} { background: ${COLOURS.paper[theme]}; --bar: ${COLOURS.ink[theme]}; }`;
}

const Place = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${SPACE.l};
  @media (scripting: none), print {
    display: none;
  }
`;

const Head = styled.div`
  display: grid;
  gap: ${SPACE.xs};
  font-size: ${SIZE.small};
  ${WIDE} {
    grid-template-columns: auto 1fr;
    align-items: baseline;
    column-gap: ${SPACE.xl};
  }
`;

const Title = styled.h2`
  ${display}
  font-size: ${SIZE.subtitle};
`;

/* The rest of the partner's page, in the bars that a printer sets for text to come. */
const Mock = styled.div`
  display: grid;
  gap: ${SPACE.m};
  max-inline-size: 34rem;
  padding: ${SPACE.xl} ${SPACE.l};
  color: var(--bar, ${colour("ink")});
  i {
    block-size: 0.625rem;
    background: currentcolor;
    opacity: 0.16;
  }
  i:last-child {
    inline-size: 62%;
  }
  &:first-child i:first-child {
    block-size: 2rem;
    inline-size: 44%;
    opacity: 0.28;
  }
`;

/* A window's page scrolls in it, so that nothing around it moves when the TDs come. */
const Page = styled.div`
  min-block-size: 20rem;
  background: ${colour("paper")};
  color: ${colour("ink")};
  bia-contact-td {
    display: block;
  }
  ${WIDE} {
    block-size: 32rem;
    overflow-y: auto;
    overscroll-behavior: auto;
  }
`;
