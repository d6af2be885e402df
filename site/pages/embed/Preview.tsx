import { useEffect, useState } from "react";
import styled from "styled-components";
import { PATHS } from "../../../api/contract/paths.ts";
import { COLOURS, colour, INKS, SPACE } from "../../../widget/theme/tokens.ts";
import { loadElement } from "../../browser/loading.ts";
import { SegmentedControl } from "../../components/SegmentedControl.tsx";
import { usePage, useWording } from "../../document/shown-page.ts";
import { scriptedOnly, WIDE } from "../../style/layout.ts";
import { codeStyle, SIZE } from "../../style/type.ts";
import { ACCENT, type EmbedSettings, elementAttributes } from "./settings.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** The grounds of the mock page, each with the colour of the texts. */
const GROUNDS = {
  white: [COLOURS.onUrgent.light, COLOURS.ink.light],
  dark: [INKS.night, COLOURS.ink.dark],
} as const;

/** The element in a mock of a partner's page, with the current settings. Nothing there is counted. */
export function Preview({ settings }: { settings: EmbedSettings }) {
  const { language } = usePage();
  const [ground, setGround] = useState<keyof typeof GROUNDS>("white");
  useEffect(withholdEvents, []);
  useEffect(() => {
    loadElement().catch((error: unknown) => {
      console.error("The preview could not load the element.", error);
    });
  }, []);
  const [paper, ink] = GROUNDS[ground];
  const { preview } = useWording({ en, ga });
  return (
    <PreviewSection aria-label={preview.title}>
      <WindowBorder>
        <AddressBar aria-hidden="true">
          <i />
          <i />
          <i />
          <span>{preview.address}</span>
        </AddressBar>
        <MockPage
          $paper={paper}
          $ink={ink}
          data-preview=""
          tabIndex={0}
          role="group"
          aria-label={preview.title}
        >
          {/* Always set: React cannot take `lang` from a custom element, where it is a property. */}
          <bia-contact-td
            {...elementAttributes(settings)}
            lang={settings.language ?? language}
            style={settings.accent === null ? {} : { [ACCENT]: settings.accent }}
          />
        </MockPage>
      </WindowBorder>
      <PreviewFooter>
        <p>{preview.note}</p>
        <SegmentedControl
          title={preview.ground}
          titleHidden
          options={(["white", "dark"] as const).map((value) => {
            return { value, name: preview.grounds[value] };
          })}
          value={ground}
          onChange={setGround}
        />
      </PreviewFooter>
    </PreviewSection>
  );
}

/** Keeps this page out of the statistics: answers events as the server does, and sends none. */
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

const PreviewSection = styled.section`
  display: grid;
  align-content: start;
  gap: ${SPACE.m};
  /* The preview stays in view while more settings are open. */
  ${WIDE} {
    grid-area: 1 / 2 / span 2;
    position: sticky;
    inset-block-start: ${SPACE.l};
    align-self: start;
  }
  ${scriptedOnly}
`;

const PreviewFooter = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${SPACE.m} ${SPACE.xl};
  font-size: ${SIZE.small};
  p {
    flex: 1 1 20rem;
  }
`;

/* The mock page scrolls, so that results do not move the content around it. */
const MockPage = styled.div<{ $paper: string; $ink: string }>`
  display: flow-root;
  background: ${({ $paper }) => $paper};
  /* Grey bars in place of the partner's own text. */
  &::before,
  &::after {
    content: "";
    display: block;
    max-inline-size: 34rem;
    block-size: 2.125rem;
    margin: ${SPACE.l};
    background: repeating-linear-gradient(
      ${({ $ink }) => $ink} 0 0.625rem,
      transparent 0.625rem 1.5rem
    );
    opacity: 0.16;
  }
  &::after {
    block-size: 5.125rem;
  }
  ${WIDE} {
    block-size: 25rem;
    overflow-y: auto;
  }
`;

const WindowBorder = styled.div`
  border: 3px solid ${colour("ink")};
  box-shadow: 6px 6px 0 ${colour("ink")};
  background: ${colour("paperRaised")};
`;

const AddressBar = styled.div`
  ${codeStyle}
  display: flex;
  align-items: center;
  gap: ${SPACE.xs};
  padding: ${SPACE.s} ${SPACE.m};
  border-block-end: 3px solid ${colour("ink")};
  background: ${colour("blueGround")};
  color: ${colour("onDark")};
  font-size: 0.8125rem;
  i {
    flex: none;
    inline-size: 12px;
    block-size: 12px;
    border: 2px solid ${colour("inkGround")};
    border-radius: 50%;
    background: ${colour("onDark")};
  }
  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
