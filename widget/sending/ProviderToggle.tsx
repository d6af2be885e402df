import type { Provider } from "../../api/contract/names.ts";
import { SegmentedControl } from "../components/SegmentedControl.tsx";
import { TOGGLE_PROVIDERS } from "../domain/providers.ts";
import { useActions, useContact, useWording } from "../state/contact-context.ts";
import { useNameOf } from "./letter-context.ts";

/** Returns the providers of the choice: every element's, and the `provider` attribute's. */
export function useToggleProviders(): readonly Provider[] {
  const preset = useContact((state) => state.settings.provider ?? state.provider);
  return [...new Set([...TOGGLE_PROVIDERS, preset])];
}

export function ProviderToggle() {
  const { setProvider } = useActions();
  const nameOf = useNameOf();
  return (
    <SegmentedControl
      title={useWording().provider.title}
      titleHidden
      part="provider"
      options={useToggleProviders().map((value) => ({ value, name: nameOf(value) }))}
      value={useContact((state) => state.provider)}
      onChange={setProvider}
    />
  );
}
