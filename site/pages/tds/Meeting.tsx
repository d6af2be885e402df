import { createDraft, wordingFor } from "../../../widget/index.ts";
import { usePage, useWording } from "../../document/shown-page.ts";
import type { FoundModel, LetterTo } from "./model-wording.ts";
import { LetterPage, LinkRow, linksTo, WayLinks } from "./PlainLetter.tsx";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** For whoever goes to meet the TDs: the letter that asks for ten minutes, with links, and what to bring along. */
export function Meeting({ tds, letterTo }: Pick<FoundModel, "tds"> & { letterTo: LetterTo }) {
  const { campaign, language } = usePage();
  const { title, hint } = wordingFor(language).meeting;
  const { orToOne, brief, motion } = useWording({ en, ga });
  const letter = letterTo(tds);
  return (
    <section aria-labelledby="meet">
      <h2 id="meet">{title}</h2>
      <p>{hint}</p>
      <LetterPage draft={createDraft(tds, "gmail", letter)} language={letter.language} />
      <WayLinks links={linksTo(tds, letter)} form="asLink" label={title} />
      {tds.length > 1 ? (
        <LinkRow>
          <span>{orToOne}</span>
          {tds.map((td) => (
            <a key={td.email} href={linksTo([td], letter)[0]?.href} translate="no">
              {td.name}
            </a>
          ))}
        </LinkRow>
      ) : null}
      <p>
        {brief}{" "}
        {campaign.councilMotionUrl ? <a href={campaign.councilMotionUrl}>{motion}</a> : null}
      </p>
    </section>
  );
}
