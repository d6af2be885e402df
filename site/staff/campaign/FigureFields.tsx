import { useState } from "react";
import styled from "styled-components";
import { SPACE } from "../../../widget/theme/tokens.ts";
import { MEDIUM } from "../../kit/layout.ts";
import { Actions, PageButton } from "../panels.tsx";
import { CampaignFields, type FormProps, fieldId, useFocusAfterChange } from "./CampaignField.tsx";
import { Entry, Group } from "./form-parts.ts";
import {
  figurePaths,
  figurePictures,
  MAX_FIGURES,
  withNewFigure,
  withoutFigure,
} from "./form-values.ts";
import { languageName, withLanguage } from "./wording.ts";

/** The figures of one language, each with its picture. They can be added and removed. */
export function FigureFields({ language, ...form }: FormProps & { language: string }) {
  const { values, onChange } = form;
  const [message, setMessage] = useState("");
  const focusAfterChange = useFocusAfterChange();
  const count = figurePictures(values, language).length;
  const hasRoom = count < MAX_FIGURES;
  const addPath = `texts.${language}.findings`;
  const firstPath = (index: number) => `${addPath}.${index}.figure`;

  const add = () => {
    focusAfterChange(firstPath(count));
    setMessage("");
    onChange(withNewFigure(values, language));
  };
  const remove = (index: number) => {
    focusAfterChange(index < count - 1 ? firstPath(index) : addPath);
    setMessage(`Figure ${index + 1} is removed; ${count - 1} left.`);
    onChange(withoutFigure(values, language, index));
  };

  return (
    <Group>
      <legend>Figures in {languageName(language)}</legend>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a figure is its place in the list
        <Figure key={index} aria-label={`Figure ${index + 1} in ${languageName(language)}`}>
          <CampaignFields paths={figurePaths(language, index)} {...form} />
          <PageButton
            $variant="quiet"
            aria-label={withLanguage(`Remove figure ${index + 1}`, language)}
            onClick={() => remove(index)}
          >
            Remove figure {index + 1}
          </PageButton>
        </Figure>
      ))}
      <p role="status">{message}</p>
      <Actions>
        <PageButton
          id={fieldId(addPath)}
          aria-disabled={!hasRoom}
          aria-label={withLanguage("Add a figure", language)}
          onClick={() => hasRoom && add()}
        >
          Add a figure
        </PageButton>
        {!hasRoom && "There is room for four figures."}
      </Actions>
    </Group>
  );
}

const Figure = styled(Entry)`
  column-gap: ${SPACE.xl};
  ${MEDIUM} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
`;
