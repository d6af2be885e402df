/** Networks for sharing the campaign. `address` opens a prefilled post there. */
export const NETWORKS = [
  { name: "WhatsApp", address: "https://wa.me/?text=" },
  { name: "Bluesky", address: "https://bsky.app/intent/compose?text=" },
  { name: "X", address: "https://x.com/intent/post?text=" },
] as const;

/** Returns a link that opens a post with the text and the campaign's page. An empty `page` is left out. */
export function shareLink(address: string, text: string, page: string): string {
  return `${address}${encodeURIComponent([text, page].filter(Boolean).join(" "))}`;
}
