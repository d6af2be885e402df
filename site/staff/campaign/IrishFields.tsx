import { useEffect, useRef } from "react";
import styled from "styled-components";
import type { Problem } from "../../../api/contract/campaign/problems.ts";
import { colour, SPACE, TARGET_SIZE } from "../../../widget/theme/tokens.ts";
import { SIZE } from "../../kit/type.ts";
import { PageButton } from "../PageButton.tsx";
import type { FormValues } from "./form-values.ts";
import { IRISH_WORDS } from "./form-words.ts";
import { hasIrish, withIrish, withoutIrish } from "./irish-values.ts";
import { LanguageFields } from "./LanguageFields.tsx";

/** The Irish texts, closed at first. They are added and removed as a whole. */
export function IrishFields(props: {
  values: FormValues;
  /** The values of the version that the draft began with. */
  base: FormValues;
  problems: readonly Problem[];
  onChange: (values: FormValues) => void;
}) {
  const { values, base, problems, onChange } = props;
  const hasTexts = hasIrish(values);
  const refused = problems.filter(({ field }) => field.startsWith("texts.ga.")).length;
  const details = useRef<HTMLDetailsElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const wasPressed = useRef(false);

  // The pressed button is removed: the focus moves to the control that replaces it.
  useEffect(() => {
    if (!wasPressed.current) return;
    wasPressed.current = false;
    if (!hasTexts) {
      add.current?.focus();
      return;
    }
    details.current?.setAttribute("open", "");
    details.current?.querySelector("summary")?.focus();
  }, [hasTexts]);
  const press = (next: FormValues) => {
    wasPressed.current = true;
    onChange(next);
  };

  if (!hasTexts) {
    return (
      <IrishBox>
        <p>{IRISH_WORDS.without}</p>
        <PageButton ref={add} onClick={() => press(withIrish(values, base))}>
          {IRISH_WORDS.add}
        </PageButton>
      </IrishBox>
    );
  }
  return (
    <IrishDetails ref={details}>
      <summary>
        {IRISH_WORDS.title}
        {refused > 0 && <strong>{IRISH_WORDS.toChange(refused)}</strong>}
      </summary>
      <IrishTexts>
        <LanguageFields language="ga" values={values} problems={problems} onChange={onChange} />
        <div>
          <p>{IRISH_WORDS.without}</p>
          <PageButton $variant="quiet" onClick={() => press(withoutIrish(values))}>
            {IRISH_WORDS.remove}
          </PageButton>
        </div>
      </IrishTexts>
    </IrishDetails>
  );
}

const IrishBox = styled.div`
  display: grid;
  justify-items: start;
  gap: ${SPACE.m};
  padding-block-start: ${SPACE.l};
  border-block-start: 3px solid ${colour("ink")};
`;

const IrishDetails = styled.details`
  border-block-start: 3px solid ${colour("ink")};
  summary {
    min-block-size: ${TARGET_SIZE};
    padding-block: ${SPACE.m};
    font-size: ${SIZE.lead};
    font-weight: 700;
    cursor: pointer;
  }
  summary strong {
    margin-inline-start: ${SPACE.m};
    color: ${colour("urgent")};
    font-size: ${SIZE.small};
  }
`;

const IrishTexts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPACE.xxl};
  padding-block: ${SPACE.l};
`;
