import { useId } from "react";
import styled from "styled-components";
import { SPACE } from "../../../widget/theme/tokens.ts";
import { largeFieldStyle } from "../../kit/field-style.ts";
import { MEDIUM } from "../../kit/layout.ts";
import { SIZE } from "../../kit/type.ts";
import { ErrorText, PageButton, Panel } from "../panels.tsx";

/** The sign-in form. `failure` is the message of a failed attempt. */
export function KeyForm({
  failure,
  onKey,
}: {
  failure: string | undefined;
  onKey: (key: string) => void;
}) {
  const id = useId();
  return (
    <Panel>
      {failure !== undefined && <ErrorText role="alert">{failure}</ErrorText>}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const key = new FormData(event.currentTarget).get("key");
          if (typeof key === "string" && key.trim() !== "") onKey(key.trim());
        }}
      >
        <label htmlFor={id}>Admin key</label>
        <FieldRow>
          <KeyField id={id} name="key" type="password" autoComplete="off" required />
          <PageButton type="submit">Sign in</PageButton>
        </FieldRow>
      </form>
      <p>
        The key is the server's <code>ADMIN_KEY</code>. If that is not set, the server creates a key
        at every start and prints the full address to open. This tab keeps the key until you close
        it.
      </p>
    </Panel>
  );
}

const FieldRow = styled.div`
  display: grid;
  gap: ${SPACE.m};
  margin-block-start: ${SPACE.s};
  ${MEDIUM} {
    grid-template-columns: 1fr auto;
  }
`;

const KeyField = styled.input`
  ${largeFieldStyle}
  min-inline-size: 0;
  font-size: ${SIZE.lead};
`;
