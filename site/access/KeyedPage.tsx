import { type ReactNode, useEffect, useState } from "react";
import styled from "styled-components";
import { Spinner } from "../../widget/components/Spinner.tsx";
import { type KeptText, keptText } from "../browser/kept-text.ts";
import { stack, WIDE } from "../style/layout.ts";
import { type Resource, StaffKey, useRead } from "./requests.ts";
import { ErrorText, PageButton, Panel, StaffPage } from "./StaffPage.tsx";

/** The kept keys by name. The server's setting of a key is the name in capitals: `ADMIN_KEY`. */
const KEPT_KEYS = { Admin: keptText("admin-key"), Stats: keptText("stats-key") };

/** A page for staff, which opens with a key; `children` show what the page reads with the key. */
export function KeyedPage<T>(props: {
  title: string;
  keyName: keyof typeof KEPT_KEYS;
  schema: Parameters<typeof useRead<T>>[0];
  path: string;
  repeatMs?: number;
  children: (value: T, resource: Resource<T>) => ReactNode;
}) {
  const { title, keyName, children } = props;
  const keptKey = KEPT_KEYS[keyName];
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
        <Gate>
          <h1>{title}</h1>
          <Panel>
            {failure && <ErrorText role="alert">{failure.message}</ErrorText>}
            {key === null || isRefused ? (
              <KeyForm keyName={keyName} onKey={tryKey} />
            ) : failure ? (
              <PageButton onClick={reload}>Try again</PageButton>
            ) : (
              <p role="status">
                <Spinner /> Loading…
              </p>
            )}
          </Panel>
        </Gate>
      )}
    </StaffPage>
  );
}

/** The ways to open a page with a key. */
function KeyForm({ keyName, onKey }: { keyName: string; onKey: (key: string) => void }) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const key = `${new FormData(event.currentTarget).get("key")}`.trim();
        if (key !== "") onKey(key);
      }}
    >
      <p>
        Access restricted. Append <code translate="no">?key={"{key}"}</code> to the URL to view this
        page.
      </p>
      <label>
        {`${keyName} key`}
        <input name="key" type="password" autoComplete="off" required />
      </label>
      <PageButton $variant="primary" type="submit">
        Sign in
      </PageButton>
      <p>
        The key is the server's <code translate="no">{`${keyName.toUpperCase()}_KEY`}</code>. If
        that is not set, the server creates a key at every start and prints the full address to
        open. This tab keeps the key until you close it.
      </p>
    </form>
  );
}

const Gate = styled.div`
  ${stack("xl")}
  align-items: start;
  h1 {
    font-size: clamp(4rem, 20cqi, 11rem);
  }
  ${WIDE} {
    grid-template-columns: 1fr 1fr;
  }
`;

/** Takes the key out of the page's address, `#key=` or `?key=`, and keeps it; without one, returns the kept key. */
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
