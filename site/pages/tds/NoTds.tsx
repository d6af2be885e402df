import styled from "styled-components";
import { constituenciesIn } from "../../../api/contract/constituency-details.ts";
import { OFFICIAL_FINDER_URL, OFFICIAL_TD_LIST_URL } from "../../../api/contract/oireachtas.ts";
import type { TdsPageModel } from "../../../api/contract/site-renderer.ts";
import { wordingFor } from "../../../widget/index.ts";
import { SPACE } from "../../../widget/theme/tokens.ts";
import { FindForm } from "../../components/FindForm.tsx";
import { PlaceLink } from "../../components/PlaceLink.tsx";
import { usePage, useWording } from "../../document/shown-page.ts";
import { notPrinted, raisedSheet, stack, target, WIDE } from "../../style/layout.ts";
import { SIZE } from "../../style/type.ts";
import { adviceOf } from "./model-wording.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** Why no TDs are shown, and the ways to them. */
export function NoTds({ model }: { model: Exclude<TdsPageModel, { state: "found" }> }) {
  const { language } = usePage();
  const { officialList, didYouMean } = useWording({ en, ga });
  const { placeIn, eircode } = wordingFor(language).find;
  return (
    <Ways>
      <Advice>
        {model.state === "unknown" && model.meant ? (
          <p>
            {didYouMean}{" "}
            <strong>
              <PlaceLink to={model.meant} />
            </strong>
          </p>
        ) : null}
        <p>
          {adviceOf(model, language)}{" "}
          {model.state === "failed" ? <a href={OFFICIAL_TD_LIST_URL}>{officialList}</a> : null}
          {model.state === "unknown-place" ? <a href={OFFICIAL_FINDER_URL}>{eircode}</a> : null}
        </p>
      </Advice>
      {model.state === "places" ? (
        <OptionLinks>
          {model.options.map(({ place, constituency }) => (
            <li key={`${place}/${constituency}`}>
              <PlaceLink
                to={constituency}
                text={place === null ? undefined : placeIn(place, constituency)}
              />
            </li>
          ))}
        </OptionLinks>
      ) : null}
      <FormPanel>
        <FindForm
          constituency={model.state === "failed" ? model.constituency : undefined}
          place={"typed" in model ? model.typed : undefined}
        />
      </FormPanel>
      {model.state === "unknown" ? (
        <EveryName>
          {constituenciesIn(language).map((each) => (
            <li key={each}>
              <PlaceLink to={each} />
            </li>
          ))}
        </EveryName>
      ) : null}
    </Ways>
  );
}

const Ways = styled.div`
  grid-column: 1 / -1;
  ${WIDE} {
    grid-column: 1;
  }
`;

export const Advice = styled.div`
  ${stack("m")}
  max-inline-size: 33rem;
  margin-block-end: ${SPACE.xxl};
  font-size: ${SIZE.lead};
  text-wrap: balance;
  ${notPrinted}
`;

const FormPanel = styled.div`
  ${raisedSheet}
  max-inline-size: 46rem;
  padding: ${SPACE.xl};
`;

const OptionLinks = styled.ul`
  margin: 0 0 ${SPACE.xxl};
  font-size: ${SIZE.lead};
  a {
    ${target}
    font-weight: 700;
  }
`;

const EveryName = styled.ul`
  columns: 15rem;
  margin: ${SPACE.xxl} 0 0;
  a {
    ${target}
  }
`;
