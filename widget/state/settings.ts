import type { Language } from "../../api/contract/language.ts";
import type { Provider } from "../../api/contract/names.ts";

/** Settings from the element's attributes. All but those of an earlier letter are validated. */
export type Settings = {
  theme: "light" | "dark" | "auto" | "page";
  /** The language of the texts. While it is Irish, its texts are loaded. */
  lang: Language;
  /** Address of the English campaign page. */
  campaignUrl: string;
  /** The name of the embedding site, which a link to the campaign's own page takes along. */
  partner?: string | null;
  /** The provider of the `provider` attribute. */
  provider?: Provider;
  /** The day of an earlier letter, and the constituency that it went to. */
  writtenOn?: string | null;
  writtenTo?: string | null;
  /** The supporter wants the first letter again instead of the second one. */
  isFirstLetter?: boolean;
};
