import styled from "styled-components";
import { PROBLEM_REASONS, type Problem } from "../../../api/contract/campaign/problems.ts";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { fieldStyle } from "../../kit/field-style.ts";
import { MEDIUM } from "../../kit/layout.ts";
import { SIZE } from "../../kit/type.ts";
import { ColourControl } from "./ColourControl.tsx";
import type { FormValues } from "./form-values.ts";
import { labelOf } from "./words.ts";

const LINES = /\.(?:body|headline)$|^note$/;
const LONG =
  /\.(?:lead|description|shareText|caption|paused|achieved|next)$|\.findings\.\d+\.text$/;
const DAY = /Until$/;
const COLOUR = /^facts\.colours\./;

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
  problems: readonly Problem[];
  /** Id of a text that explains the field. */
  describedBy?: string;
  onChange: (value: string) => void;
}) {
  const { path, value, problems, describedBy, onChange } = props;
  const id = fieldId(path);
  const problem = problems.find(({ field }) => field === path);
  const descriptions = [problem && `${id}-problem`, describedBy].filter(Boolean).join(" ");
  const control = {
    id,
    value,
    ...(path.startsWith("texts.ga.") && { lang: "ga" }),
    "aria-invalid": problem !== undefined,
    ...(descriptions !== "" && { "aria-describedby": descriptions }),
  };
  const isLines = LINES.test(path);
  return (
    <Field>
      <label htmlFor={id}>{labelOf(path)}</label>
      {isLines || LONG.test(path) ? (
        <textarea
          {...control}
          rows={path.endsWith(".body") ? 18 : 3}
          onChange={({ target }) =>
            onChange(isLines ? target.value : target.value.replaceAll("\n", " "))
          }
        />
      ) : COLOUR.test(path) ? (
        <ColourControl path={path} control={control} onChange={onChange} />
      ) : (
        <input
          {...control}
          type={DAY.test(path) ? "date" : "text"}
          {...(path.endsWith("actionsBaseline") && { inputMode: "numeric" })}
          autoComplete={path === "author" ? "name" : "off"}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      {problem && (
        <Reason id={`${id}-problem`}>
          This {COLOUR.test(path) ? "colour" : "field"} {PROBLEM_REASONS[problem.code]}.
        </Reason>
      )}
    </Field>
  );
}

/** The fields at these paths. */
export function CampaignFields(props: {
  paths: readonly string[];
  values: FormValues;
  problems: readonly Problem[];
  onChange: (values: FormValues) => void;
}) {
  const { paths, values, problems, onChange } = props;
  return paths.map((path) => (
    <CampaignField
      key={path}
      path={path}
      value={values[path] ?? ""}
      problems={problems}
      onChange={(value) => onChange({ ...values, [path]: value })}
    />
  ));
}

const Field = styled.div`
  --bar-height: 10rem;
  ${MEDIUM} {
    --bar-height: 6rem;
  }
  display: grid;
  align-content: start;
  gap: ${SPACE.xs};
  min-inline-size: 0;
  font-size: ${SIZE.small};
  label {
    font-weight: 700;
  }
  input,
  textarea {
    ${fieldStyle}
    box-sizing: border-box;
    inline-size: 100%;
    min-inline-size: 0;
    /* The bar at the foot of the screen covers no field that has the focus. */
    scroll-margin-block: 6rem var(--bar-height);
  }
  textarea {
    line-height: 1.5;
    resize: vertical;
  }
  [aria-invalid="true"] {
    /* Nor does it cover the reason below the field, which has up to four lines. */
    scroll-margin-block-end: calc(var(--bar-height) + 6em);
    border-color: ${colour("urgent")};
    outline: 1px solid ${colour("urgent")};
  }
`;

const Reason = styled.p`
  color: ${colour("urgent")};
  font-weight: 700;
`;
