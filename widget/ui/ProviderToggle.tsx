import type { Provider } from "../../api/contract/providers.ts";
import { useActions, useContact, useWording } from "../state/contact-context.ts";
import { SegmentedChoice } from "./SegmentedChoice.tsx";

const TOGGLE_PROVIDERS: readonly Provider[] = ["gmail", "outlook"];

/**
 * The choice of the mail service that composes the letter: Gmail, Outlook, and the provider of the
 * `provider` attribute if it is another one.
 */
export function ProviderToggle() {
  const wording = useWording();
  const { setProvider } = useActions();
  const chosen = useContact((state) => state.provider);
  const preset = useContact((state) => state.settings.provider ?? state.provider);
  return (
    <SegmentedChoice
      part="provider"
      title={wording.provider.title}
      values={[...new Set([...TOGGLE_PROVIDERS, preset])]}
      chosen={chosen}
      nameOf={wording.providerName}
      onChoose={setProvider}
    />
  );
}
