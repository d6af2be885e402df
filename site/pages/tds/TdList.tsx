import styled from "styled-components";
import { seatsOf } from "../../../api/contract/constituencies.ts";
import { OFFICIAL_TD_LIST_URL } from "../../../api/contract/oireachtas.ts";
import { RECORD_PAGE } from "../../../api/contract/paths.ts";
import { telLink } from "../../../api/contract/phone.ts";
import type { FoundTd } from "../../../api/contract/responses.ts";
import { constituencyName } from "../../../api/grammar/irish.ts";
import { wordingFor } from "../../../widget/index.ts";
import { SPACE } from "../../../widget/theme/tokens.ts";
import { TdEntries, TdEntry } from "../../components/TdEntry.tsx";
import { usePage, useWording } from "../../document/shown-page.ts";
import { linkTo } from "../../routes.ts";
import { notPrinted, target } from "../../style/layout.ts";
import { display, SIZE } from "../../style/type.ts";
import type { FoundModel } from "./model-wording.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** The TDs of a constituency, each with party, record and phone, and the TDs without an address. */
export function TdList({ constituency, tds, withoutAddress = [], votes = [], asOf }: FoundModel) {
  const { language } = usePage();
  const { results } = wordingFor(language);
  const { everyRecord, onRecord, vacant } = useWording({ en, ga });
  const isSplit = tds.some((td) => td.constituency !== constituency);
  const emptySeats = seatsOf(constituency) - tds.length - withoutAddress.length;
  return (
    <section aria-labelledby="record">
      <ListTitle id="record">{onRecord}</ListTitle>
      {isSplit ? <p>{results.splitConstituency}</p> : null}
      <TdEntries>
        {tds.map((td) => (
          <li key={td.email}>
            <TdEntry
              name={td.name}
              party={td.party}
              constituency={isSplit ? constituencyName(td.constituency, language) : undefined}
              record={td.record}
              votes={votes}
              isOpen
            >
              <Phone td={td} />
            </TdEntry>
          </li>
        ))}
        {withoutAddress.map((name) => (
          <li key={name}>
            <h3 translate="no">{name}</h3>
            <p>
              {results.withoutAddress}{" "}
              <a href={OFFICIAL_TD_LIST_URL}>{results.officialPage(name)}</a>
            </p>
          </li>
        ))}
        {emptySeats > 0 ? <EmptySeats>{vacant(emptySeats)}</EmptySeats> : null}
      </TdEntries>
      <LastChecked>
        {results.lastChecked(asOf)} {results.credit}.{" "}
        {tds.some((td) => td.record) ? (
          <a href={linkTo(RECORD_PAGE, language)}>{everyRecord}</a>
        ) : null}
      </LastChecked>
    </section>
  );
}

/** A TD's phone number, as a link if it can be dialled. */
function Phone({ td: { name, phone } }: { td: FoundTd }) {
  const { call } = wordingFor(usePage().language);
  if (phone === undefined) return null;
  const dial = telLink(phone);
  if (dial === null) return <p>{call.phone(phone)}</p>;
  return (
    <CallLink href={dial} aria-label={`${call.call(phone)}, ${name}`}>
      {call.call(phone)}
    </CallLink>
  );
}

const ListTitle = styled.h2`
  ${display}
  margin-block-end: ${SPACE.m};
  font-size: ${SIZE.subtitle};
  ${notPrinted}
`;

const CallLink = styled.a`
  ${target}
`;

const EmptySeats = styled.li`
  && {
    margin-block-end: ${SPACE.m};
    padding: ${SPACE.m};
    border: 2px dashed;
  }
`;

const LastChecked = styled.p`
  padding-block: ${SPACE.m};
  border-block-start: 2px solid;
  font-size: ${SIZE.small};
`;
