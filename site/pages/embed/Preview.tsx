import { useEffect, useState } from "react";
import styled from "styled-components";
import { PATHS } from "../../../api/contract/paths.ts";
import { visuallyHidden } from "../../../widget/components/hidden.ts";
import { SegmentedControl } from "../../../widget/components/SegmentedControl.tsx";
import { COLOURS, colour, INKS, SPACE } from "../../../widget/theme/tokens.ts";
import { loadElement } from "../../browser/loading.ts";
import { usePage, useWording } from "../../document/shown-page.ts";
import { painted, raisedSheet, row, scriptedOnly, stack, WIDE } from "../../style/layout.ts";
import { codeStyle, SIZE } from "../../style/type.ts";
import { ACCENT, type EmbedSettings, elementAttributes } from "./settings.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** The grounds of the mock page. */
const GROUNDS = { white: COLOURS.onUrgent.light, dark: INKS.night } as const;

/** The constituency of a preview whose settings leave the choice to the visitor. */
const EXAMPLE = "Clare";

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
  const { preview } = useWording({ en, ga });
  return (
    <PreviewSection aria-label={preview.title}>
      <PreviewTitle>{preview.title}</PreviewTitle>
      <WindowBorder>
        <AddressBar aria-hidden="true">
          <i />
          <i />
          <i />
          <span>{preview.address}</span>
        </AddressBar>
        <MockPage
          $paper={GROUNDS[ground]}
          data-preview=""
          tabIndex={0}
          role="group"
          aria-label={preview.title}
        >
          {/* Always set: React cannot take `lang` from a custom element, where it is a property. */}
          <bia-contact-td
            {...elementAttributes({ ...settings, constituency: settings.constituency ?? EXAMPLE })}
            lang={settings.language ?? language}
            style={settings.accent === null ? {} : { [ACCENT]: settings.accent }}
          />
        </MockPage>
      </WindowBorder>
      <PreviewFooter>
        <div>
          <p>{preview.note}</p>
          {settings.constituency === null ? <p>{preview.example}</p> : null}
        </div>
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
  ${stack("m")}
  align-content: start;
  /* The preview stays in view while more settings are open. */
  ${WIDE} {
    grid-area: 1 / 2 / span 3;
    position: sticky;
    inset-block-start: ${SPACE.l};
    align-self: start;
  }
  ${scriptedOnly}
`;

const PreviewFooter = styled.div`
  ${row("m", "xl")}
  justify-content: space-between;
  font-size: ${SIZE.small};
  > div {
    flex: 1 1 20rem;
  }
`;

/* The mock page scrolls, so that the results do not push the content around it away. */
const MockPage = styled.div<{ $paper: string }>`
  block-size: 28rem;
  overflow-y: auto;
  padding-inline: ${SPACE.l};
  background: ${(props) => props.$paper};
`;

const PreviewTitle = styled.h2`
  ${visuallyHidden}
`;

const WindowBorder = styled.div`
  ${raisedSheet}
`;

const AddressBar = styled.div`
  ${codeStyle}
  display: flex;
  align-items: center;
  gap: ${SPACE.s};
  padding: ${SPACE.s} ${SPACE.m};
  border-block-end: 3px solid ${colour("ink")};
  ${painted("blueGround", "onDark")}
  font-size: 0.8125rem;
  i {
    flex: none;
    inline-size: 12px;
    block-size: 12px;
    border: 2px solid ${colour("inkGround")};
    border-radius: 50%;
    background: ${colour("onDark")};
  }
`;
