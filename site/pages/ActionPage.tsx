import { FindSheet } from "../action/FindSheet.tsx";
import { Hero } from "../action/Hero.tsx";

/** `/`: the whole job, from headline to letter. */
export function Page() {
  return (
    <>
      <Hero />
      <FindSheet />
    </>
  );
}
