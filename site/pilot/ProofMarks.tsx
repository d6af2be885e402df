import { INKS } from "../../widget/theme/tokens.ts";
import { Key, Plate, Print } from "../art/press.tsx";

/** The printer's control strip at a sheet's foot: each ink alone, then where it meets the next. */
export function ProofMarks({ className }: { className?: string }) {
  return (
    <Print viewBox="0 0 250 40" className={className}>
      {STRIP.map((ink, index) => (
        <Plate key={ink} fill={INKS[ink]}>
          <path d={`M${index * 36} 2H${index * 36 + 44}V38H${index * 36}Z`} />
        </Plate>
      ))}
      <Key strokeWidth="2">
        <circle cx="222" cy="20" r="11" strokeWidth="2.500" />
        <path d="M204 20H240M222 2V38" strokeWidth="2.500" />
      </Key>
    </Print>
  );
}

const STRIP = ["vermilion", "marigold", "viridian", "ultramarine", "rose"] as const;
