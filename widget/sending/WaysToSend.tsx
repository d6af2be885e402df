import styled from "styled-components";
import type { Td } from "../../api/contract/td.ts";
import { Button, type ButtonVariant, LinkButton } from "../components/Button.tsx";
import { Disclosure } from "../components/Disclosure.tsx";
import { composeLinks, providerOf } from "../domain/compose-links.ts";
import { createDraft } from "../domain/letter.ts";
import type { ComposeKind } from "../domain/providers.ts";
import { useContact, useNameOf } from "../state/contact-context.ts";
import { useResultsWording } from "../state/results-wording.ts";
import { SPACE } from "../theme/tokens.ts";
import { useDraft, useLetter, useLetterActions } from "./letter-context.ts";
import { PostLetters } from "./PostLetters.tsx";
import { useToggleProviders } from "./ProviderToggle.tsx";

/**
 * Every way but the large button's, always there: no browser tells whether a mail window opened. Once
 * a letter `isTried`, the large button's own ways are among them, and paper is not.
 */
export function OtherWaysToSend(props: {
  recipients: readonly Td[];
  isTried?: boolean;
  isOpenAtFirst?: boolean;
}) {
  const { recipients, isTried = false, isOpenAtFirst = false } = props;
  const { otherWays: texts, results } = useResultsWording();
  const toggled = useToggleProviders();
  return (
    <Disclosure
      title={isTried ? texts.titleAfterSending : texts.another}
      label={isTried ? undefined : texts.titleBeforeSending}
      isOpenAtFirst={isOpenAtFirst}
    >
      {recipients.length === 0 ? (
        <p>{results.nobody}</p>
      ) : (
        <WayList>
          <p>{texts.hint}</p>
          <ProviderLinks
            recipients={recipients}
            has={(kind) => isTried || !toggled.includes(providerOf(kind))}
          />
          <CopyButtons recipients={recipients} />
          {isTried ? null : <PostLetters recipients={recipients} />}
        </WayList>
      )}
    </Disclosure>
  );
}

/**
 * The letter in some of the mail services and apps. A click sends as the main button does, so that it
 * is counted; the address is there for the browser's own menu. Until that is asked for, the address
 * is without what the supporter wrote: analytics of the host's page read attributes.
 */
export function ProviderLinks(props: {
  recipients: readonly Td[];
  has: (kind: ComposeKind) => boolean;
  $variant?: ButtonVariant;
}) {
  const { recipients, has, $variant = "outline" } = props;
  const nameOf = useNameOf();
  const { send } = useLetterActions();
  const device = useContact((state) => state.device);
  const draft = useDraft(recipients);
  const withoutWords = composeLinks(
    createDraft(recipients, "gmail", useLetter(recipients)),
    device,
  );
  return (
    <>
      {composeLinks(draft, device)
        .map(({ kind, href }, index) => ({ kind, href, shown: withoutWords[index]?.href }))
        .filter(({ kind }) => has(kind))
        .map(({ kind, href, shown }) => (
          <LinkButton
            key={kind}
            $variant={$variant}
            href={shown}
            onContextMenu={({ currentTarget }) => {
              currentTarget.href = href;
            }}
            onMouseDown={({ currentTarget, button }) => {
              if (button !== 0) currentTarget.href = href;
            }}
            target="_blank"
            rel="noopener noreferrer"
            onClick={(event) => {
              event.preventDefault();
              send(recipients, kind);
            }}
          >
            {nameOf(kind, "asLink")}
          </LinkButton>
        ))}
    </>
  );
}

/** Buttons that copy the letter, the addresses, or all of it with what goes where. */
export function CopyButtons(props: { recipients: readonly Td[]; variant?: ButtonVariant }) {
  const { recipients, variant = "outline" } = props;
  const { otherWays: texts, confirm } = useResultsWording();
  const { copy } = useLetterActions();
  const { body, subject, recipients: to } = useDraft(recipients);
  const provider = useContact((state) => ({ ...state, ...state.sending }).provider);
  // Outlook takes what stands between commas for one name.
  const addresses = to.join(provider.startsWith("outlook") ? "; " : ", ");
  const all = `${confirm.to(addresses)}\n${confirm.subject(subject)}\n\n${body}`;
  const texted = [
    [texts.copyLetter, body, "letter-copied"],
    [texts.copyAddresses, addresses, "addresses-copied"],
    [texts.copyAll, all, "all-copied"],
  ] as const;
  return to.length === 0
    ? null
    : texted.map(([title, text, code]) => (
        <Button key={code} $variant={variant} onClick={() => copy(text, { code })}>
          {title}
        </Button>
      ));
}

/** A grid of ways to send, whose texts have rows of their own. */
export const WayList = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.25em), 1fr));
  gap: ${SPACE.s};
  margin-block: ${SPACE.s};
  > :not(a, button) {
    grid-column: 1 / -1;
    min-width: 0;
  }
`;
