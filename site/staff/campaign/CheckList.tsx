import { useState } from "react";
import styled from "styled-components";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { SIZE } from "../../kit/type.ts";
import { PageButton } from "../PageButton.tsx";
import { type Check, checkLink, checksOf, linksIn } from "./checks.ts";
import type { FormValues } from "./form-values.ts";
import { CHECK_TEXTS, type LinkState } from "./wording.ts";

const TONES: Record<LinkState, Check["tone"]> = {
  asking: "doubtful",
  answers: "fine",
  silent: "doubtful",
};

/** The check of the whole draft before it is published. The links are requested after a press. */
export function CheckList({ values }: { values: FormValues }) {
  const [states, setStates] = useState<Readonly<Record<string, LinkState>>>({});
  const links = linksIn(values);
  const asked = links.flatMap((link): Check[] => {
    const state = states[link];
    return state === undefined ? [] : [{ tone: TONES[state], text: CHECK_TEXTS.link(link, state) }];
  });
  const known = links.filter((link) => states[link] !== undefined && states[link] !== "asking");
  const answering = links.filter((link) => states[link] === "answers");
  const ask = () => {
    setStates(Object.fromEntries(links.map((link) => [link, "asking"])));
    for (const link of links) {
      void checkLink(fetch, link).then((state) =>
        setStates((before) => ({ ...before, [link]: state })),
      );
    }
  };
  return (
    <Checks aria-label={CHECK_TEXTS.title}>
      <h3>{CHECK_TEXTS.title}</h3>
      <ul>
        {[...checksOf(values, new Date()), ...asked].map(({ tone, text }) => (
          <Line key={text} $tone={tone}>
            <strong>{CHECK_TEXTS.tones[tone]}</strong> {text}
          </Line>
        ))}
      </ul>
      <div>
        <PageButton onClick={ask}>{CHECK_TEXTS.askLinks}</PageButton>
        <p>{CHECK_TEXTS.linksNote}</p>
        <p role="status">
          {links.length > 0 &&
            known.length === links.length &&
            CHECK_TEXTS.asked(answering.length, links.length)}
        </p>
      </div>
    </Checks>
  );
}

const Checks = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPACE.m};
  font-size: ${SIZE.small};
  overflow-wrap: anywhere;
  h3 {
    font-size: inherit;
  }
  ul {
    display: grid;
    gap: ${SPACE.s};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  div > p {
    margin-block-start: ${SPACE.s};
  }
`;

const EDGES = { fine: "done", doubtful: "marigold", refused: "urgent" } as const;

const Line = styled.li<{ $tone: Check["tone"] }>`
  padding-inline-start: ${SPACE.m};
  border-inline-start: 6px solid ${({ $tone }) => colour(EDGES[$tone])};
`;
