import { TODAYS_CONSTITUENCIES } from "./places.ts";

/** Returns the figure of a county or city for each constituency whose name begins so. */
function inPlace(en: string, ga: string, figure: number, ...beginnings: string[]) {
  return TODAYS_CONSTITUENCIES.filter((name) =>
    beginnings.some((beginning) => name.startsWith(beginning)),
  ).map((constituency) => ({ constituency, en, ga, figure }));
}

/** The artists selected for the pilot by county, as answered; Tipperary, Wexford and Wicklow are not known. */
const PLACES = [
  ...inPlace(
    "In Counties Carlow and Kilkenny",
    "I gContae Cheatharlach agus i gContae Chill Chainnigh",
    44,
    "Carlow-Kilkenny",
  ),
  ...inPlace(
    "In Counties Cavan and Monaghan",
    "I gContae an Chabháin agus i gContae Mhuineacháin",
    35,
    "Cavan-Monaghan",
  ),
  ...inPlace("In County Clare", "I gContae an Chláir", 54, "Clare"),
  ...inPlace("In Cork", "I gCorcaigh", 211, "Cork"),
  ...inPlace("In County Donegal", "I gContae Dhún na nGall", 55, "Donegal"),
  ...inPlace("In Dublin", "I mBaile Átha Cliath", 764, "Dublin", "Dún Laoghaire"),
  ...inPlace("In Galway", "I nGaillimh", 149, "Galway"),
  ...inPlace("In County Kerry", "I gContae Chiarraí", 53, "Kerry"),
  ...inPlace("In County Kildare", "I gContae Chill Dara", 83, "Kildare"),
  ...inPlace("In County Laois", "I gContae Laoise", 25, "Laois"),
  ...inPlace("In Limerick", "I Luimneach", 59, "Limerick"),
  ...inPlace(
    "In Counties Longford and Westmeath",
    "I gContae an Longfoirt agus i gContae na hIarmhí",
    32,
    "Longford-Westmeath",
  ),
  ...inPlace("In County Louth", "I gContae Lú", 32, "Louth"),
  ...inPlace("In County Mayo", "I gContae Mhaigh Eo", 47, "Mayo"),
  ...inPlace("In County Meath", "I gContae na Mí", 59, "Meath"),
  ...inPlace("In County Offaly", "I gContae Uíbh Fhailí", 16, "Offaly"),
  ...inPlace(
    "In Roscommon and Galway",
    "I gContae Ros Comáin agus i nGaillimh",
    166,
    "Roscommon-Galway",
  ),
  ...inPlace(
    "In Counties Sligo and Leitrim",
    "I gContae Shligigh agus i gContae Liatroma",
    53,
    "Sligo-Leitrim",
  ),
  ...inPlace("In Waterford", "I bPort Láirge", 33, "Waterford"),
];

/** The bundled figures by constituency, and their source. */
export const DEFAULT_PLACES = {
  places: PLACES,
  placesUrl: "https://www.oireachtas.ie/en/debates/question/2025-04-29/1090/",
  placesDate: "2025-04-29",
};
