import type { Ref } from "react";
import styled, { css } from "styled-components";
import type { Sheet } from "../domain/sheet.ts";
import { colour, SPACE } from "../theme/tokens.ts";

/** Letters on a sheet each: as they are posted in print and where there is room; else to be read. */
export function Sheets({ sheets, box }: { sheets: readonly Sheet[]; box?: Ref<HTMLDivElement> }) {
  return (
    <SheetStack ref={box}>
      {sheets.map(({ lang, isLong, sender, date, address, subject, paragraphs, name }) => (
        <Paper key={address.join()} lang={lang} $isLong={isLong}>
          <AtRight $top="20mm" $lineHeight="1.3">
            {sender.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same
              <Line key={index} text={line} />
            ))}
          </AtRight>
          <AtRight $top="57.6mm" $lineHeight="4.4mm">
            <Line text={date} />
          </AtRight>
          <Address>
            {address.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Address>
          <Subject>{subject}</Subject>
          {paragraphs.map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph has no other identity
            <Paragraph key={index}>{text}</Paragraph>
          ))}
          <Signature>
            <Line text={name} />
          </Signature>
        </Paper>
      ))}
    </SheetStack>
  );
}

/** A line of text, or dots to write on. */
function Line({ text }: { text: string }) {
  return text === "" ? <Dots aria-hidden="true" /> : <p>{text}</p>;
}

/** Applies rules where a sheet looks like paper: on a wide screen and in print. */
const onPaper = (rules: ReturnType<typeof css>) => css`
  @container sheets (min-width: 210mm) {
    ${rules}
  }
  @media print {
    ${rules}
  }
`;

const SheetStack = styled.div`
  container: sheets / inline-size;
  display: grid;
  gap: ${SPACE.l};
  @media print {
    container: none;
    display: block;
  }
`;

/*
 * All positions are in millimetres from the top left, on A4 as on US Letter. A sheet folded at the marks
 * is 99 mm high, in an envelope of 110 × 220 mm (DL, ISO 269). The usual window, 35 × 90 mm, 20 mm from
 * the left and 18 mm from the bottom, shows 57 to 92 mm of the sheet or, with the sheet at the bottom,
 * 46 to 81 mm. The address alone stands there, and in the window of a C5 envelope (162 × 229 mm; 45 × 90 mm,
 * 60 mm from the bottom) with the sheet folded in half: 57 to 102 mm, or 43 to 88 mm and 35 to 80 mm of US Letter.
 */
const Paper = styled.article<{ $isLong: boolean }>`
  position: relative;
  padding: ${SPACE.xl};
  border: 1px solid ${colour("ink")};
  background: ${colour("paperRaised")};
  /* The text face of the campaign's own site comes first; a partner's page has the others. */
  font-family: "Instrument Sans Variable", Georgia, "Times New Roman", "Liberation Serif", serif;
  font-size: 11pt;
  line-height: 1.45;
  overflow-wrap: break-word;
  ${({ $isLong }) =>
    onPaper(css`
      padding: 20mm 22mm 12mm 25mm;
      font-size: ${$isLong ? 9.5 : 10.5}pt;
      line-height: ${$isLong ? 1.32 : 1.4};
      /* Hairlines at the left edge mark the folds. */
      &::before,
      &::after {
        content: "";
        position: absolute;
        top: 99mm;
        left: 0;
        width: 6mm;
        border-top: 0.2mm solid;
      }
      &::after {
        top: 198mm;
      }
    `)}
  @container sheets (min-width: 210mm) {
    width: 210mm;
    min-height: 297mm;
    margin-inline: auto;
  }
  @media print {
    /* WebKit enlarges a page that is narrower than the paper. */
    min-width: 209.5mm;
    border: 0;
    background: none;
    /* A second side has the margins of the first. */
    -webkit-box-decoration-break: clone;
    box-decoration-break: clone;
    orphans: 2;
    widows: 2;
    & + & {
      break-before: page;
    }
  }
  /* US Letter is shorter by 18 mm. */
  @media print and (max-height: 285mm) {
    font-size: ${({ $isLong }) => ($isLong ? 9 : 10)}pt;
    line-height: 1.32;
  }
`;

/* The sender and the date stand on the right, as in Irish letters, outside of the window. */
const AtRight = styled.div<{ $top: string; $lineHeight: string }>`
  max-width: 60mm;
  ${({ $top, $lineHeight }) =>
    onPaper(css`
      position: absolute;
      top: ${$top};
      left: 128mm;
      width: 60mm;
      line-height: ${$lineHeight};
    `)}
`;

const Address = styled.div`
  margin-block: ${SPACE.l};
  ${onPaper(css`
    position: absolute;
    top: 57.6mm;
    left: 25mm;
    width: 75mm;
    margin: 0;
    font-size: 10.5pt;
    line-height: 4.4mm;
  `)}
`;

const Subject = styled.p`
  font-weight: 700;
  /* The subject stands below the window, wherever the sheet lies in the envelope. */
  ${onPaper(css`
    padding-top: 74mm;
  `)}
`;

const Paragraph = styled.p`
  white-space: pre-line;
  margin-top: 0.6em;
`;

/* Room to sign, never alone on a second side. */
const Signature = styled.div`
  width: 60mm;
  max-width: 100%;
  padding-top: 15mm;
  break-before: avoid;
  break-inside: avoid;
`;

const Dots = styled.div`
  height: 8mm;
  border-bottom: 0.35mm dotted;
  margin-bottom: 1.5mm;
`;
