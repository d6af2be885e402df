import { useEffect } from "react";
import styled from "styled-components";
import { PATHS } from "../../../api/contract/paths.ts";
import { COLOURS } from "../../../widget/theme/all-colours.ts";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { loadElement } from "../../browser/load-element.ts";
import { usePage, useTexts } from "../../page/shown-page.ts";
import { BrowserFrame } from "../../parts/BrowserFrame.tsx";
import { Subtitle } from "../../parts/titles.ts";
import { scriptedOnly, WIDE } from "../../style/layout.ts";
import { SIZE } from "../../style/type.ts";
import { LOOKS } from "./look-presets.ts";
import { elementAttributes, type Settings, settingsCss } from "./settings.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** Selector of the preview's page. */
const PREVIEW_SELECTOR = "[data-preview]";

/** The element in a mock of a partner's page, with the current settings. Nothing there is counted. */
export function Preview({ settings }: { settings: Settings }) {
  const { language } = usePage();
  useEffect(withholdEvents, []);
  useEffect(() => {
    loadElement().catch((error: unknown) => {
      console.error("The preview could not load the element.", error);
    });
  }, []);
  useStyleSheet(
    [pageCss(settings), settingsCss(settings, `${PREVIEW_SELECTOR} > bia-contact-td`)].join("\n"),
  );
  const { preview } = useTexts({ en, ga });
  return (
    <PreviewSection aria-labelledby="live-preview">
      <PreviewHeader>
        <Subtitle id="live-preview">{preview.title}</Subtitle>
        <p>{preview.note}</p>
      </PreviewHeader>
      <BrowserFrame address={preview.address}>
        <MockPage data-preview="" tabIndex={0} role="group" aria-label={preview.title}>
          {/* Always set: React cannot take `lang` from a custom element, where it is a property. */}
          <bia-contact-td {...elementAttributes(settings)} lang={settings.language ?? language} />
        </MockPage>
      </BrowserFrame>
    </PreviewSection>
  );
}

/** Keeps this page out of the statistics: an event is not sent, but answered as the server would. */
function withholdEvents(): () => void {
  const { fetch } = window;
  window.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    return init?.method === "POST" && url.endsWith(PATHS.events)
      ? new Response(null, { status: 204 })
      : fetch(input, init);
  };
  return () => {
    window.fetch = fetch;
  };
}

/** Returns the rules that give the mock page the element's background and text colour. */
function pageCss({ look, theme }: Settings): string {
  if (look !== null) {
    const { "--bia-paper": paper, "--bia-ink": ink } = LOOKS[look].properties;
    return `${PREVIEW_SELECTOR} { background: ${paper}; --bar: ${ink}; }`;
  }
  // Without a rule the mock page follows the visitor's theme, as this site does.
  if (theme === "auto") return "";
  return `${PREVIEW_SELECTOR} { background: ${COLOURS.paper[theme]}; --bar: ${COLOURS.ink[theme]}; }`;
}

/** Adds rules to the page as a constructed style sheet: the site's policy blocks inline styles. */
function useStyleSheet(css: string): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [css]);
}

const PreviewSection = styled.section`
  display: grid;
  gap: ${SPACE.l};
  ${scriptedOnly}
`;

const PreviewHeader = styled.div`
  display: grid;
  gap: ${SPACE.xs};
  font-size: ${SIZE.small};
  ${WIDE} {
    grid-template-columns: auto 1fr;
    align-items: baseline;
    column-gap: ${SPACE.xl};
  }
`;

/* The mock page scrolls, so that results do not move the content around it. */
const MockPage = styled.div`
  display: flow-root;
  background: ${colour("paper")};
  color: ${colour("ink")};
  /* Grey bars in place of the partner's own text. */
  &::before,
  &::after {
    content: "";
    display: block;
    max-inline-size: 34rem;
    block-size: 5.125rem;
    margin: ${SPACE.xl} ${SPACE.l};
    background: repeating-linear-gradient(
      var(--bar, ${colour("ink")}) 0 0.625rem,
      transparent 0.625rem 1.5rem
    );
    opacity: 0.16;
  }
  ${WIDE} {
    block-size: 32rem;
    overflow-y: auto;
  }
`;
