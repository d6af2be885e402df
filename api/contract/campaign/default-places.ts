import type { Constituency } from "../constituencies.ts";

type Place = { en: string; ga: string; figure: number; constituencies: readonly Constituency[] };

/**
 * The artists selected for the pilot by county, as the Department's answers have them. A county's figure is
 * that of each of its constituencies; Tipperary, Wexford and Wicklow are not known.
 */
const PILOT_BY_PLACE: readonly Place[] = [
  {
    en: "In Counties Carlow and Kilkenny",
    ga: "I gContae Cheatharlach agus i gContae Chill Chainnigh",
    figure: 44,
    constituencies: ["Carlow-Kilkenny"],
  },
  {
    en: "In Counties Cavan and Monaghan",
    ga: "I gContae an Chabháin agus i gContae Mhuineacháin",
    figure: 35,
    constituencies: ["Cavan-Monaghan"],
  },
  { en: "In County Clare", ga: "I gContae an Chláir", figure: 54, constituencies: ["Clare"] },
  {
    en: "In Cork",
    ga: "I gCorcaigh",
    figure: 211,
    constituencies: [
      "Cork East",
      "Cork North-Central",
      "Cork North-West",
      "Cork South-Central",
      "Cork South-West",
    ],
  },
  {
    en: "In County Donegal",
    ga: "I gContae Dhún na nGall",
    figure: 55,
    constituencies: ["Donegal"],
  },
  {
    en: "In Dublin",
    ga: "I mBaile Átha Cliath",
    figure: 764,
    constituencies: [
      "Dublin Bay North",
      "Dublin Bay South",
      "Dublin Central",
      "Dublin Fingal East",
      "Dublin Fingal West",
      "Dublin Mid-West",
      "Dublin North-West",
      "Dublin Rathdown",
      "Dublin South-Central",
      "Dublin South-West",
      "Dublin West",
      "Dún Laoghaire",
    ],
  },
  {
    en: "In Galway",
    ga: "I nGaillimh",
    figure: 149,
    constituencies: ["Galway East", "Galway West"],
  },
  { en: "In County Kerry", ga: "I gContae Chiarraí", figure: 53, constituencies: ["Kerry"] },
  {
    en: "In County Kildare",
    ga: "I gContae Chill Dara",
    figure: 83,
    constituencies: ["Kildare North", "Kildare South"],
  },
  { en: "In County Laois", ga: "I gContae Laoise", figure: 25, constituencies: ["Laois"] },
  {
    en: "In Limerick",
    ga: "I Luimneach",
    figure: 59,
    constituencies: ["Limerick City", "Limerick County"],
  },
  {
    en: "In Counties Longford and Westmeath",
    ga: "I gContae an Longfoirt agus i gContae na hIarmhí",
    figure: 32,
    constituencies: ["Longford-Westmeath"],
  },
  { en: "In County Louth", ga: "I gContae Lú", figure: 32, constituencies: ["Louth"] },
  { en: "In County Mayo", ga: "I gContae Mhaigh Eo", figure: 47, constituencies: ["Mayo"] },
  {
    en: "In County Meath",
    ga: "I gContae na Mí",
    figure: 59,
    constituencies: ["Meath East", "Meath West"],
  },
  { en: "In County Offaly", ga: "I gContae Uíbh Fhailí", figure: 16, constituencies: ["Offaly"] },
  {
    en: "In Roscommon and Galway",
    ga: "I gContae Ros Comáin agus i nGaillimh",
    figure: 166,
    constituencies: ["Roscommon-Galway"],
  },
  {
    en: "In Counties Sligo and Leitrim",
    ga: "I gContae Shligigh agus i gContae Liatroma",
    figure: 53,
    constituencies: ["Sligo-Leitrim"],
  },
  { en: "In Waterford", ga: "I bPort Láirge", figure: 33, constituencies: ["Waterford"] },
];

/** The bundled figures by constituency, and their source. */
export const DEFAULT_PLACES = {
  places: PILOT_BY_PLACE.flatMap(({ constituencies, ...place }) =>
    constituencies.map((constituency) => ({ constituency, ...place })),
  ),
  placesUrl: "https://www.oireachtas.ie/en/debates/question/2025-04-29/1090/",
  placesDate: "2025-04-29",
};
