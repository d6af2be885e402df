import { useId } from "react";
import styled from "styled-components";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { MEDIUM } from "../../kit/layout.ts";
import { SIZE } from "../../kit/type.ts";
import { PageButton } from "../stats/PageButton.tsx";
import { Alarm, Sheet } from "./parts.tsx";

/** Asks for the key; `trouble` is why the last one opened nothing. */
export function KeyForm({
  trouble,
  onKey,
}: {
  trouble: string | undefined;
  onKey: (key: string) => void;
}) {
  const id = useId();
  return (
    <Sheet>
      {trouble !== undefined && <Alarm role="alert">{trouble}</Alarm>}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const key = new FormData(event.currentTarget).get("key");
          if (typeof key === "string" && key.trim() !== "") onKey(key.trim());
        }}
      >
        <label htmlFor={id}>Admin key</label>
        <Row>
          <Field id={id} name="key" type="password" autoComplete="off" required />
          <PageButton type="submit">Sign in</PageButton>
        </Row>
      </form>
      <p>
        The key is the server's <code>ADMIN_KEY</code>. Without one it makes a key at every start,
        and prints the whole address to open. It is kept for this tab only.
      </p>
    </Sheet>
  );
}

const Row = styled.div`
  display: grid;
  gap: ${SPACE.m};
  margin-block-start: ${SPACE.s};
  ${MEDIUM} {
    grid-template-columns: 1fr auto;
  }
`;

const Field = styled.input`
  min-inline-size: 0;
  min-block-size: 3.375rem;
  padding: ${SPACE.s} ${SPACE.l};
  border: 2px solid ${colour("ink")};
  border-radius: 4px;
  background: ${colour("paper")};
  color: ${colour("ink")};
  font: inherit;
  font-size: ${SIZE.lead};
`;
