import { ErrorText, PageButton, Panel, SmallForm } from "../../staff/panels.tsx";

interface KeyFormProps {
  /** The message of a failed attempt. */
  failure: string | undefined;
  onKey: (key: string) => void;
}

/** The sign-in form. */
export function KeyForm({ failure, onKey }: KeyFormProps) {
  return (
    <Panel>
      {failure !== undefined && <ErrorText role="alert">{failure}</ErrorText>}
      <SmallForm
        onSubmit={(event) => {
          event.preventDefault();
          const key = new FormData(event.currentTarget).get("key");
          if (typeof key === "string" && key.trim() !== "") onKey(key.trim());
        }}
      >
        <label>
          Admin key
          <input name="key" type="password" autoComplete="off" required />
        </label>
        <PageButton type="submit">Sign in</PageButton>
      </SmallForm>
      <p>
        The key is the server's <code>ADMIN_KEY</code>. If that is not set, the server creates a key
        at every start and prints the full address to open. This tab keeps the key until you close
        it.
      </p>
    </Panel>
  );
}
