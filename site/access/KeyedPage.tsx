import { type ReactNode, useEffect, useState } from "react";
import { Spinner } from "../../widget/components/Spinner.tsx";
import type { KeptText } from "../browser/kept-text.ts";
import { type Resource, StaffKey, useRead } from "./requests.ts";
import { ErrorText, PageButton, StaffPage } from "./StaffPage.tsx";

/**
 * A page for staff, which opens with the key of the address or of the tab. `children` show what the
 * page reads with the key. Without a right key, `gate` stands there; `tryKey` opens the page.
 */
export function KeyedPage<T>(props: {
  title: string;
  keptKey: KeptText;
  schema: Parameters<typeof useRead<T>>[0];
  path: string;
  repeatMs?: number;
  gate: (tryKey: (key: string) => void) => ReactNode;
  children: (value: T, resource: Resource<T>) => ReactNode;
}) {
  const { title, keptKey, gate, children } = props;
  // The key is undefined before the browser has looked for a key; null when there is none.
  const [key, setKey] = useState<string | null>();
  useEffect(() => setKey(takeKey(window, keptKey)), [keptKey]);
  const resource = useRead(props.schema, props.path, props.repeatMs, key ?? null);
  const { value, failure, reload } = resource;
  const isRefused = failure?.code === "wrong-key";
  useEffect(() => {
    if (isRefused) keptKey.remove();
  }, [isRefused, keptKey]);
  const tryKey = (typed: string) => {
    keptKey.save(typed);
    setKey(typed);
    reload();
  };
  return (
    <StaffPage>
      {key && value !== undefined ? (
        <StaffKey value={key}>{children(value, resource)}</StaffKey>
      ) : (
        <>
          <h1>{title}</h1>
          {failure && <ErrorText role="alert">{failure.message}</ErrorText>}
          {key === null || isRefused ? (
            gate(tryKey)
          ) : failure ? (
            <PageButton onClick={reload}>Try again</PageButton>
          ) : (
            <p role="status">
              <Spinner /> Loading…
            </p>
          )}
        </>
      )}
    </StaffPage>
  );
}

export function KeyNote({ setting }: { setting: string }) {
  return (
    <>
      The key is the server's <code translate="no">{setting}</code>. If that is not set, the server
      creates a key at every start and prints the full address to open.
    </>
  );
}

/**
 * Returns the key of the page's address and keeps it, or returns the kept key when the address has
 * none. The key is in the fragment, `#key=`, which no server receives, or in the query, `?key=`. The
 * address bar and the history lose the key, so that nobody bookmarks or shares it.
 */
export function takeKey(
  page: { location: { href: string }; history: Pick<History, "replaceState" | "state"> },
  keptKey: KeptText,
): string | null {
  const url = new URL(page.location.href);
  const inFragment = new URLSearchParams(url.hash.slice(1)).get("key");
  const key = inFragment || url.searchParams.get("key");
  url.searchParams.delete("key");
  if (inFragment !== null) url.hash = url.hash.replace(/&?key=[^&]*/, "");
  page.history.replaceState(page.history.state, "", `${url.pathname}${url.search}${url.hash}`);
  if (!key) return keptKey.read();
  keptKey.save(key);
  return key;
}
