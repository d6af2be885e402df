import { type ReactNode, useEffect, useState } from "react";
import { Spinner } from "../../widget/parts/Spinner.tsx";
import type { KeptText } from "../browser/kept-text.ts";
import type { authorisedJson } from "./authorised-request.ts";
import { ErrorText, PageButton, StaffPage } from "./StaffPage.tsx";
import { takeKey } from "./take-key.ts";
import { type Read, StaffKey, useRead } from "./use-read.ts";

/**
 * A page for staff, which opens with the key of the address or of the tab. `children` show what the
 * page reads with it, and `gate` says how the page is opened while there is no key, or a wrong one,
 * which is no longer kept; `tryKey` opens it.
 */
export function KeyedPage<T>(props: {
  title: string;
  kept: KeptText;
  schema: Parameters<typeof authorisedJson<T>>[0];
  path: string;
  repeatMs?: number;
  gate: (tryKey: (key: string) => void) => ReactNode;
  children: (value: T, read: Read<T> & { reload: () => void }) => ReactNode;
}) {
  const { title, kept, gate, children } = props;
  // Undefined before the browser has looked for a key; null when there is none.
  const [key, setKey] = useState<string | null>();
  useEffect(() => setKey(takeKey(window, kept)), [kept]);
  const read = useRead(props.schema, props.path, props.repeatMs, key ?? null);
  const { value, failure, reload } = read;
  const isRefused = failure?.code === "wrong-key";
  useEffect(() => {
    if (isRefused) kept.remove();
  }, [isRefused, kept]);
  const tryKey = (typed: string) => {
    kept.save(typed);
    setKey(typed);
    reload();
  };
  return (
    <StaffPage>
      {key && value !== undefined ? (
        <StaffKey value={key}>{children(value, read)}</StaffKey>
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

/** Says where staff find the key that a setting of the server holds. */
export function KeyNote({ setting }: { setting: string }) {
  return (
    <>
      The key is the server's <code>{setting}</code>. If that is not set, the server creates a key
      at every start and prints the full address to open.
    </>
  );
}
