import { OFFICIAL_FINDER_URL } from "../../api/contract/oireachtas.ts";
import { namedOption, optionLabel, type PickerOption } from "../domain/picker.ts";
import { FINDER_WORDING } from "../domain/wording/finder.ts";
import { useContact, useWording } from "../state/contact-context.ts";
import { isEircode, isElsewhere } from "./elsewhere.ts";

/** The most options of a list whose first place the advice names. */
const SHORT_LIST = 4;

/** What a typed text finds, and what to do next. */
export function TypedAdvice({ options }: { options: readonly PickerOption[] }) {
  const texts = useWording();
  const { find } = texts;
  const wording = FINDER_WORDING[useContact(({ settings }) => settings.lang)];
  const { text, isOpen, activeIndex, isRefused } = useContact(({ picker }) => picker);
  const isAwaited = useContact(({ files }) => files.record === undefined);
  const query = (text ?? "").trim();
  const isNamed = namedOption(options) !== null;
  const activeOption = options[activeIndex];
  const labelOf = (option: PickerOption) => optionLabel(option, texts);
  if (isEircode(query)) {
    return (
      <>
        <span>{wording.eircodeTyped}</span>{" "}
        <a href={OFFICIAL_FINDER_URL} target="_blank" rel="noopener">
          {wording.officialFinder}
        </a>
      </>
    );
  }
  if (!isNamed && isElsewhere(query)) return <span>{wording.elsewhere}</span>;
  if (options.length === 0) {
    return <span>{isAwaited ? find.searching : wording.noMatch(query)}</span>;
  }
  const constituencyCount = options.filter(({ place }) => place === null).length;
  const isAsked = isRefused || !isOpen;
  let matches: string | null = null;
  if (constituencyCount > 0) {
    matches = find.matchCount(constituencyCount);
  } else if (!isNamed && isAsked && options.length <= SHORT_LIST) {
    // The labels of the first place of a short list say where the place is.
    const labels = options.filter(({ place }) => place === options[0]?.place).map(labelOf);
    matches = labels.join("; ");
  }
  const isOver = isNamed || (matches !== null && !isAsked);
  const next = activeOption
    ? wording.marked(labelOf(activeOption))
    : isOver
      ? null
      : wording.chooseOne;
  return <span>{[matches, next].filter(Boolean).join(". ")}</span>;
}
