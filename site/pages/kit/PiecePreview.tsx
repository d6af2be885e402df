import { useRef, useState } from "react";
import styled, { createGlobalStyle } from "styled-components";
import { Button } from "../../../widget/components/Button.tsx";
import { ChoiceLabel } from "../../../widget/components/ChoiceLabel.ts";
import { colour } from "../../../widget/theme/tokens.ts";
import { dataUrlOf, saveFile } from "../../browser/save-file.ts";
import { Icon } from "../../components/Icon.tsx";
import { useWording } from "../../document/shown-page.ts";
import { mainAloneOnPaper, scriptedOnly, stack, WIDE } from "../../style/layout.ts";
import { SIZE } from "../../style/type.ts";
import type { Palette } from "./looks.ts";
import { PieceDrawing } from "./PieceDrawing.tsx";
import type { PieceTexts } from "./PieceLayout.tsx";
import { PIECES, type Piece, type PieceId, type PieceSheet, paperOf } from "./pieces.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** The selected piece, with a button that prints it or saves it as `file`. */
export function PiecePreview(props: {
  id: PieceId;
  palette: Palette;
  texts: PieceTexts;
  file: string;
}) {
  const { id, palette, texts, file } = props;
  const wording = useWording({ en, ga });
  const [hasMarks, setHasMarks] = useState(false);
  const [saving, setSaving] = useState<"saving" | "saved" | "saveFailed" | null>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const piece: Piece = PIECES[id];
  const name = wording.names[id];
  const isPrint = piece.kind === "print";
  const sheet = paperOf(piece, hasMarks);

  const save = async () => {
    if (drawing.current === null) return;
    setSaving("saving");
    const png = await pngOf(drawing.current, piece);
    setSaving(png ? "saved" : "saveFailed");
    if (png) saveFile(png, file);
  };
  return (
    <PreviewArea aria-label={wording.preview} $ratio={sheet.width / sheet.height}>
      <Paper $sheet={sheet} $unit={isPrint ? "mm" : "px"} />
      <Sheet>
        <PieceDrawing
          ref={drawing}
          piece={piece}
          palette={palette}
          texts={texts}
          hasMarks={hasMarks}
          label={texts.link === "" ? name : wording.drawing(name, texts.link)}
        />
      </Sheet>
      <Actions inert={texts.link === ""}>
        {isPrint ? (
          <>
            <Button $variant="primary" onClick={() => window.print()}>
              <Icon name="printer" /> {wording.print}
            </Button>
            <ChoiceLabel>
              <input
                type="checkbox"
                checked={hasMarks}
                onChange={({ target }) => setHasMarks(target.checked)}
              />
              {wording.marks}
            </ChoiceLabel>
            {piece.layout === "tent" ? <p>{wording.foldHint}</p> : null}
            <p>{hasMarks ? wording.marksHint : wording.printHint}</p>
          </>
        ) : (
          <>
            <Button $variant="primary" onClick={save}>
              <Icon name="download" /> {wording.save}
            </Button>
            <p role="status">{saving === null ? null : wording[saving]}</p>
          </>
        )}
      </Actions>
    </PreviewArea>
  );
}

/** The fonts of the pieces, as `style/fonts.css` names them. */
const FAMILIES = /Bricolage Grotesque Variable|Instrument Sans Variable/;

/** Draws an SVG of this page as a PNG, with the page's styles and fonts in it; null where a browser refuses. */
async function pngOf(
  drawing: SVGSVGElement,
  size: { width: number; height: number },
): Promise<Blob | null> {
  try {
    const copy = document.importNode(drawing, true);
    copy.setAttribute("width", `${size.width}`);
    copy.setAttribute("height", `${size.height}`);
    const style = document.createElementNS(copy.namespaceURI, "style");
    style.textContent = await stylesOfPage();
    copy.prepend(style);
    const image = new Image();
    const svg = new XMLSerializer().serializeToString(copy);
    image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), size);
    const context = canvas.getContext("2d");
    // Nothing was drawn, and the canvas would be saved empty.
    if (context === null) return null;
    context.drawImage(image, 0, 0, size.width, size.height);
    return await new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
  } catch (error) {
    console.warn(error);
    return null;
  }
}

/** Returns the styles of the page without conditional ones, such as dark themes, and the pieces' fonts. */
async function stylesOfPage(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const fonts = rules.filter(
    (rule) => rule instanceof CSSFontFaceRule && FAMILIES.test(rule.cssText),
  );
  const plain = rules.filter((rule) => rule instanceof CSSStyleRule);
  const embedded = await Promise.all(fonts.map(({ cssText }) => withFile(cssText)));
  return [...embedded, ...plain.map(({ cssText }) => cssText)].join("\n");
}

/** Returns a font's rule with the file itself instead of its address. */
async function withFile(rule: string): Promise<string> {
  const [, address = ""] = /url\("?([^")]+)"?\)/.exec(rule) ?? [];
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The font ${address} cannot be loaded`);
  return rule.replace(address, await dataUrlOf(await response.blob()));
}

/** The paper of the print dialog has the size of the piece, and nothing else of the page is printed. */
const Paper = createGlobalStyle<{ $sheet: PieceSheet; $unit: "mm" | "px" }>`
  @page {
    size: ${({ $sheet, $unit }) => `${$sheet.width}${$unit} ${$sheet.height}${$unit}`};
    margin: 0;
  }
  @media print {
    h1, h1 + p {
      display: none;
    }
  }
  ${mainAloneOnPaper}
`;

/* As wide as the sheet, whose button is seen without scrolling. */
const PreviewArea = styled.section<{ $ratio: number }>`
  --ratio: ${({ $ratio }) => $ratio};
  ${stack("l")}
  align-content: start;
  inline-size: min(100%, max(20rem, 76svh * var(--ratio)));
  /* The piece is beside the title and the form. */
  ${WIDE} {
    grid-row: span 2;
    justify-self: center;
  }
  @media print {
    display: block;
    inline-size: 100%;
  }
`;

const Sheet = styled.div`
  border: 1px solid ${colour("ink")};
  box-shadow: 6px 6px 0 ${colour("ink")};
  @media print {
    /* Lower than the paper by a hair, which would fill a second one where a browser rounds. */
    aspect-ratio: calc(var(--ratio) * 1.002);
    overflow: hidden;
    border: 0;
    box-shadow: none;
    print-color-adjust: exact;
  }
`;

const Actions = styled.div`
  ${stack("m")}
  justify-items: start;
  font-size: ${SIZE.small};
  button {
    font-family: inherit;
  }
  label {
    font-weight: 700;
  }
  ${scriptedOnly}
`;
