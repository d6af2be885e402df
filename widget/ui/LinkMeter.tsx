import type { Td } from "../../api/contract/td.ts";
import { roomLeft } from "../domain/compose-links.ts";
import { createDraft } from "../domain/email-draft.ts";
import { isPersonalised } from "../domain/letter.ts";
import { useContact, useLetter, useWording } from "../state/contact-context.ts";

/** Room in the link below which the meter is shown, in encoded characters. */
const SCARCE_ROOM = 300;

/**
 * The number of characters that still fit into the provider's link, shown when they are few; or a
 * note that the letter does not fit.
 */
export function LinkMeter({ recipients }: { recipients: readonly Td[] }) {
  const texts = useWording().ownWords;
  const { provider, device, ownWords: own } = useContact((state) => state);
  const room = roomLeft(createDraft(recipients, provider, useLetter()), device);
  // Announced in steps, not at every key.
  const left = Math.floor(room / 20) * 20;
  return (
    <p role="status">
      {room > SCARCE_ROOM || !recipients[0] || !isPersonalised(own)
        ? null
        : room < 0
          ? texts.mustPaste(provider)
          : texts.roomLeft(left, provider)}
    </p>
  );
}
