import { providersIn } from "../domain/providers.ts";
import { SegmentedChoice } from "../parts/SegmentedChoice.tsx";
import { useActions, useContact, useNameOf, useWording } from "../state/contact-context.ts";

/** The choice of the mail service: those of every element, and that of the attribute. */
export function ProviderToggle() {
  const wording = useWording();
  const { setProvider } = useActions();
  const chosen = useContact((state) => state.provider);
  const preset = useContact((state) => state.settings.provider ?? state.provider);
  return (
    <SegmentedChoice
      part="provider"
      title={wording.provider.title}
      values={[...new Set([...providersIn("toggle"), preset])]}
      chosen={chosen}
      nameOf={useNameOf()}
      onChoose={setProvider}
    />
  );
}
