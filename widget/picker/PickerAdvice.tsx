import styled from "styled-components";
import { visuallyHidden } from "../components/hidden.ts";
import { useContact, useWording } from "../state/contact-context.ts";
import type { TypedAdviceProps } from "../state/on-demand-files.ts";
import { SPACE } from "../theme/tokens.ts";

/** What can be typed, while nothing is, and what a typed text finds. */
export function PickerAdvice(
  props: Omit<TypedAdviceProps, "find" | "isAwaited"> & { id: string; isEmpty: boolean },
) {
  const { id, isEmpty, ...typed } = props;
  const { find } = useWording();
  const { finder, record } = useContact((state) => state.files);
  return (
    <>
      <Advice id={`${id}-hint`} data-seen={isEmpty || undefined}>
        {isEmpty ? find.hint : null}
      </Advice>
      <Advice
        id={`${id}-advice`}
        role="status"
        data-seen={(typed.query !== "" && typed.named === null && !typed.isOpen) || undefined}
      >
        {typed.query === "" ? null : finder ? (
          <finder.TypedAdvice {...typed} find={find} isAwaited={record === undefined} />
        ) : finder === undefined ? (
          find.searching
        ) : null}
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
