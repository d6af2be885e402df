import { type FormEvent, useEffect, useState } from "react";
import styled from "styled-components";
import { OFFICIAL_TD_LIST_URL } from "../../../api/contract/oireachtas.ts";
import * as api from "../../../api/contract/population.ts";
import { ChoiceLabel } from "../../../widget/components/ChoiceLabel.ts";
import { Dialog } from "../../../widget/components/Dialog.tsx";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { ErrorText, PageButton } from "../../access/StaffPage.tsx";
import type { PopulationControls } from "./population.ts";

/** A difference that staff accept, or whose former TDs they put back. */
export type Decision = Pick<api.PopulationReview, "hash" | "report"> & {
  verb: "accept" | "put-back";
};

/** The dialog in which staff sign a decision, after a tick for each address outside the parliament's domain. */
export function DecideDialog(props: {
  decision: Decision;
  population: PopulationControls;
  onClose: () => void;
}) {
  const { population, onClose } = props;
  const { verb, hash, report } = props.decision;
  const [isAll, setAll] = useState(false);
  const [opener] = useState(() => document.activeElement);
  useEffect(() => () => void (opener instanceof HTMLElement && opener.focus()), [opener]);
  const [title, effect, submit, outside = []] =
    verb === "accept"
      ? ["Accept these changes", api.describeDifference(report), "Accept", report.outside]
      : [
          "Put back what was stored before",
          `All TDs would be stored as they were before ${report.accepted?.author} accepted this`,
          "Put it back",
        ];
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const signature = Object.fromEntries(new FormData(event.currentTarget));
    if (await population.decide(verb, hash, signature)) onClose();
  };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <PageButton $variant="quiet" onClick={onClose}>
            Go back
          </PageButton>
          <PageButton type="submit" form="decide" $variant="primary" disabled={population.isBusy}>
            {submit}
          </PageButton>
        </>
      }
    >
      <form id="decide" onSubmit={(event) => void send(event)}>
        {outside.length > 0 && (
          <fieldset>
            <ErrorText as="legend">
              Addresses outside oireachtas.ie: {outside.length}. Tick what you have compared with{" "}
              <a href={OFFICIAL_TD_LIST_URL} target="_blank" rel="noopener noreferrer">
                the official list
              </a>
              .
            </ErrorText>
            <ChoiceLabel>
              <input type="checkbox" onChange={({ target }) => setAll(target.checked)} />
              All {outside.length}
            </ChoiceLabel>
            <Boxes hidden={isAll}>
              {outside.map(({ name, constituency, email }) => (
                <ChoiceLabel key={email}>
                  <input type="checkbox" required={!isAll} />
                  {`${name}, ${constituency}: ${email}`}
                </ChoiceLabel>
              ))}
            </Boxes>
          </fieldset>
        )}
        <p>{effect}. Visitors see that at once.</p>
        <label>
          Your name
          <input name="author" required maxLength={80} autoComplete="name" />
        </label>
        <label>
          Why
          <textarea name="note" required maxLength={500} rows={2} />
        </label>
        {population.refusal && <ErrorText role="alert">{population.refusal}</ErrorText>}
      </form>
    </Dialog>
  );
}

const Boxes = styled.div`
  max-block-size: 16rem;
  border-block: 1px solid ${colour("rule")};
  overflow-y: auto;
  label {
    padding-block: ${SPACE.s};
    font-weight: 400;
  }
`;
