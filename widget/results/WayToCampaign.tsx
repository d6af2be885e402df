import { useEffect, useRef, useState } from "react";
import type { Constituency } from "../../api/contract/constituencies.ts";
import { localPath } from "../../api/contract/language.ts";
import { tdsPath } from "../../api/contract/paths.ts";
import { useContact } from "../state/contact-context.ts";
import { useResultsWording } from "../state/results-wording.ts";

/**
 * Leads from the sample to the constituency's page on the campaign's site, and says on the console what
 * a page may have to change. Where the element asks the page's own site, as without the `api-base` of a
 * copy, the link between its tags knows the campaign.
 */
export function WayToCampaign({ constituency }: { constituency: Constituency }) {
  const { sample } = useResultsWording();
  const { lang, campaignUrl, partner } = useContact((state) => state.settings);
  const place = useRef<HTMLSpanElement>(null);
  const [campaign, setCampaign] = useState<string>();
  useEffect(() => {
    const root = place.current?.getRootNode();
    const link = root instanceof ShadowRoot ? root.host.querySelector("a")?.href : undefined;
    const addresses = [campaignUrl, link || campaignUrl];
    setCampaign(addresses.find((address) => new URL(address).origin !== location.origin));
    console.warn(
      `<bia-contact-td> got no TDs from ${campaignUrl}: if that is not the campaign, set api-base; a content security policy must allow it in connect-src`,
    );
  }, [campaignUrl]);
  const url = campaign && new URL(localPath(tdsPath(constituency), lang), campaign);
  if (url && partner) url.searchParams.set("partner", partner);
  return (
    <span ref={place}>
      {url ? (
        <a href={url.href} target="_blank" rel="noopener noreferrer">
          {sample.campaignPage(constituency)}
        </a>
      ) : null}
    </span>
  );
}
