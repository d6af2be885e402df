import styled from "styled-components";
import { SPACE } from "../../../../widget/theme/tokens.ts";
import { Actions, PageButton } from "../../../staff/panels.tsx";
import { CampaignFields, type FormProps, fieldId, useAnnouncedChange } from "./CampaignField.tsx";
import { fieldsIn } from "./drawers.ts";
import { Entry } from "./form-parts.ts";
import { figurePictures, MAX_FIGURES, withNewFigure, withoutFigure } from "./form-values.ts";
import { languageName, withLanguage } from "./wording.ts";

/** The figures of one language, each with its picture. */
export function Figures({ language, ...form }: FormProps & { language: string }) {
  const { values, onChange } = form;
  const { said, change } = useAnnouncedChange(onChange);
  const count = figurePictures(values, language).length;
  const hasRoom = count < MAX_FIGURES;
  const addPath = `texts.${language}.findings`;
  const firstPath = (index: number) => `${addPath}.${index}.figure`;
  const pathsOf = (index: number) =>
    fieldsIn("figures").flatMap(({ path }) =>
      path.includes(".0.")
        ? [path.replace(".en.", `.${language}.`).replace(".0.", `.${index}.`)]
        : [],
    );
  return (
    <>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a figure is its place in the list
        <Figure key={index} aria-label={`Figure ${index + 1} in ${languageName(language)}`}>
          <CampaignFields paths={pathsOf(index)} {...form} />
          <PageButton
            $variant="quiet"
            aria-label={withLanguage(`Remove figure ${index + 1}`, language)}
            onClick={() =>
              change(
                (now) => withoutFigure(now, language, index),
                index < count - 1 ? firstPath(index) : addPath,
                `Figure ${index + 1} is removed; ${count - 1} left.`,
              )
            }
          >
            Remove figure {index + 1}
          </PageButton>
        </Figure>
      ))}
      <p role="status">{said}</p>
      <Actions>
        <PageButton
          id={fieldId(addPath)}
          aria-disabled={!hasRoom}
          onClick={() => hasRoom && change((now) => withNewFigure(now, language), firstPath(count))}
        >
          {withLanguage("Add a figure", language)}
        </PageButton>
        {!hasRoom && "There is room for four figures."}
      </Actions>
    </>
  );
}

const Figure = styled(Entry)`
  gap: ${SPACE.s} ${SPACE.l};
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  align-items: start;
`;
