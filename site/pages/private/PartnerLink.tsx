import { useState } from "react";
import {
  type PartnerLinkRequest,
  PartnerLinkResponse,
  PartnerLinksResponse,
} from "../../../api/contract/partner-figures.ts";
import { PATHS } from "../../../api/contract/paths.ts";
import { formatDate, formatDateTime } from "../../access/dates.ts";
import { useRead, useSend } from "../../access/requests.ts";
import { ErrorText, PageButton, Rows } from "../../access/StaffPage.tsx";
import { CopiedCode } from "../../components/CopiedCode.tsx";
import { publicOrigin } from "../../document/shown-page.ts";

/** Makes and ends private links to the figures of a partner: one of `partners`, or any other name. */
export function PartnerLinkPanel({ partners }: { partners: readonly string[] }) {
  const { value, reload } = useRead(PartnerLinksResponse, PATHS.partnerLink);
  const [address, setAddress] = useState<string | null>(null);
  const { send, post, failure } = useSend();
  /** The partner whose links end at the next press. */
  const [endPartner, setEndPartner] = useState("");
  const end = async (partner: string) => {
    if (endPartner !== partner) return setEndPartner(partner);
    setEndPartner("");
    // The link on the page may be dead now.
    setAddress(null);
    await send(PATHS.partnerLink, { method: "DELETE", body: JSON.stringify({ partner }) });
    reload();
  };
  const make = async (fields: FormData) => {
    const expires = String(fields.get("expires") ?? "");
    const request: PartnerLinkRequest = {
      partner: String(fields.get("partner") ?? "").trim(),
      ...(expires !== "" && { expires }),
    };
    const link = await post(PartnerLinkResponse, PATHS.partnerLink, request);
    setAddress(link && `${publicOrigin()}${link.path}`);
    reload();
  };
  return (
    <details>
      <summary>Private link for a partner</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void make(new FormData(event.currentTarget));
        }}
        // The link on the page belongs to the former values.
        onChange={() => setAddress(null)}
      >
        <p>
          Whoever has the address sees the letters of the partner’s visitors, the campaign’s total
          beside them, and nothing of any other partner.
        </p>
        <label>
          Partner
          <input
            name="partner"
            list="partners"
            spellCheck={false}
            autoCapitalize="none"
            autoComplete="off"
          />
        </label>
        <datalist id="partners">
          {partners.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <label>
          Last day it works (empty: no end)
          <input name="expires" type="date" />
        </label>
        {failure && <ErrorText role="alert">{failure}</ErrorText>}
        {address === null ? (
          <PageButton type="submit">Make the link</PageButton>
        ) : (
          <CopiedCode code={address} copy="Copy the address" copied="Copied.">
            <a href={address} target="_blank" rel="noopener noreferrer">
              Open it
            </a>
          </CopiedCode>
        )}
      </form>
      <Rows
        items={(value?.links ?? []).map(({ partner, madeAt, expires }) => (
          <li key={partner}>
            <p>
              {partner}: made {formatDateTime(madeAt)}
              {expires && `, works until ${formatDate(expires)}`}
            </p>
            <PageButton
              $variant={endPartner === partner ? "outline" : "quiet"}
              // The second press of a double one confirms nothing.
              onClick={({ detail }) => detail < 2 && void end(partner)}
              onBlur={() => setEndPartner("")}
            >
              {`${endPartner === partner ? "Yes, end" : "End"} all links of ${partner}`}
            </PageButton>
          </li>
        ))}
      />
      <p>
        A new PARTNER_LINKS_KEY ends the links of all partners at the server’s next start; where it
        is not set, a new STATS_KEY does.
      </p>
    </details>
  );
}
