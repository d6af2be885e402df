/** What a compose link carries, read back the way its receiver reads it. */
export type Carried = { recipients: string[]; subject: string; body: string };

function query(text: string): Map<string, string> {
  return new Map(
    text.split("&").map((part) => {
      const at = part.indexOf("=");
      return [part.slice(0, at), part.slice(at + 1)];
    }),
  );
}

function list(encoded: string | undefined): string[] {
  return (encoded ?? "").split(",").map(decodeURIComponent);
}

/** A web or app compose address, by the names its fields have there. */
export function parseCompose(href: string, names = { subject: "subject" }): Carried {
  const fields = query(href.slice(href.indexOf("?") + 1));
  return {
    recipients: list(fields.get("to")),
    subject: decodeURIComponent(fields.get(names.subject) ?? ""),
    body: decodeURIComponent(fields.get("body") ?? ""),
  };
}

/** A mailto address by RFC 6068: `+` is a plus, lines end in CRLF. */
export function parseMailto(href: string): Carried {
  const [to, fields] = href.slice(href.indexOf(":") + 1).split("?");
  const read = query(fields ?? "");
  return {
    recipients: list(to),
    subject: decodeURIComponent(read.get("subject") ?? ""),
    body: decodeURIComponent(read.get("body") ?? "").replaceAll("\r\n", "\n"),
  };
}

/** An Android intent: its data as a mailto, and its parameters after `#Intent;`. */
export function parseIntent(href: string): { carried: Carried; extras: Map<string, string> } {
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
  return { carried: parseMailto(data ?? ""), extras };
}
