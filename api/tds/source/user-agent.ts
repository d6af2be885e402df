/**
 * What this product calls itself before the source, and where its operator is
 * found: `bia-contact-td/1 (+https://campaign.example/; hello@campaign.example)`.
 */
export function userAgentOf(publicUrl: string | null, contact: string | undefined): string {
  const whom = [publicUrl === null ? "" : `+${publicUrl}/`, contact ?? ""].filter(Boolean);
  const name = `bia-contact-td/1${whom.length > 0 ? ` (${whom.join("; ")})` : ""}`;
  // A header takes no other letters.
  return name.replaceAll(/[^\x20-\x7e]/g, "");
}
