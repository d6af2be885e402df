import { useEffect, useRef, useState } from "react";
import styled from "styled-components";
import { FINDING_PICTURES } from "../../../api/contract/campaign/campaign.ts";
import type { Problem } from "../../../api/contract/campaign/problems.ts";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { fieldStyle } from "../../kit/field-style.ts";
import { MEDIUM } from "../../kit/layout.ts";
import { SIZE } from "../../kit/type.ts";
import { PageButton } from "../PageButton.tsx";
import { CampaignField, fieldId } from "./CampaignField.tsx";
import { ChoiceLabel } from "./controls.ts";
import { figureCount, MAX_FIGURES, withNewFigure, withoutFigure } from "./figure-values.ts";
import type { FormValues } from "./form-values.ts";
import { FIGURE_WORDS, PICTURE_NAMES } from "./form-words.ts";
import { Group } from "./Group.ts";
import { inWords } from "./words.ts";

/** The figures of one language, each with its picture. They can be added and removed. */
export function FigureFields(props: {
  language: string;
  values: FormValues;
  problems: readonly Problem[];
  onChange: (values: FormValues) => void;
}) {
  const { language, values, problems, onChange } = props;
  const [message, setMessage] = useState("");
  /** The id of the control that gets the focus after figures were added or removed. */
  const next = useRef<string | null>(null);
  const count = figureCount(values, language);
  const pathOf = (index: number, name: string) => `texts.${language}.findings.${index}.${name}`;
  const addId = fieldId(`texts.${language}.findings`);

  useEffect(() => {
    if (next.current === null) return;
    document.getElementById(next.current)?.focus();
    next.current = null;
  });

  const add = () => {
    next.current = fieldId(pathOf(count, "figure"));
    setMessage("");
    onChange(withNewFigure(values, language));
  };
  const remove = (index: number) => {
    // The pressed button is removed: the focus moves to the next figure, or to 'Add'.
    next.current = index < count - 1 ? fieldId(pathOf(index, "figure")) : addId;
    setMessage(FIGURE_WORDS.removed(index + 1, count - 1));
    onChange(withoutFigure(values, language, index));
  };
  const change = (path: string, value: string) => onChange({ ...values, [path]: value });

  return (
    <Group>
      <legend>{FIGURE_WORDS.title(language)}</legend>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a figure is its place in the list
        <Figure key={index} aria-label={FIGURE_WORDS.one(index + 1, language)}>
          {(["figure", "text"] as const).map((name) => (
            <CampaignField
              key={name}
              path={pathOf(index, name)}
              value={values[pathOf(index, name)] ?? ""}
              problems={problems}
              onChange={(value) => change(pathOf(index, name), value)}
            />
          ))}
          <Picture>
            <label htmlFor={fieldId(pathOf(index, "picture"))}>
              {inWords(FIGURE_WORDS.picture(index + 1), language)}
            </label>
            <select
              id={fieldId(pathOf(index, "picture"))}
              value={values[pathOf(index, "picture")]}
              onChange={({ target }) => change(pathOf(index, "picture"), target.value)}
            >
              {FINDING_PICTURES.map((picture) => (
                <option key={picture} value={picture}>
                  {PICTURE_NAMES[picture]}
                </option>
              ))}
            </select>
          </Picture>
          <ChoiceLabel>
            <input
              type="checkbox"
              checked={values[pathOf(index, "isTextComplete")] === "true"}
              onChange={({ target }) =>
                change(pathOf(index, "isTextComplete"), String(target.checked))
              }
            />
            {FIGURE_WORDS.complete}
          </ChoiceLabel>
          <PageButton
            $variant="quiet"
            aria-label={inWords(FIGURE_WORDS.remove(index + 1), language)}
            onClick={() => remove(index)}
          >
            {FIGURE_WORDS.remove(index + 1)}
          </PageButton>
        </Figure>
      ))}
      <p role="status">{message}</p>
      <Adding>
        <PageButton
          id={addId}
          aria-disabled={count >= MAX_FIGURES}
          aria-label={inWords(FIGURE_WORDS.add, language)}
          onClick={() => count < MAX_FIGURES && add()}
        >
          {FIGURE_WORDS.add}
        </PageButton>
        {count >= MAX_FIGURES && <p>{FIGURE_WORDS.most}</p>}
      </Adding>
    </Group>
  );
}

const Figure = styled.div.attrs({ role: "group" })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${SPACE.m} ${SPACE.xl};
  padding: ${SPACE.l};
  border: 2px solid ${colour("rule")};
  font-size: ${SIZE.small};
  > div,
  > label {
    inline-size: 100%;
  }
  ${MEDIUM} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
`;

const Picture = styled.div`
  display: grid;
  align-content: start;
  gap: ${SPACE.xs};
  label {
    font-weight: 700;
  }
  select {
    ${fieldStyle}
  }
`;

const Adding = styled.div`
  display: grid;
  justify-items: start;
  gap: ${SPACE.s};
  font-size: ${SIZE.small};
`;
