import type { InputHTMLAttributes } from "react";
import styled from "styled-components";
import { COLOURS } from "../../../widget/theme/all-colours.ts";
import { SPACE } from "../../../widget/theme/tokens.ts";
import { COLOUR_ROLES } from "../../own-colours.ts";
import { COLOUR_WORDS } from "./form-words.ts";
import { labelOf } from "./words.ts";

/**
 * A field for a colour as six digits, and the browser's own palette. Empty means the usual colour.
 */
export function ColourControl(props: {
  path: string;
  control: InputHTMLAttributes<HTMLInputElement> & { value: string };
  onChange: (value: string) => void;
}) {
  const { path, control, onChange } = props;
  const usual = usualColour(path);
  return (
    <Pair>
      <input
        type="color"
        aria-label={COLOUR_WORDS.choose(labelOf(path))}
        value={/^#[\da-f]{6}$/i.test(control.value) ? control.value.toLowerCase() : usual}
        onChange={({ target }) => onChange(target.value)}
      />
      <input
        {...control}
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

const Pair = styled.div`
  display: grid;
  grid-template-columns: 4rem minmax(0, 1fr);
  gap: ${SPACE.s};
  && input[type="color"] {
    padding: 2px;
    cursor: pointer;
  }
`;
