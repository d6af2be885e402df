import type { InputHTMLAttributes } from "react";
import styled from "styled-components";
import { fieldAt } from "../../../../api/contract/campaign/campaign.ts";
import type { Field } from "../../../../api/contract/campaign/field-kinds.ts";
import { PROBLEM_REASONS } from "../../../../api/contract/campaign/problems.ts";
import { isColour } from "../../../../api/measures/contrast.ts";
import { COLOURS } from "../../../../widget/theme/all-colours.ts";
import { SPACE } from "../../../../widget/theme/tokens.ts";
import { COLOUR_ROLES } from "../../../page/own-colours.ts";
import { ChoiceLabel, ErrorText } from "../../../staff/StaffPage.tsx";
import { SIZE } from "../../../style/type.ts";
import { fieldId, useForm } from "./form.ts";
import { labelOf } from "./wording.ts";

/** The fields at these paths. `describedBy` is the id of a text that explains them. */
export function CampaignFields(props: { paths: readonly string[]; describedBy?: string }) {
  const { values, change } = useForm();
  return props.paths.map((path) => (
    <CampaignField
      key={path}
      path={path}
      value={values[path] ?? ""}
      describedBy={props.describedBy}
      onChange={(value) => change((now) => ({ ...now, [path]: value }))}
    />
  ));
}

/** One field of the campaign, with the reason beside it when it is refused. */
export function CampaignField(props: {
  path: string;
  value: string;
  describedBy?: string | undefined;
  onChange: (value: string) => void;
}) {
  const { path, value, describedBy, onChange } = props;
  const { problems, names } = useForm();
  const { control, rows = 3, options, statement } = kindOf(path, names);
  const id = fieldId(path);
  if (control === "yes-no") {
    return (
      <ChoiceLabel>
        <input
          id={id}
          type="checkbox"
          checked={value === "true"}
          onChange={({ target }) => onChange(String(target.checked))}
        />
        {statement ?? labelOf(path)}
      </ChoiceLabel>
    );
  }
  const problem = problems.find(({ field }) => field === path);
  const descriptions = [problem && `${id}-problem`, describedBy].filter(Boolean).join(" ");
  const attributes = {
    id,
    value,
    ...(path.startsWith("texts.ga.") && control !== "choice" && { lang: "ga" }),
    "aria-invalid": problem !== undefined,
    ...(descriptions !== "" && { "aria-describedby": descriptions }),
  };
  return (
    <FieldBox>
      <label htmlFor={id}>{labelOf(path)}</label>
      {control === "lines" || control === "long" ? (
        <textarea
          {...attributes}
          rows={rows}
          onChange={({ target }) =>
            onChange(control === "lines" ? target.value : target.value.replaceAll("\n", " "))
          }
        />
      ) : control === "choice" ? (
        <select {...attributes} onChange={({ target }) => onChange(target.value)}>
          {!Object.hasOwn(options, value) && <option value={value}>{value || "Choose …"}</option>}
          {Object.entries(options).map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      ) : control === "colour" ? (
        <ColourControl path={path} attributes={attributes} onChange={onChange} />
      ) : (
        <input
          {...attributes}
          type={control === "day" ? "date" : "text"}
          {...(control === "number" && { inputMode: "numeric" })}
          autoComplete={path === "author" ? "name" : "off"}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      {problem && (
        <ErrorText id={`${id}-problem`}>
          {control === "choice" && value === ""
            ? "Choose one of them."
            : `This ${control === "colour" ? "colour" : "field"} ${PROBLEM_REASONS[problem.code]}.`}
        </ErrorText>
      )}
    </FieldBox>
  );
}

/** Returns how a field is changed. A TD is chosen by name once the names are known. */
function kindOf(path: string, names: Readonly<Record<string, string>>) {
  const field: Partial<Field> = fieldAt(path) ?? {};
  const isNamed = path.endsWith(".member") && Object.keys(names).length > 0;
  return isNamed
    ? { ...field, control: "choice", options: names }
    : { control: "line", options: {}, ...field };
}

/** The browser's own palette, and a field for six digits. Empty means the usual colour. */
function ColourControl(props: {
  path: string;
  attributes: InputHTMLAttributes<HTMLInputElement> & { value: string };
  onChange: (value: string) => void;
}) {
  const { path, attributes, onChange } = props;
  const [, , name = "", theme] = path.split(".");
  const role = Object.entries(COLOUR_ROLES).find(([own]) => own === name)?.[1] ?? "urgent";
  const usual = COLOURS[role][theme === "dark" ? "dark" : "light"].toLowerCase();
  return (
    <Pair>
      <input
        type="color"
        aria-label={`Choose: ${labelOf(path)}`}
        value={isColour(attributes.value) ? attributes.value.toLowerCase() : usual}
        onChange={({ target }) => onChange(target.value)}
      />
      <input
        {...attributes}
        type="text"
        placeholder={usual}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onChange(target.value.trim())}
      />
    </Pair>
  );
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

const Pair = styled.div`
  display: grid;
  grid-template-columns: 4rem minmax(0, 1fr);
  gap: ${SPACE.s};
  input[type="color"] {
    padding: 2px;
    cursor: pointer;
  }
`;
