import type { ContactStore } from "../state/contact-store.ts";

/** Loads the second letter and its reminder into the store. They are not offered where that fails. */
export async function loadAgain({ api, effects }: ContactStore): Promise<void> {
  const again = api.getState().again ?? (await effects.files.again());
  api.setState({ again });
}
