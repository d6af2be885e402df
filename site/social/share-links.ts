/** Where a supporter can pass the campaign on, with the address that opens a filled-in post there. */
export const NETWORKS = [
  { name: "WhatsApp", address: "https://wa.me/?text=" },
  { name: "Bluesky", address: "https://bsky.app/intent/compose?text=" },
  { name: "X", address: "https://x.com/intent/post?text=" },
] as const;

/** The link that passes `text` and the campaign's page on; '' is a page not known yet. */
export function shareLink(address: string, text: string, page: string): string {
  return `${address}${encodeURIComponent([text, page].filter(Boolean).join(" "))}`;
}
