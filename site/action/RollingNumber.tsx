import styled, { keyframes } from "styled-components";
import { visuallyHidden } from "../../widget/kit/visually-hidden.ts";
import { MOTION } from "../../widget/theme/tokens.ts";

const NUMBER_FORMAT = new Intl.NumberFormat("en-IE");

/** A whole number whose digits roll into place like an odometer, and roll on when it changes. */
export function RollingNumber({ value }: { value: number }) {
  const formatted = NUMBER_FORMAT.format(value);
  // The key counts from the right, so that a digit keeps its element when the number gets longer.
  const characters = [...formatted].map((character, index) => ({
    character,
    key: formatted.length - index,
  }));
  return (
    <>
      <AccessibleNumber>{formatted}</AccessibleNumber>
      <DigitRow aria-hidden="true">
        {characters.map(({ character, key }) =>
          /\d/.test(character) ? (
            <DigitWindow key={key}>
              <DigitColumn $digit={Number(character)} />
            </DigitWindow>
          ) : (
            <GroupSeparator key={key} />
          ),
        )}
      </DigitRow>
    </>
  );
}

const AccessibleNumber = styled.span`
  ${visuallyHidden}
`;

const DigitRow = styled.span`
  display: inline-flex;
  line-height: 1;
  font-variant-numeric: tabular-nums;
`;

const DigitWindow = styled.span`
  block-size: 1em;
  overflow: clip;
`;

const roll = keyframes`
  from { transform: none; }
`;

/* The ten digits are CSS content, so that searching and copying do not find them. */
const DigitColumn = styled.span<{ $digit: number }>`
  display: block;
  white-space: pre;
  transform: translateY(${({ $digit }) => -$digit * 10}%);
  animation: ${roll} 900ms ${MOTION.ease};
  transition: transform 900ms ${MOTION.ease};
  &::before {
    content: "0\\a 1\\a 2\\a 3\\a 4\\a 5\\a 6\\a 7\\a 8\\a 9";
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none;
    transition: none;
  }
`;

const GroupSeparator = styled.span`
  &::before {
    content: ",";
  }
`;
