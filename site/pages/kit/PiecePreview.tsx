import { useRef, useState } from "react";
import styled, { createGlobalStyle } from "styled-components";
import { Button } from "../../../widget/components/Button.tsx";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { saveFile } from "../../browser/save-file.ts";
import { Icon } from "../../components/Icon.tsx";
import { useWording } from "../../document/shown-page.ts";
import { mainAloneOnPaper, scriptedOnly, WIDE } from "../../style/layout.ts";
import { SIZE } from "../../style/type.ts";
import { PieceDrawing } from "./PieceDrawing.tsx";
import type { PieceTexts } from "./PieceLayout.tsx";
import { pngOf } from "./picture.ts";
import { PIECES, type Piece, type PieceId } from "./pieces.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** The selected piece, with a button that prints it or saves it as `file`. */
export function PiecePreview(props: { id: PieceId; texts: PieceTexts; file: string }) {
  const { id, texts, file } = props;
  const wording = useWording({ en, ga });
  const [saving, setSaving] = useState<"saving" | "saved" | "saveFailed" | null>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const piece: Piece = PIECES[id];
  const name = wording.names[id];
  const isPrint = piece.kind === "print";

  const save = async () => {
    if (drawing.current === null) return;
    setSaving("saving");
    const png = await pngOf(drawing.current, piece);
    setSaving(png.ok ? "saved" : "saveFailed");
    if (png.ok) saveFile(png.value, file);
  };
  return (
    <PreviewArea aria-label={wording.preview} $ratio={piece.width / piece.height}>
      <Paper $piece={piece} $unit={isPrint ? "mm" : "px"} />
      <Sheet>
        <PieceDrawing
          ref={drawing}
          piece={piece}
          texts={texts}
          label={texts.link === "" ? name : wording.drawing(name, texts.link)}
        />
      </Sheet>
      <Actions inert={texts.link === ""}>
        {isPrint ? (
          <>
            <Button $variant="primary" onClick={() => window.print()}>
              <Icon name="printer" /> {wording.print}
            </Button>
            {piece.layout === "tent" ? <p>{wording.foldHint}</p> : null}
            <p>{wording.printHint}</p>
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

/** The paper of the print dialog has the size of the piece, and nothing else of the page is printed. */
const Paper = createGlobalStyle<{ $piece: Piece; $unit: "mm" | "px" }>`
  @page {
    size: ${({ $piece, $unit }) => `${$piece.width}${$unit} ${$piece.height}${$unit}`};
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
  display: grid;
  align-content: start;
  gap: ${SPACE.l};
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
  display: grid;
  justify-items: start;
  gap: ${SPACE.m};
  font-size: ${SIZE.small};
  button {
    font-family: inherit;
  }
  ${scriptedOnly}
`;
