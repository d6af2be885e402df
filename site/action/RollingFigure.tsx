import styled, { keyframes } from "styled-components";
import { visuallyHidden } from "../../widget/kit/visually-hidden.ts";
import { MOTION } from "../../widget/theme/tokens.ts";

const GROUPED = new Intl.NumberFormat("en-IE");

/** A figure on wheels, like a mileage counter: it rolls in, and on when it grows. */
export function RollingFigure({ value }: { value: number }) {
  const written = GROUPED.format(value);
  const places = [...written].map((mark, index) => ({ mark, place: written.length - index }));
  return (
    <>
      <Spoken>{written}</Spoken>
      <Wheels aria-hidden="true">
        {places.map(({ mark, place }) =>
          /\d/.test(mark) ? (
            <Window key={place}>
              <Wheel $digit={Number(mark)} />
            </Window>
          ) : (
            <Comma key={place} />
          ),
        )}
      </Wheels>
    </>
  );
}

const Spoken = styled.span`
  ${visuallyHidden}
`;

const Wheels = styled.span`
  display: inline-flex;
  line-height: 1;
  font-variant-numeric: tabular-nums;
`;

const Window = styled.span`
  block-size: 1em;
  overflow: clip;
`;

const roll = keyframes`
  from { transform: none; }
`;

/* Written by the style, so that nobody's search or copy finds ten figures where one is shown. */
const Wheel = styled.span<{ $digit: number }>`
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

const Comma = styled.span`
  &::before {
    content: ",";
  }
`;
