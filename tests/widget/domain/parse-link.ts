/** The content of a compose link, parsed as its receiver parses it. */
export type ParsedLink = { recipients: string[]; subject: string; body: string };

function parseQuery(text: string): Map<string, string> {
  return new Map(
    text.split("&").map((part) => {
      const at = part.indexOf("=");
      return [part.slice(0, at), part.slice(at + 1)];
    }),
  );
}

function parseRecipients(encoded: string | undefined): string[] {
  return (encoded ?? "").split(",").map(decodeURIComponent);
}

/** Parses the compose address of a mail app: `+` is a literal plus. */
export function parseCompose(href: string): ParsedLink {
  const fields = parseQuery(href.slice(href.indexOf("?") + 1));
  return {
    recipients: parseRecipients(fields.get("to")),
    subject: decodeURIComponent(fields.get("subject") ?? ""),
    body: decodeURIComponent(fields.get("body") ?? ""),
  };
}

/** Parses the compose address of a web page as form data: `+` is a space. */
export function parseWebPage(href: string, subjectName: string): ParsedLink {
  const { searchParams } = new URL(href);
  return {
    recipients: (searchParams.get("to") ?? "").split(","),
    subject: searchParams.get(subjectName) ?? "",
    body: searchParams.get("body") ?? "",
  };
}

/** Parses a mailto address by RFC 6068: `+` is a literal plus, lines end in CRLF. */
export function parseMailto(href: string): ParsedLink {
  const [to, fields] = href.slice(href.indexOf(":") + 1).split("?");
  const read = parseQuery(fields ?? "");
  return {
    recipients: parseRecipients(to),
    subject: decodeURIComponent(read.get("subject") ?? ""),
    body: decodeURIComponent(read.get("body") ?? "").replaceAll("\r\n", "\n"),
  };
}

/** Parses an Android intent: its data as a mailto address, and the parameters after `#Intent;`. */
export function parseIntent(href: string): { link: ParsedLink; extras: Map<string, string> } {
  const [data, rest] = href.split("#Intent;");
  const extras = new Map(
    (rest ?? "")
      .split(";")
      .filter((part) => part !== "end")
      .map((part): [string, string] => {
        const at = part.indexOf("=");
        return [part.slice(0, at), decodeURIComponent(part.slice(at + 1))];
      }),
  );
  return { link: parseMailto(data ?? ""), extras };
}
