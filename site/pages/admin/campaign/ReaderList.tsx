import { useDeferredValue, useId, useMemo, useState } from "react";
import styled from "styled-components";
import { READER_KINDS, type ReaderKind } from "../../../../api/contract/campaign/reader-kinds.ts";
import type { Language } from "../../../../api/contract/language.ts";
import { fold } from "../../../../api/contract/text.ts";
import { SegmentedControl } from "../../../../widget/components/SegmentedControl.tsx";
import { colour, SPACE } from "../../../../widget/theme/tokens.ts";
import { Part } from "../../../access/StaffPage.tsx";
import { stack } from "../../../style/layout.ts";
import { SIZE } from "../../../style/type.ts";
import { FieldBox } from "./CampaignField.tsx";
import { useForm } from "./form.ts";
import { hasIrish } from "./form-values.ts";
import { draftRequests } from "./readers.ts";
import { labelOf, languageName } from "./wording.ts";

/** Every TD with the request that ends the letter, before the draft is published, once the fold is open. */
export function ReaderList() {
  const { tds } = useForm();
  const [isOpen, setOpen] = useState(false);
  return (
    <Part>
      <h3>As each TD reads it</h3>
      {tds.length === 0 ? (
        <p>The list of TDs is not available now.</p>
      ) : (
        <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{`The last request to each of ${tds.length} TDs, with your draft`}</summary>
          {isOpen && <Requests />}
        </details>
      )}
    </Part>
  );
}

function Requests() {
  const { values, tds } = useForm();
  const searchId = useId();
  const [wanted, setWanted] = useState<Language>("en");
  const [search, setSearch] = useState("");
  const hasIrishTexts = hasIrish(values);
  const language = hasIrishTexts ? wanted : "en";
  // A letter to each TD takes longer to make than a key to press.
  const latest = useDeferredValue(values);
  const requests = useMemo(() => draftRequests(latest, tds, language), [latest, tds, language]);
  const foundRequests = requests.filter(({ name, constituency }) =>
    fold(`${name} ${constituency}`).includes(fold(search)),
  );
  // In the order in which they hold.
  const kinds = (Object.keys(READER_KINDS) as ReaderKind[]).map((kind) => ({
    kind,
    // The label of its request, without what the request may hold.
    name: labelOf(`texts.en.requests.${kind}`).replace(/;.*/, ""),
    letters: foundRequests.filter((each) => each.kind === kind),
  }));
  return (
    <List>
      {hasIrishTexts && (
        <SegmentedControl
          title="Language of the letter"
          options={(["en", "ga"] as const).map((value) => ({ value, name: languageName(value) }))}
          value={language}
          onChange={setWanted}
        />
      )}
      <FieldBox>
        <label htmlFor={searchId}>Find a TD by name or constituency</label>
        <input
          id={searchId}
          type="search"
          autoComplete="off"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </FieldBox>
      <p role="status">{`${foundRequests.length} of ${requests.length} TDs`}</p>
      {kinds.map(
        ({ kind, name, letters }) =>
          letters.length > 0 && (
            <section key={kind}>
              <h4>{`${name}: ${letters.length}`}</h4>
              <ul>
                {letters.map(({ name, constituency, request }) => (
                  <li key={`${name} ${constituency}`}>
                    <strong>{`${name}, ${constituency}`}</strong>
                    <p lang={language}>{request}</p>
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
    </List>
  );
}

const List = styled.div`
  ${stack("l")}
  padding-block: ${SPACE.m};
  && section {
    gap: ${SPACE.s};
  }
  h4 {
    font-size: ${SIZE.body};
  }
  && ul {
    padding: 0;
    list-style: none;
  }
  li {
    padding-block: ${SPACE.m};
    border-block-start: 1px solid ${colour("rule")};
    overflow-wrap: anywhere;
  }
  li p {
    max-inline-size: 44rem;
  }
`;
