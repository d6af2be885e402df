import styled from "styled-components";
import { OFFICIAL_FINDER_URL } from "../../api/contract/oireachtas.ts";
import { isEircode, type PickerOption } from "../domain/picker.ts";
import { visuallyHidden } from "../parts/hidden.ts";
import { useWording } from "../state/contact-context.ts";
import { SPACE } from "../theme/tokens.ts";

/** The most options of a closed list whose first place the advice names. */
const SHORT_LIST = 4;

/**
 * What can be typed, while nothing is, and what a typed text finds.
 *
 * @param props.named the option that the text names without a choice from the list
 * @param props.marked the option that Enter would choose
 */
export function PickerAdvice(props: {
  id: string;
  query: string;
  options: readonly PickerOption[];
  named: PickerOption | null;
  marked: PickerOption | undefined;
  isOpen: boolean;
  isEmpty: boolean;
  labelOf: (option: PickerOption) => string;
}) {
  const { id, query, options, named, marked, isOpen, isEmpty, labelOf } = props;
  const texts = useWording().find;
  const nameCount = options.filter(({ place }) => place === null).length;
  // A short list that is closed is named, so that a place says where it is.
  const isNamed = named === null && !isOpen && options.length <= SHORT_LIST;
  const counted =
    nameCount > 0
      ? texts.matchCount(nameCount)
      : isNamed &&
        options
          .filter(({ place }) => place === options[0]?.place)
          .map(labelOf)
          .join("; ");
  return (
    <>
      <Advice id={`${id}-hint`} data-seen={isEmpty || undefined}>
        {isEmpty ? texts.hint : null}
      </Advice>
      <Advice
        id={`${id}-advice`}
        role="status"
        data-seen={(query !== "" && named === null && !isOpen) || undefined}
      >
        {query === "" ? null : isEircode(query) ? (
          <>
            <span>{texts.eircodeTyped}</span>{" "}
            <a href={OFFICIAL_FINDER_URL} target="_blank" rel="noopener">
              {texts.officialFinder}
            </a>
          </>
        ) : options.length === 0 ? (
          texts.noMatch(query)
        ) : (
          [
            counted,
            named !== null
              ? ""
              : marked === undefined
                ? texts.chooseOne
                : texts.marked(labelOf(marked)),
          ]
            .filter(Boolean)
            .join(". ")
        )}
      </Advice>
    </>
  );
}

/* One set of rules for all, so that the first letter adds none. */
const Advice = styled.p`
  &[data-seen] {
    margin: ${SPACE.s} 0 0;
  }
  &:not([data-seen]) {
    ${visuallyHidden}
  }
  a {
    color: inherit;
  }
`;
