import { INKS } from "../../widget/theme/tokens.ts";
import { HalftoneDefs, Illustration, Shapes, shapesOf, symbolIn } from "./illustration.tsx";
import parts from "./parts.svg?raw";

export function Print(props: {
  of: string;
  className?: string | undefined;
  /** Defines the halftone patterns, which one illustration of a page does. */
  isMain?: boolean;
}) {
  const { of: file, className, isMain = false } = props;
  return (
    <Illustration viewBox={/viewBox="([^"]*)"/.exec(file)?.[1]} className={className}>
      {isMain ? <HalftoneDefs /> : null}
      <Shapes of={printed(file)} />
    </Illustration>
  );
}

/** A part of an illustration, by its name in `parts.svg`, around its own 0,0. */
export function IllustrationPart({ name }: { name: string }) {
  return <Shapes of={partNamed(name)} />;
}

function partNamed(name: string): string {
  return printed(symbolIn(parts, name));
}

/** Returns the shapes in inks by attributes, which a campaign's own colours and the kit's looks override. */
function printed(file: string): string {
  return shapesOf(file, partNamed).replace(
    / (fill|stroke)="([a-z]+)"/g,
    (attribute, property: string, ink: string) =>
      isInk(ink) ? ` ${property}="${INKS[ink]}"` : attribute,
  );
}

function isInk(name: string): name is keyof typeof INKS {
  return name in INKS;
}
