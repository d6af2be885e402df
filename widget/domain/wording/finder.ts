import type { Language } from "../../../api/contract/language.ts";
import { type FinderWording, finderEn } from "./finder-en.ts";
import { finderGa } from "./finder-ga.ts";

/** The texts of the search, in both languages. */
export const FINDER_WORDING: Record<Language, FinderWording> = { en: finderEn, ga: finderGa };
