import { type StaticFile, textFile } from "./static-file.ts";

const MONTH_MS = 30 * 86_400_000;

/**
 * Creates `/.well-known/security.txt` (RFC 9116), which says where to report a
 * vulnerability. It expires eleven months after `now`, the start of the server.
 */
export function securityTxt(contact: string, publicUrl: string | null, now: Date): StaticFile {
  const path = "/.well-known/security.txt";
  const expires = new Date(now.getTime() + 11 * MONTH_MS).toISOString();
  const lines = [
    `Contact: mailto:${contact}`,
    `Expires: ${expires}`,
    "Preferred-Languages: en, ga",
    ...(publicUrl === null ? [] : [`Canonical: ${publicUrl}${path}`]),
  ];
  return textFile(path, `${lines.join("\n")}\n`, { "cache-control": "public, max-age=86400" });
}
