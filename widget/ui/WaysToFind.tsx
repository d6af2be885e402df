import { useEffect, useRef, useState } from "react";
import styled from "styled-components";
import { Button, LinkButton } from "../kit/Button.tsx";
import { screenOnly } from "../kit/screen-only.ts";
import { useActions, useContact, useWording } from "../state/contact-context.ts";
import type { FindPanel } from "../state/contact-state.ts";
import { SPACE } from "../theme/tokens.ts";

/**
 * The ways to find a constituency whose name the visitor does not know. Their results come from a
 * file that is fetched when one of them is first used.
 */
export function WaysToFind() {
  const wording = useWording();
  const texts = wording.find;
  const { lang } = useContact((state) => state.settings);
  const language = { lang, nameOf: wording.constituency };
  const { choose, clear, loadFind } = useActions();
  const chosen = useContact(({ lookup }) =>
    lookup.status === "idle" ? null : lookup.constituency,
  );
  const [isMapShown, setIsMapShown] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  const panel = useRef<FindPanel | null>(null);
  useEffect(() => {
    if (panel.current !== null) panel.current.show(chosen);
    else if (status.current !== null) status.current.textContent = "";
  }, [chosen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names change with the language
  useEffect(() => panel.current?.setLanguage(language), [lang]);
  useEffect(() => () => panel.current?.unmount(), []);

  async function use(way: (panel: FindPanel) => void): Promise<void> {
    const file = await loadFind();
    if (status.current === null) return;
    if (file === null) {
      status.current.textContent = texts.notLoaded;
      return;
    }
    panel.current ??= file.mountPanel(status.current, { language, choose, clear });
    panel.current.show(chosen);
    way(panel.current);
  }

  return (
    <FindBox>
      <Button $variant="quiet" onClick={() => use((panel) => panel.locate())}>
        {texts.useLocation}
      </Button>
      <Button
        $variant="quiet"
        aria-expanded={isMapShown}
        onClick={() => use((panel) => setIsMapShown(panel.toggleMap()))}
      >
        {texts.showMap}
      </Button>
      <LinkButton
        $variant="quiet"
        href="https://www.electoralcommission.ie/what-constituency-am-i-in/"
        target="_blank"
        rel="noopener"
        onClick={() => use((panel) => panel.explainEircode())}
      >
        {texts.eircode}
      </LinkButton>
      <p ref={status} role="status" />
    </FindBox>
  );
}

const FindBox = styled.div`
  > :not(p, div) {
    margin-inline-end: ${SPACE.xl};
  }
  ${screenOnly}
`;
