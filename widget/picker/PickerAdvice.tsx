import styled from "styled-components";
import { visuallyHidden } from "../components/hidden.ts";
import { useContact, useWording } from "../state/contact-context.ts";
import type { TypedAdviceProps } from "../state/on-demand-files.ts";
import { SPACE } from "../theme/tokens.ts";

/** What can be typed into an empty field, and what a typed text finds. */
export function PickerAdvice(
  props: Omit<TypedAdviceProps, "find" | "lang" | "isAwaited"> & { id: string; isEmpty: boolean },
) {
  const { id, isEmpty, ...typedText } = props;
  const { query, isNamed, isOpen } = typedText;
  const { find } = useWording();
  const { lang } = useContact(({ settings }) => settings);
  const { finder, record } = useContact(({ files }) => files);
  return (
    <>
      <AdviceText id={`${id}-hint`} data-seen={isEmpty || undefined}>
        {isEmpty ? find.hint : null}
      </AdviceText>
      <AdviceText
        id={`${id}-advice`}
        role="status"
        data-seen={(query !== "" && !isNamed && !isOpen) || undefined}
      >
        {query === "" ? null : finder ? (
          <finder.TypedAdvice
            {...typedText}
            find={find}
            lang={lang}
            isAwaited={record === undefined}
          />
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
