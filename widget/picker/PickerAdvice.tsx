import styled from "styled-components";
import { visuallyHidden } from "../components/hidden.ts";
import { namedOption, type PickerOption } from "../domain/picker.ts";
import { useContact, useWording } from "../state/contact-context.ts";
import { SPACE } from "../theme/tokens.ts";

/** What can be typed into an empty field, and what a typed text finds. */
export function PickerAdvice(props: {
  id: string;
  options: readonly PickerOption[];
  isListShown: boolean;
  isEmpty: boolean;
}) {
  const { id, options, isListShown, isEmpty } = props;
  const { find } = useWording();
  const finder = useContact(({ files }) => files.finder);
  const isTyped = useContact(({ picker }) => !!picker.text?.trim());
  return (
    <>
      <AdviceText id={`${id}-hint`} data-seen={isEmpty || undefined}>
        {isEmpty ? find.hint : null}
      </AdviceText>
      <AdviceText
        id={`${id}-advice`}
        role="status"
        data-seen={(isTyped && !isListShown && namedOption(options) === null) || undefined}
      >
        {!isTyped ? null : finder ? (
          <finder.TypedAdvice options={options} />
        ) : finder === undefined ? (
          find.searching
        ) : null}
      </AdviceText>
    </>
  );
}

/* Both texts have one set of rules, so that the first letter adds no rule. */
const AdviceText = styled.p`
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
