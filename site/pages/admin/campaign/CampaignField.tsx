import { type InputHTMLAttributes, use, useEffect, useRef, useState } from "react";
import styled from "styled-components";
import { fieldAt } from "../../../../api/contract/campaign/campaign.ts";
import type { Field as FieldOfCampaign } from "../../../../api/contract/campaign/field-kinds.ts";
import { PROBLEM_REASONS, type Problem } from "../../../../api/contract/campaign/problems.ts";
import { isColour } from "../../../../api/measures/contrast.ts";
import { COLOURS } from "../../../../widget/theme/all-colours.ts";
import { colour, SPACE } from "../../../../widget/theme/tokens.ts";
import { COLOUR_ROLES } from "../../../page/own-colours.ts";
import { ChoiceLabel } from "../../../staff/panels.tsx";
import { fieldStyle } from "../../../style/field-style.ts";
import { SIZE } from "../../../style/type.ts";
import type { FormValues } from "./form-values.ts";
import { SittingTds, tdNames } from "./sitting-tds.ts";
import { labelOf } from "./wording.ts";

/** Returns the id of a field's control. */
export function fieldId(path: string): string {
  return `campaign-${path}`;
}

/** Moves the focus to a field, and opens the part of the form that it is in. */
export function focusField(path: string): void {
  const control = document.getElementById(fieldId(path));
  control?.closest("details")?.setAttribute("open", "");
  control?.focus();
}

/** One field of the campaign, with the reason beside it when it is refused. */
export function CampaignField(props: {
  path: string;
  value: string;
  problems?: readonly Problem[];
  /** Id of a text that explains the field. */
  describedBy?: string | undefined;
  onChange: (value: string) => void;
}) {
  const { path, value, problems = [], describedBy, onChange } = props;
  const members = path.endsWith(".member") ? tdNames(use(SittingTds)) : {};
  const field: Partial<FieldOfCampaign> = fieldAt(path) ?? {};
  const { control: usual = "line", rows = 3, options = members, statement } = field;
  const control = Object.keys(members).length > 0 ? "choice" : usual;
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
    <Field>
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
        <Reason id={`${id}-problem`}>
          {control === "choice" && value === ""
            ? "Choose one of them."
            : `This ${control === "colour" ? "colour" : "field"} ${PROBLEM_REASONS[problem.code]}.`}
        </Reason>
      )}
    </Field>
  );
}

/** What every part of the form shows, and how it changes what is written at that moment. */
export type FormProps = {
  values: FormValues;
  problems: readonly Problem[];
  onChange: (update: (now: FormValues) => FormValues) => void;
};

/**
 * Returns a function that changes the form, and what it said last. It moves the focus to a field once
 * the form is rendered again: a pressed button that removes itself would lose the focus.
 */
export function useAnnouncedChange(onChange: FormProps["onChange"]) {
  const [said, setSaid] = useState("");
  const next = useRef<string | null>(null);
  useEffect(() => {
    if (next.current !== null) focusField(next.current);
    next.current = null;
  });
  const change = (update: (now: FormValues) => FormValues, path: string, message = "") => {
    next.current = path;
    setSaid(message);
    onChange(update);
  };
  return { said, change };
}

/** The fields at these paths. */
export function CampaignFields(
  props: FormProps & { paths: readonly string[]; describedBy?: string },
) {
  const { paths, values, problems, describedBy, onChange } = props;
  return paths.map((path) => (
    <CampaignField
      key={path}
      path={path}
      value={values[path] ?? ""}
      problems={problems}
      describedBy={describedBy}
      onChange={(value) => onChange((now) => ({ ...now, [path]: value }))}
    />
  ));
}

/** The browser's own palette, and a field for six digits. Empty means the usual colour. */
function ColourControl(props: {
  path: string;
  attributes: InputHTMLAttributes<HTMLInputElement> & { value: string };
  onChange: (value: string) => void;
}) {
  const { path, attributes, onChange } = props;
  const usual = usualColour(path);
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

/** Returns the colour that a campaign has without one of its own at this path. */
function usualColour(path: string): string {
  const [, , name = "", theme] = path.split(".");
  const role = Object.entries(COLOUR_ROLES).find(([own]) => own === name)?.[1] ?? "urgent";
  return COLOURS[role][theme === "dark" ? "dark" : "light"].toLowerCase();
}

/** The label, control and reason of a field, one below the other. */
export const Field = styled.div`
  display: grid;
  align-content: start;
  gap: ${SPACE.xs};
  font-size: ${SIZE.small};
  label {
    font-weight: 700;
  }
  input,
  select,
  textarea {
    ${fieldStyle}
    box-sizing: border-box;
    inline-size: 100%;
    min-inline-size: 0;
  }
  textarea {
    line-height: 1.5;
    resize: vertical;
  }
  [aria-invalid="true"] {
    border-color: ${colour("urgent")};
    outline: 1px solid ${colour("urgent")};
  }
`;

/** Why a field is refused. */
export const Reason = styled.p`
  color: ${colour("urgent")};
  font-weight: 700;
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: 4rem minmax(0, 1fr);
  gap: ${SPACE.s};
  && input[type="color"] {
    padding: 2px;
    cursor: pointer;
  }
`;
