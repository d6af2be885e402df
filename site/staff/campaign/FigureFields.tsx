import { useState } from "react";
import styled from "styled-components";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { MEDIUM } from "../../kit/layout.ts";
import { SIZE } from "../../kit/type.ts";
import { PageButton } from "../panels.tsx";
import { CampaignFields, type FormProps, fieldId, useFocusAfterChange } from "./CampaignField.tsx";
import { Group } from "./form-parts.ts";
import {
  figureCount,
  figurePaths,
  MAX_FIGURES,
  withNewFigure,
  withoutFigure,
} from "./form-values.ts";
import { FIGURE_TEXTS, withLanguage } from "./wording.ts";

/** The figures of one language, each with its picture. They can be added and removed. */
export function FigureFields({ language, ...form }: FormProps & { language: string }) {
  const { values, onChange } = form;
  const [message, setMessage] = useState("");
  const focusAfterChange = useFocusAfterChange();
  const count = figureCount(values, language);
  const addPath = `texts.${language}.findings`;
  const firstPath = (index: number) => `${addPath}.${index}.figure`;

  const add = () => {
    focusAfterChange(firstPath(count));
    setMessage("");
    onChange(withNewFigure(values, language));
  };
  const remove = (index: number) => {
    focusAfterChange(index < count - 1 ? firstPath(index) : addPath);
    setMessage(FIGURE_TEXTS.removed(index + 1, count - 1));
    onChange(withoutFigure(values, language, index));
  };

  return (
    <Group>
      <legend>{FIGURE_TEXTS.title(language)}</legend>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a figure is its place in the list
        <Figure key={index} aria-label={FIGURE_TEXTS.one(index + 1, language)}>
          <CampaignFields paths={figurePaths(language, index)} {...form} />
          <PageButton
            $variant="quiet"
            aria-label={withLanguage(FIGURE_TEXTS.remove(index + 1), language)}
            onClick={() => remove(index)}
          >
            {FIGURE_TEXTS.remove(index + 1)}
          </PageButton>
        </Figure>
      ))}
      <p role="status">{message}</p>
      <Adding>
        <PageButton
          id={fieldId(addPath)}
          aria-disabled={count >= MAX_FIGURES}
          aria-label={withLanguage(FIGURE_TEXTS.add, language)}
          onClick={() => count < MAX_FIGURES && add()}
        >
          {FIGURE_TEXTS.add}
        </PageButton>
        {count >= MAX_FIGURES && <p>{FIGURE_TEXTS.most}</p>}
      </Adding>
    </Group>
  );
}

const Figure = styled.div.attrs({ role: "group" })`
  display: grid;
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

const Adding = styled.div`
  display: grid;
  justify-items: start;
  gap: ${SPACE.s};
  font-size: ${SIZE.small};
`;
