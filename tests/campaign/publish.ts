import type { Campaign } from "../../api/contract/campaign/campaign.ts";

/** Publishes a campaign on a server, as staff do. */
export async function publish(origin: string, key: string, campaign: Campaign): Promise<void> {
  const address = `${origin}/api/admin/campaign`;
  const authorization = `Bearer ${key}`;
  const { latest } = await (await fetch(address, { headers: { authorization } })).json();
  const response = await fetch(address, {
    method: "PUT",
    headers: { authorization, "if-match": `"${latest}"` },
    body: JSON.stringify({ campaign, author: "Máire", note: "Tested" }),
  });
  if (!response.ok) throw new Error(`The campaign was not published: ${await response.text()}`);
}
