import { useId, useState } from "react";
import styled from "styled-components";
import { parseCampaign } from "../../../../api/contract/campaign/campaign.ts";
import { DraftPages } from "../../../../api/contract/campaign/campaign-api.ts";
import { PATHS } from "../../../../api/contract/paths.ts";
import { Spinner } from "../../../../widget/kit/Spinner.tsx";
import { SPACE } from "../../../../widget/theme/tokens.ts";
import { fieldStyle } from "../../../kit/field-style.ts";
import { WIDE } from "../../../kit/layout.ts";
import { authorisedJson } from "../../authorised-request.ts";
import { ErrorText, PageButton, PanelHeading } from "../../panels.tsx";
import { documentOf, type FormValues } from "../form-values.ts";
import { PAGES_TEXTS } from "../wording.ts";
import { FramedPage } from "./FramedPage.tsx";

/** A draft is rendered in a second; a machine that is busy needs much longer. */
const RENDER_TIMEOUT_MS = 60_000;

type Asked =
  | { status: "idle" | "asking" }
  | { status: "failed"; message: string }
  | { status: "shown"; pages: DraftPages["pages"]; values: FormValues };

/** The pages of the site with the draft, rendered by the server for staff only. */
export function PagePreview({ staffKey, values }: { staffKey: string; values: FormValues }) {
  const id = useId();
  const [asked, setAsked] = useState<Asked>({ status: "idle" });
  const [path, setPath] = useState("/");
  const pages = asked.status === "shown" ? asked.pages : [];
  const html = pages.find((page) => page.path === path)?.html;

  const ask = async () => {
    // A campaign in the state `draft` is rendered as `live`, because its own page only says that it
    // opens soon.
    const shown = values.state === "draft" ? { ...values, state: "live" } : values;
    const campaign = parseCampaign(documentOf(shown));
    if (!campaign.ok) return setAsked({ status: "failed", message: PAGES_TEXTS.refused });
    setAsked({ status: "asking" });
    const fetched = await authorisedJson(DraftPages, fetch, staffKey, PATHS.draftPages, {
      method: "POST",
      body: JSON.stringify({ campaign: campaign.value }),
      signal: AbortSignal.timeout(RENDER_TIMEOUT_MS),
    });
    if (!fetched.ok) return setAsked({ status: "failed", message: fetched.failure.message });
    const pages = fetched.value.pages.filter((page) => page.path !== "*");
    setAsked({ status: "shown", values, pages });
  };

  return (
    <PagesSection aria-label={PAGES_TEXTS.title}>
      <PanelHeading>{PAGES_TEXTS.title}</PanelHeading>
      <p>{PAGES_TEXTS.note}</p>
      <Controls>
        <PageButton aria-disabled={asked.status === "asking"} onClick={() => void ask()}>
          {asked.status === "shown" ? PAGES_TEXTS.again : PAGES_TEXTS.show}
        </PageButton>
        {pages.length > 0 && (
          <div>
            <label htmlFor={id}>{PAGES_TEXTS.page}</label>
            <select id={id} value={path} onChange={({ target }) => setPath(target.value)}>
              {pages.map((page) => (
                <option key={page.path}>{page.path}</option>
              ))}
            </select>
          </div>
        )}
      </Controls>
      <p role="status">
        {asked.status === "asking" && (
          <>
            <Spinner /> {PAGES_TEXTS.asking}
          </>
        )}
        {asked.status === "shown" && asked.values !== values && PAGES_TEXTS.old}
      </p>
      {asked.status === "failed" && <ErrorText role="alert">{asked.message}</ErrorText>}
      {html !== undefined && <FramedPage key={path} title={PAGES_TEXTS.frame(path)} html={html} />}
    </PagesSection>
  );
}

const PagesSection = styled.section`
  display: grid;
  gap: ${SPACE.m};
  ${WIDE} {
    grid-column: 1 / -1;
  }
`;

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${SPACE.l};
  label {
    margin-inline-end: ${SPACE.s};
    font-weight: 700;
  }
  select {
    ${fieldStyle}
  }
`;
