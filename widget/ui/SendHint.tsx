import type { Td } from "../../api/contract/td.ts";
import { composePlan } from "../domain/compose-links.ts";
import { createDraft } from "../domain/email-draft.ts";
import { useContact, useLetter, useWording } from "../state/contact-context.ts";

/** Describes the large button: its effect, or the reason why it is disabled. */
export function SendHint({ id, recipients }: { id: string; recipients: readonly Td[] }) {
  const { results, paste } = useWording();
  const provider = useContact((state) => state.provider);
  const device = useContact((state) => state.device);
  const letter = useLetter();
  if (recipients.length === 0) {
    return (
      <p id={id} role="status">
        {results.nobody}
      </p>
    );
  }
  const { first } = composePlan(createDraft(recipients, provider, letter), device);
  return <p id={id}>{(first.mustPaste ? paste.hint : results.sendAllHint)(provider)}</p>;
}
