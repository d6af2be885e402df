import { normalizeName } from "../domain/picker.ts";
import { keyOf } from "./read-places.ts";

/** Places of Northern Ireland, then abroad, without 'Ireland', which `normalizeName` takes away. */
const NAMES = [
  "antrim|armagh|down|fermanagh|tyrone|(?:london)?derry|doire|northern|north of|tuaisceart eireann|ni",
  "ballymena|bangor|beal feirste|belfast|coleraine|cookstown|craigavon|dungannon|enniskillen|larne",
  "limavady|lisburn|lurgan|magherafelt|newry|newtownards|omagh|portadown|portrush|strabane",
  "aberdeen|albain|america|amsterdam|australia|barcelona|belgium|berlin|birmingham|boston|bristol",
  "britain|brussels|cambridge|canada|cardiff|chicago|dubai|dundee|edinburgh|england|europe|france",
  "germany|glasgow|great britain|italy|learpholl|leeds|lisbon|liverpool|londain|london|los angeles",
  "luxembourg|madrid|manchester|meiricea|melbourne|milan|montreal|munich|new york|new zealand",
  "nottingham|nua eabhrac|oxford|paris|perth|philadelphia|portugal|rome|san francisco|sasana",
  "scotland|sheffield|spain|sydney|toronto|uk|usa?|united (?:kingdom|states)|vancouver|vienna",
  "wales|york",
].join("|");

const ELSEWHERE = new RegExp(`^ (?:${NAMES})(?: (?:${NAMES}|co|county|city))*$`);

/** Whether a text names a well-known place outside the State: 'Belfast', 'Newry, Co. Down', 'London, UK'. */
export function isElsewhere(text: string): boolean {
  return ELSEWHERE.test(keyOf(text).words);
}

/** Whether a text is an Eircode or its start, also with O for 0. 'D08' alone is a postal district. */
export function isEircode(text: string): boolean {
  const code = normalizeName(text).replace(/^eirc(?:ode|hod)| /g, "");
  return (
    /\d/.test(code) &&
    /^(?!d[\dw]{2}$)[ac-fhknprtv-y][\do][\dow][\dac-fhknoprtv-y]{0,4}$/.test(code)
  );
}
