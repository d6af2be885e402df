import { type RefObject, useRef, useState } from "react";
import styled from "styled-components";
import { OFFICIAL_FINDER_URL } from "../../api/contract/oireachtas.ts";
import { Button, LinkButton } from "../components/Button.tsx";
import { useContact, useContactStore, useWording } from "../state/contact-context.ts";
import { chosenConstituency } from "../state/contact-state.ts";
import { SPACE } from "../theme/tokens.ts";

/**
 * The ways to find a constituency whose name is not known, with the panel of the finder, which is fetched
 * at first use. `lookupStatus` receives the focus after a choice on the map.
 */
export function WaysToFind(props: {
  lookupStatus?: RefObject<HTMLElement | null>;
  /** Receives the button that searches by position: the list's first row presses it. */
  locationButton?: RefObject<HTMLButtonElement | null>;
}) {
  const { lookupStatus, locationButton } = props;
  const { find, notFound } = useWording();
  const store = useContactStore();
  const { choose, load } = store.actions;
  const [isMapOpen, setIsMapOpen] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  const finder = useContact(({ files }) => files.finder);
  const advice = useContact((state) => state.advice);
  const isChosen = useContact((state) => chosenConstituency(state) !== null);

  const chooseOnMap: typeof choose = (constituency) => {
    setIsMapOpen(false);
    lookupStatus?.current?.focus({ preventScroll: true });
    choose(constituency);
  };

  return (
    <FindBox>
      <Button
        ref={locationButton}
        $variant="quiet"
        aria-label={find.useLocation}
        onClick={async () => (await load("finder"))?.locate(store)}
      >
        {find.location}
      </Button>
      <Button
        $variant="quiet"
        aria-label={isMapOpen ? find.hideMap : find.showMap}
        aria-expanded={isMapOpen}
        onClick={async () => (await load("finder")) && setIsMapOpen(!isMapOpen)}
      >
        {find.map}
      </Button>
      <LinkButton
        $variant="quiet"
        aria-label={find.eircode}
        href={OFFICIAL_FINDER_URL}
        target="_blank"
        rel="noopener"
        onClick={async () => (await load("finder"))?.adviseAfterEircode(store)}
      >
        {find.code}
      </LinkButton>
      <p ref={status} role="status" tabIndex={-1}>
        {finder === null && !isChosen ? (
          <>
            {find.notLoaded}{" "}
            <Button $variant="quiet" onClick={() => load("finder")}>
              {notFound.retry}
            </Button>
          </>
        ) : (
          finder && advice && <finder.AdviceText />
        )}
      </p>
      {finder && (advice || isMapOpen) && (
        <finder.FinderPanel
          isMapOpen={isMapOpen}
          chooseOnMap={chooseOnMap}
          status={() => status.current}
        />
      )}
    </FindBox>
  );
}

const FindBox = styled.div`
  > ${Button},
  > ${LinkButton} {
    margin-inline-end: ${SPACE.xl};
  }
`;
