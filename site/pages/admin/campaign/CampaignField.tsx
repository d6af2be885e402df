import type { ClipboardEvent } from "react";
import styled from "styled-components";
import { fieldAt } from "../../../../api/contract/campaign/campaign.ts";
import { isColour } from "../../../../api/contract/campaign/contrast.ts";
import type { Field } from "../../../../api/contract/campaign/field-kinds.ts";
import { COLOURS, SPACE } from "../../../../widget/theme/tokens.ts";
import { ChoiceLabel, ErrorText } from "../../../access/StaffPage.tsx";
import { COLOUR_ROLES } from "../../../document/head.ts";
import { SIZE } from "../../../style/type.ts";
import { fieldId, useForm } from "./form.ts";
import { pastedText } from "./form-values.ts";
import { labelOf, reasonOf } from "./wording.ts";

/** The fields at these paths. */
export function CampaignFields({ paths }: { paths: readonly string[] }) {
  const { values, change } = useForm();
  return paths.map((path) => (
    <CampaignField
      key={path}
      path={path}
      value={values[path] ?? ""}
      onChange={(value) => change((now) => ({ ...now, [path]: value }))}
    />
  ));
}

/** One field of the campaign, with the reason beside it when it is refused. */
export function CampaignField(props: {
  path: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const { path, value, onChange } = props;
  const { problems, names } = useForm();
  const field: Partial<Field> = fieldAt(path) ?? {};
  const { control = "line", rows = 3, statement } = field;
  // A TD is chosen by name once the names are known.
  const isNamed = path.endsWith(".member") && Object.keys(names).length > 0;
  const options = isNamed ? names : field.options;
  const problem = problems.find((each) => each.field === path);
  const id = fieldId(path);
  const attributes = {
    id,
    value,
    lang: path.startsWith("texts.ga.") && !options ? "ga" : undefined,
    "aria-invalid": problem !== undefined,
    "aria-describedby": problem && `${id}-problem`,
    onPaste: (event: ClipboardEvent) => {
      const copied = event.clipboardData.getData("text/plain");
      const pasted = pastedText(copied, control === "lines");
      // Unlike another value, it leaves the caret behind the pasted text, and can be undone.
      if (pasted !== copied && document.execCommand("insertText", false, pasted))
        event.preventDefault();
    },
  };
  if (control === "yes-no") {
    return (
      <ChoiceLabel>
        <input
          id={id}
          type="checkbox"
          checked={value === "true"}
          onChange={({ target }) => onChange(String(target.checked))}
        />
        {statement}
      </ChoiceLabel>
    );
  }
  return (
    <FieldBox>
      <label htmlFor={id}>{labelOf(path)}</label>
      {options ? (
        <select {...attributes} onChange={({ target }) => onChange(target.value)}>
          {!Object.hasOwn(options, value) && <option value={value}>{value || "Choose …"}</option>}
          {Object.entries(options).map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      ) : control === "lines" || control === "long" ? (
        <textarea
          {...attributes}
          rows={rows}
          onChange={({ target }) =>
            onChange(control === "lines" ? target.value : target.value.replaceAll("\n", " "))
          }
        />
      ) : (
        <WithPalette>
          {control === "colour" && (
            <input
              type="color"
              aria-label={`Choose: ${labelOf(path)}`}
              value={isColour(value) ? value.toLowerCase() : usualColour(path)}
              onChange={({ target }) => onChange(target.value)}
            />
          )}
          <input
            {...attributes}
            type={control === "day" ? "date" : "text"}
            inputMode={control === "number" ? "numeric" : undefined}
            placeholder={control === "colour" ? usualColour(path) : undefined}
            autoComplete={path === "author" ? "name" : "off"}
            onChange={({ target }) => onChange(target.value)}
          />
        </WithPalette>
      )}
      {problem && (
        <ErrorText id={`${id}-problem`}>
          {options && value === ""
            ? "Choose one of them."
            : `This field ${reasonOf(problem, value)}.`}
        </ErrorText>
      )}
    </FieldBox>
  );
}

/** Returns the colour that an empty field stands for. */
function usualColour(path: string): string {
  const [, , name, theme] = path.split(".");
  const role = Object.entries(COLOUR_ROLES).find(([own]) => own === name)?.[1] ?? "urgent";
  return COLOURS[role][theme === "dark" ? "dark" : "light"].toLowerCase();
}

/** The label, control and reason of a field, one below the other. */
export const FieldBox = styled.div`
  display: grid;
  align-content: start;
  gap: ${SPACE.xs};
  font-size: ${SIZE.small};
  textarea {
    line-height: 1.5;
    resize: vertical;
  }
`;

/** Fields side by side, as they have room. */
export const Columns = styled.div`
  display: grid;
  align-items: end;
  gap: ${SPACE.m} ${SPACE.l};
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
`;

const WithPalette = styled.div`
  display: flex;
  gap: ${SPACE.s};
  && input[type="color"] {
    flex: none;
    inline-size: 4rem;
    padding: 2px;
    cursor: pointer;
  }
`;
