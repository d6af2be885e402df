import type { Provider } from "../../api/contract/providers.ts";
import { providersIn } from "../domain/providers.ts";
import { SegmentedChoice } from "../parts/SegmentedChoice.tsx";
import { useActions, useContact, useNameOf, useWording } from "../state/contact-context.ts";

/** Returns the providers of the choice: those of every element, and that of the attribute. */
export function useToggleProviders(): readonly Provider[] {
  const preset = useContact((state) => state.settings.provider ?? state.provider);
  return [...new Set([...providersIn("toggle"), preset])];
}

/** The choice of the mail service. */
export function ProviderToggle() {
  const wording = useWording();
  const { setProvider } = useActions();
  const chosen = useContact((state) => state.provider);
  return (
    <SegmentedChoice
      part="provider"
      title={wording.provider.title}
      values={useToggleProviders()}
      chosen={chosen}
      nameOf={useNameOf()}
      onChoose={setProvider}
    />
  );
}
