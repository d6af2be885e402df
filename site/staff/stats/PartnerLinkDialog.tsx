import { type RefObject, useRef, useState } from "react";
import styled from "styled-components";
import { SPACE } from "../../../widget/theme/tokens.ts";
import { fieldStyle } from "../../kit/field-style.ts";
import { Icon } from "../../kit/Icon.tsx";
import { usePublicOrigin } from "../../kit/use-public-origin.ts";
import { Dialog, ErrorText, PageButton, PanelHeading } from "../panels.tsx";
import { LINK_TEXTS } from "./link-wording.ts";
import { makePartnerLink } from "./stats-client.ts";

interface PartnerLinkDialogProps {
  ref: RefObject<HTMLDialogElement | null>;
  statsKey: string;
  /** The partner that fills in the form; empty for another one. */
  partner: string;
}

/** The dialog in which staff make a private link to the figures of one partner. */
export function PartnerLinkDialog({ ref, statsKey, partner }: PartnerLinkDialogProps) {
  const origin = usePublicOrigin();
  const [path, setPath] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const make = async (fields: FormData) => {
    const text = (name: string) => String(fields.get(name) ?? "").trim();
    const expires = text("expires");
    const made = await makePartnerLink(fetch, statsKey, {
      partner: text("partner"),
      ...(expires !== "" && { expires }),
    });
    setFailure(made.ok ? null : made.failure.message);
    setPath(made.ok ? made.value.path : null);
  };
  return (
    <Dialog
      ref={ref}
      aria-labelledby="link-title"
      onClose={({ currentTarget }) => {
        currentTarget.querySelector("form")?.reset();
        setPath(null);
        setFailure(null);
      }}
    >
      <LinkForm
        onSubmit={(event) => {
          event.preventDefault();
          void make(new FormData(event.currentTarget));
        }}
        // A link that was made is that of other values.
        onChange={() => setPath(null)}
      >
        <PanelHeading as="h3" id="link-title">
          {LINK_TEXTS.title}
        </PanelHeading>
        <p>{LINK_TEXTS.what}</p>
        <label>
          {LINK_TEXTS.partner}
          {/* The key: another partner fills the field in anew. */}
          <input
            key={partner}
            name="partner"
            defaultValue={partner}
            required
            pattern={PATTERN}
            title={LINK_TEXTS.partnerHint}
            spellCheck={false}
            autoCapitalize="none"
          />
        </label>
        <label>
          {LINK_TEXTS.expires}
          <input name="expires" type="date" min={today()} />
        </label>
        {path === null ? (
          <PageButton type="submit">{LINK_TEXTS.make}</PageButton>
        ) : (
          <MadeLink address={`${origin}${path}`} />
        )}
        {failure !== null && <ErrorText role="alert">{failure}</ErrorText>}
        <p>{LINK_TEXTS.revoke}</p>
        <div>
          <PageButton
            $variant="quiet"
            onClick={({ currentTarget }) => currentTarget.closest("dialog")?.close()}
          >
            {LINK_TEXTS.close}
          </PageButton>
        </div>
      </LinkForm>
    </Dialog>
  );
}

/** The form of a partner, for the field. The hyphen is escaped: the browser reads it as a set's. */
const PATTERN = "[a-z0-9.\\-]{1,100}";

/** The address of a link, to copy. */
function MadeLink({ address }: { address: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState("");
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(address);
      setMessage(LINK_TEXTS.copied);
    } catch {
      setMessage(LINK_TEXTS.selected);
    }
  };
  return (
    <>
      <label>
        {LINK_TEXTS.address}
        <input ref={field} readOnly value={address} />
      </label>
      <Actions>
        <PageButton onClick={copy}>
          <Icon name="copy" /> {LINK_TEXTS.copy}
        </PageButton>
        <a href={address} target="_blank" rel="noopener noreferrer">
          {LINK_TEXTS.open}
        </a>
        <span role="status">{message}</span>
      </Actions>
    </>
  );
}

/** The day it is in Dublin, as a date field takes it. */
function today(): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Dublin" }).format(new Date());
}

const LinkForm = styled.form`
  justify-items: start;
  label {
    display: grid;
    gap: ${SPACE.xs};
    inline-size: 100%;
    font-weight: 700;
  }
  input {
    ${fieldStyle}
    inline-size: 100%;
    min-inline-size: 0;
    font-weight: 400;
  }
  input[type="date"] {
    max-inline-size: 15rem;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${SPACE.m} ${SPACE.l};
`;
