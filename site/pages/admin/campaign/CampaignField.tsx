import type { ClipboardEvent } from "react";
import styled from "styled-components";
import { fieldAt } from "../../../../api/contract/campaign/campaign.ts";
import { isColour } from "../../../../api/contract/campaign/contrast.ts";
import { ChoiceLabel } from "../../../../widget/components/ChoiceLabel.ts";
import { COLOURS, SPACE } from "../../../../widget/theme/tokens.ts";
import { ErrorText } from "../../../access/StaffPage.tsx";
import { COLOUR_ROLES } from "../../../document/head.ts";
import { stack } from "../../../style/layout.ts";
import { SIZE } from "../../../style/type.ts";
import { fieldId, useForm } from "./form.ts";
import { roleOptions } from "./readers.ts";
import { pastedText, type RefusedRow } from "./tables.ts";
import { labelOf, reasonOf } from "./wording.ts";

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

/** The label and the control of a field, and the reason when the field is refused. */
export function CampaignField(props: {
  path: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
}) {
  const { path, value, onChange, onBlur } = props;
  const { problems, names, tds } = useForm();
  const field = fieldAt(path);
  const { control = "line", rows = 3 } = field ?? {};
  // Staff choose a TD by name, once the server has sent the names.
  const isMember = path.endsWith(".member") && Object.keys(names).length > 0;
  const options = isMember ? names : (field?.options ?? roleOptions(path, tds));
  const problem = problems.find((each) => each.field === path);
  const id = fieldId(path);
  const attributes = {
    id,
    value,
    lang: path.startsWith("texts.ga.") && !options ? "ga" : undefined,
    "aria-invalid": problem !== undefined,
    "aria-describedby": problem && `${id}-problem`,
    onBlur,
    onPaste: (event: ClipboardEvent) => {
      // The cells of a table stand between tabs.
      if (control === "table") return;
      const clipboard = event.clipboardData.getData("text/plain");
      const text = pastedText(clipboard, control === "lines");
      // Unlike a new value, an insertion moves the caret and can be undone.
      if (text !== clipboard && document.execCommand("insertText", false, text))
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
        {field?.statement}
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
      ) : ["lines", "table", "long"].includes(control) ? (
        <textarea
          {...attributes}
          rows={rows}
          onChange={({ target }) =>
            onChange(control === "long" ? target.value.replaceAll("\n", " ") : target.value)
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

/** The rows of a table that cannot be used, with the reasons. */
export function RefusedRows({ label, rows }: { label: string; rows: readonly RefusedRow[] }) {
  if (rows.length === 0) return null;
  return (
    <ul aria-label={label}>
      {rows.map(({ line, reasons }) => (
        <li key={line}>
          Row {line}: {reasons.join(" ")}
        </li>
      ))}
    </ul>
  );
}

/** Returns the colour for which an empty field stands. */
function usualColour(path: string): string {
  const [, , name, theme] = path.split(".");
  const role = Object.entries(COLOUR_ROLES).find(([key]) => key === name)?.[1] ?? "urgent";
  return COLOURS[role][theme === "dark" ? "dark" : "light"].toLowerCase();
}

export const FieldBox = styled.div`
  ${stack("xs")}
  align-content: start;
  font-size: ${SIZE.small};
  textarea {
    line-height: 1.5;
    resize: vertical;
  }
`;

/** Fields side by side, as they have room. */
export const Columns = styled.div`
  ${stack("m", "l")}
  align-items: end;
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
`;

const WithPalette = styled.div`
  display: flex;
  gap: ${SPACE.s};
  && input[type="color"] {
    flex: none;
    inline-size: 4rem;
  }
`;
