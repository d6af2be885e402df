import { INKS } from "../../widget/theme/tokens.ts";
import { ColourPlate, Illustration, InkLines } from "../art/illustration.tsx";

/** A colour bar like at the edge of a printed sheet: each ink, its overlap with the next, and a register mark. */
export function ColourBar({ className }: { className?: string }) {
  return (
    <Illustration viewBox="0 0 250 40" className={className}>
      {BAR_INKS.map((ink, index) => (
        <ColourPlate key={ink} fill={INKS[ink]}>
          <path d={`M${index * 36} 2H${index * 36 + 44}V38H${index * 36}Z`} />
        </ColourPlate>
      ))}
      <InkLines strokeWidth="2">
        <circle cx="222" cy="20" r="11" strokeWidth="2.5" />
        <path d="M204 20H240M222 2V38" strokeWidth="2.5" />
      </InkLines>
    </Illustration>
  );
}

const BAR_INKS = ["vermilion", "marigold", "viridian", "ultramarine", "rose"] as const;
