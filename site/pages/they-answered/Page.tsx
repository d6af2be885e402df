import { useId } from "react";
import styled from "styled-components";
import { Button } from "../../../widget/components/Button.tsx";
import { type Colour, colour, SPACE } from "../../../widget/theme/tokens.ts";
import { FormattedText } from "../../components/FormattedText.tsx";
import { PosterHeader } from "../../components/PosterHeader.tsx";
import { headIn, usePage, useWording } from "../../document/shown-page.ts";
import letter from "../../drawings/letter.svg?raw";
import {
  INSET,
  MEDIUM,
  notPrinted,
  raisedSheet,
  row,
  stack,
  target,
  WIDE,
} from "../../style/layout.ts";
import { display, SIZE } from "../../style/type.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

Page.headOf = headIn({ en, ga });

/** `/they-answered`: what TDs answer, what it means, and what to reply. */
export function Page() {
  const { organisation } = usePage().campaign;
  const wording = useWording({ en, ga });
  return (
    <>
      <PosterHeader title={wording.title} lead={wording.lead} art={letter} />
      <AnswersArea>
        <PassingNote>
          <FormattedText text={wording.passOn.note(organisation)} />
        </PassingNote>
        <AnswerKinds />
      </AnswersArea>
    </>
  );
}

type Kind = keyof typeof en.kinds;

/** The ground and the text of each kind of answer. Silence has no ground. */
const INKS: Record<Kind, readonly [ground: Colour, text: Colour] | null> = {
  yes: ["done", "onDone"],
  maybe: ["marigold", "onMarigold"],
  party: ["blueGround", "onDark"],
  no: ["inkGround", "onDark"],
  silence: null,
};

/** The five kinds of answer: what each one means, and a reply to copy or to open in a mail program. */
function AnswerKinds() {
  const { campaign, language } = usePage();
  const wording = useWording({ en, ga });
  const id = useId();
  const { answers } = campaign;
  // A campaign without Irish texts shows its English ones on Irish pages.
  const lang = language === "ga" && campaign.texts.ga === undefined ? "en" : undefined;
  const kinds = Object.keys(wording.kinds) as Kind[];
  return kinds.map((kind) => {
    const send = kind === "silence" ? wording.passOn.tell : wording.passOn.send;
    return (
      <AnswerSection key={kind}>
        <Stub $kind={kind}>
          <h2>{wording.kinds[kind]}</h2>
          <p lang={lang}>{answers[kind].means}</p>
        </Stub>
        <Sheet>
          <h3>{wording.reply}</h3>
          <p id={`${id}${kind}`} lang={lang}>
            {answers[kind].reply}
          </p>
          <Ways>
            <CopyButton
              data-copies={`${id}${kind}`}
              data-copied={wording.copied}
              data-selected={wording.selected}
              aria-label={`${wording.copy}: ${wording.kinds[kind]}`}
            >
              {wording.copy}
            </CopyButton>
            <a href={`mailto:?body=${encodeURIComponent(answers[kind].reply)}`}>{wording.open}</a>
            <a
              href={passingMail(campaign.contactAddress, kind, wording)}
              aria-label={`${send}: ${wording.kinds[kind]}`}
            >
              {send}
            </a>
            <span role="status" />
          </Ways>
        </Sheet>
      </AnswerSection>
    );
  });
}

/** Returns the mail that passes an answer of a kind on to the campaign, to be filled in. */
function passingMail(address: string, kind: Kind, { kinds, passOn }: typeof en): string {
  const lines = [passOn.kind(kinds[kind]), passOn.td, passOn.constituency];
  if (kind !== "silence") lines.push("", passOn.paste, "");
  const subject = encodeURIComponent(passOn.subject(kinds[kind]));
  return `mailto:${address}?subject=${subject}&body=${encodeURIComponent(lines.join("\r\n"))}`;
}

const AnswersArea = styled.div`
  position: relative;
  ${stack("xxl")}
  padding: ${SPACE.xxl} ${INSET} ${SPACE.xxxl};
  border-block-start: 3px solid ${colour("ink")};
  background: ${colour("paper")};
  @media print {
    gap: ${SPACE.m};
    padding: 0;
    border: 0;
    background: none;
    zoom: 0.85;
  }
`;

/* The sheet overlaps the stub: beside it, on a phone below it. */
const AnswerSection = styled.section`
  display: grid;
  align-items: start;
  break-inside: avoid;
  ${MEDIUM} {
    grid-template-columns: 5fr 7fr;
  }
`;

const Stub = styled.div<{ $kind: Kind }>`
  ${stack("m")}
  align-content: start;
  padding: ${SPACE.xl} ${SPACE.l} ${SPACE.xxl};
  border: 3px solid ${colour("ink")};
  ${({ $kind }) => {
    const [ground, text] = INKS[$kind] ?? [];
    if (!ground || !text) return "border-style: dashed;";
    return `background: ${colour(ground)}; color: ${colour(text)};`;
  }}
  h2 {
    ${display}
    font-size: clamp(2.25rem, 9cqi, 3rem);
    line-height: 0.95;
    letter-spacing: -0.03em;
  }
  p {
    max-inline-size: 22rem;
    line-height: 1.45;
  }
  ${MEDIUM} {
    min-block-size: 100%;
    padding: ${SPACE.xl} ${SPACE.xxl} ${SPACE.xl} ${SPACE.xl};
    h2 {
      font-size: clamp(1.75rem, 4.4cqi, 3.5rem);
    }
  }
  @media print {
    padding: ${SPACE.m};
    background: none;
    color: ${colour("ink")};
    h2 {
      font-size: 1.25rem;
    }
  }
`;

const Sheet = styled.div`
  position: relative;
  ${stack("s")}
  margin: -${SPACE.l} 0 0 ${SPACE.l};
  padding: ${SPACE.l};
  ${raisedSheet}
  h3 {
    color: ${colour("inkSoft")};
    font-size: ${SIZE.small};
    font-weight: 400;
  }
  > p {
    max-inline-size: 34rem;
    font-size: ${SIZE.lead};
    line-height: 1.5;
    user-select: all;
  }
  ${MEDIUM} {
    margin: ${SPACE.xl} 0 ${SPACE.xl} -${SPACE.xl};
    padding: ${SPACE.xl};
  }
  ${WIDE} {
    padding: ${SPACE.xl} ${SPACE.xxl};
  }
  @media print {
    min-block-size: 100%;
    margin: 0 0 0 -3px;
    padding: ${SPACE.m};
  }
`;

const PassingNote = styled.p`
  max-inline-size: 45rem;
  ${notPrinted}
`;

const Ways = styled.div`
  ${row("s", "xl")}
  margin-block-start: ${SPACE.s};
  a {
    ${target}
  }
  ${notPrinted}
`;

const CopyButton = styled(Button)`
  font-family: inherit;
  font-size: inherit;
  @media (scripting: none) {
    display: none;
  }
`;
