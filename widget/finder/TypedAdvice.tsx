import { OFFICIAL_FINDER_URL } from "../../api/contract/oireachtas.ts";
import { isEircode } from "../domain/eircode.ts";
import { FINDER_WORDING } from "../domain/wording/finder.ts";
import type { TypedAdviceProps } from "../state/on-demand-files.ts";
import { isElsewhere } from "./elsewhere.ts";

/** The most options of a list whose first place the advice names. */
const SHORT_LIST = 4;

/** What a typed text finds, and what to do next. */
export function TypedAdvice(props: TypedAdviceProps) {
  const { query, options, named, marked, isOpen, isRefused, isAwaited, lang, find, labelOf } =
    props;
  const words = FINDER_WORDING[lang];
  if (isEircode(query)) {
    return (
      <>
        <span>{words.eircodeTyped}</span>{" "}
        <a href={OFFICIAL_FINDER_URL} target="_blank" rel="noopener">
          {words.officialFinder}
        </a>
      </>
    );
  }
  if (named === null && isElsewhere(query)) return <span>{words.elsewhere}</span>;
  if (options.length === 0) {
    return <span>{isAwaited ? find.searching : words.noMatch(query)}</span>;
  }
  const nameCount = options.filter(({ place }) => place === null).length;
  const isAsked = isRefused || !isOpen;
  // A place of a short list is named, so that it says where it is.
  const counted =
    nameCount > 0
      ? find.matchCount(nameCount)
      : named === null && isAsked && options.length <= SHORT_LIST
        ? options
            .filter(({ place }) => place === options[0]?.place)
            .map(labelOf)
            .join("; ")
        : null;
  const isOver = named !== null || (counted !== null && !isAsked);
  const next = marked ? words.marked(labelOf(marked)) : isOver ? null : words.chooseOne;
  return <span>{[counted, next].filter(Boolean).join(". ")}</span>;
}
