import styled from "styled-components";
import type { Td } from "../../api/contract/td.ts";
import { roomLeft } from "../domain/compose-links.ts";
import { createDraft } from "../domain/email-draft.ts";
import { isPersonalised } from "../domain/letter.ts";
import { useContact, useLetter, useWording } from "../state/contact-context.ts";
import { colour, SPACE } from "../theme/tokens.ts";

/** Room in the link below which the meter is shown, in encoded characters. */
const SCARCE_ROOM = 300;

/**
 * How much longer the letter may become before it no longer fits the provider's link, shown only
 * when that is soon; and what happens when it does not fit.
 */
export function LinkMeter({ recipients }: { recipients: readonly Td[] }) {
  const words = useWording().ownWords;
  const provider = useContact((state) => state.provider);
  const device = useContact((state) => state.device);
  const hasWords = useContact((state) => isPersonalised(state.words));
  const room = roomLeft(createDraft(recipients, provider, useLetter()), device);
  const isShown = hasWords && recipients.length > 0 && room < SCARCE_ROOM;
  return (
    <Meter role="status">
      {!isShown
        ? null
        : room < 0
          ? words.mustPaste(provider)
          : // Announced in steps, not at every key.
            words.roomLeft(Math.floor(room / 20) * 20, provider)}
    </Meter>
  );
}

const Meter = styled.p`
  &:not(:empty) {
    margin-bottom: ${SPACE.m};
    padding: ${SPACE.s} ${SPACE.m};
    border-left: 8px solid ${colour("marigold")};
  }
`;
