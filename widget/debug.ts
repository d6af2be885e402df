import { fields } from "../api/contract/json.ts";
import type { ContactStore } from "./state/contact-store.ts";

/** The longest wait for the published campaign. */
const CAMPAIGN_WAIT_MS = 5_000;

/** Says in the console what an element decided, and nothing that the visitor typed or chose. */
export function logDecisions(element: HTMLElement, { api, scheduler }: ContactStore): void {
  const log = () => {
    // An element that a page has created and not inserted has decided nothing yet.
    if (!element.isConnected) return;
    stopWaiting();
    stopFollowing();
    const { provider, settings, campaign, device, appBrowser } = api.getState();
    const isAttribute = provider === element.getAttribute("provider");
    const providerFrom = provider === settings.provider ? "default" : "the visitor's choice";
    console.info("<bia-contact-td>", {
      provider,
      providerFrom: isAttribute ? "attribute" : providerFrom,
      device,
      appBrowser: appBrowser ?? "none",
      campaignVersion: fields(campaign.reply).version ?? "bundled",
      language: settings.lang,
      apiBase: settings.campaignUrl,
    });
  };
  const stopWaiting = scheduler.after(CAMPAIGN_WAIT_MS, log);
  const stopFollowing = api.subscribe(({ campaign }) => campaign.reply && log());
  if (api.getState().campaign.reply) log();
}
