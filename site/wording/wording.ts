import { inLanguage } from "../language.ts";
import { en } from "./en.ts";
import { ga } from "./ga.ts";

/** Returns the texts of the pages' heads in the language that is shown. */
export const headWording = () => inLanguage({ en, ga });
