import { normalizeName } from "./picker.ts";

/** Whether a text is an Eircode or the start of one, O for 0 too; 'D08' alone is a postal district. */
export function isEircode(text: string): boolean {
  const code = normalizeName(text).replace(/^eirc(?:ode|hod)| /g, "");
  return (
    /\d/.test(code) &&
    /^(?!d[\dw]{2}$)[ac-fhknprtv-y][\do][\dow][\dac-fhknoprtv-y]{0,4}$/.test(code)
  );
}
