import { type RefObject, useRef, useState } from "react";
import styled from "styled-components";
import { OFFICIAL_FINDER_URL } from "../../api/contract/oireachtas.ts";
import { Button, LinkButton } from "../components/Button.tsx";
import { screenOnly } from "../components/hidden.ts";
import { useActions, useContact, useWording } from "../state/contact-context.ts";
import { chosenConstituency } from "../state/contact-state.ts";
import type { FinderFile, FinderPanelProps } from "../state/on-demand-files.ts";
import { SPACE } from "../theme/tokens.ts";

/** The ways to find a constituency whose name is not known; their file is fetched at first use. */
export function WaysToFind(props: { lookupStatus?: RefObject<HTMLElement | null> }) {
  const { find: texts, constituency: nameOf, notFound } = useWording();
  const { lang } = useContact((state) => state.settings);
  const { choose, clear, load } = useActions();
  const chosen = useContact(chosenConstituency);
  const [panel, setPanel] = useState<{
    file: FinderFile;
    pressed: FinderPanelProps["pressed"];
  } | null>(null);
  const [isMapShown, setIsMapShown] = useState(false);
  const [advice, say] = useState("");
  const status = useRef<HTMLParagraphElement>(null);
  const isMissing = useContact(({ files }) => files.finder === null) && chosen === null;

  async function use(way: FinderPanelProps["pressed"]["way"]): Promise<void> {
    const file = await load("finder");
    if (file === null) return;
    setPanel({ file, pressed: { way } });
    if (way === "map") setIsMapShown((isShown) => !isShown);
  }

  const chooseOnMap: typeof choose = (constituency) => {
    setIsMapShown(false);
    props.lookupStatus?.current?.focus({ preventScroll: true });
    choose(constituency);
  };

  return (
    <FindBox>
      <Button $variant="quiet" onClick={() => use("location")}>
        {texts.useLocation}
      </Button>
      <Button $variant="quiet" aria-expanded={isMapShown} onClick={() => use("map")}>
        {isMapShown ? texts.hideMap : texts.showMap}
      </Button>
      <LinkButton
        $variant="quiet"
        href={OFFICIAL_FINDER_URL}
        target="_blank"
        rel="noopener"
        onClick={() => use("eircode")}
      >
        {texts.eircode}
      </LinkButton>
      <p ref={status} role="status" tabIndex={-1}>
        {isMissing ? (
          <>
            {texts.notLoaded}{" "}
            <Button $variant="quiet" onClick={() => load("finder")}>
              {notFound.retry}
            </Button>
          </>
        ) : (
          advice
        )}
      </p>
      {panel === null ? null : (
        <panel.file.FinderPanel
          pressed={panel.pressed}
          isMapShown={isMapShown}
          {...{ lang, nameOf, chosen, choose, chooseOnMap, clear }}
          status={() => status.current}
          say={say}
        />
      )}
    </FindBox>
  );
}

const FindBox = styled.div`
  > :not(p, div) {
    margin-inline-end: ${SPACE.xl};
  }
  ${screenOnly}
`;
