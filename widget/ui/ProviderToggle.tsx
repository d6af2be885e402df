import { useId } from "react";
import styled from "styled-components";
import type { Provider } from "../domain/email-draft.ts";
import { Icon } from "../kit/Icon.tsx";
import { useActions, useContact, useWording } from "../state/contact-context.ts";
import { colour, SPACE, TARGET_SIZE } from "../theme/tokens.ts";

const TOGGLE_PROVIDERS: readonly Provider[] = ["gmail", "outlook"];

/**
 * The choice of the mail service that composes the letter: Gmail, Outlook, and the provider of the
 * `provider` attribute if it is another one.
 */
export function ProviderToggle() {
  const words = useWording();
  const { setProvider } = useActions();
  const chosen = useContact((state) => state.provider);
  const preset = useContact((state) => state.settings.provider ?? state.provider);
  const options = [...new Set([...TOGGLE_PROVIDERS, preset])];
  const name = useId();
  return (
    <RadioGroup role="radiogroup" aria-labelledby={`${name}-title`} part="provider">
      <GroupTitle id={`${name}-title`}>{words.provider.title}</GroupTitle>
      <ProviderOptions>
        {options.map((provider) => (
          <ProviderOption key={provider}>
            <input
              type="radio"
              name={name}
              value={provider}
              checked={provider === chosen}
              onChange={() => setProvider(provider)}
            />
            <span>
              {provider === chosen ? <Icon name="check" /> : null}
              {words.providerName(provider)}
            </span>
          </ProviderOption>
        ))}
      </ProviderOptions>
    </RadioGroup>
  );
}

const RadioGroup = styled.div`
  min-width: 0;
`;

const GroupTitle = styled.p`
  margin: 0 0 ${SPACE.xs};
  font-weight: 700;
`;

const ProviderOptions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
  border: 2px solid ${colour("ink")};
  border-radius: var(--bia-radius, 4px);
  /* The lines between the options, also where a third one has a row of its own. */
  background: ${colour("ink")};
`;

const ProviderOption = styled.label`
  position: relative;
  flex: auto;
  cursor: pointer;
  /* The focus ring is above the neighbours. */
  &:focus-within {
    z-index: 1;
  }
  /* Transparent, not hidden: it receives clicks, and screen readers find it by touch. */
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    cursor: inherit;
  }
  span {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: ${SPACE.xs};
    min-height: calc(${TARGET_SIZE} + 4px);
    padding: 0 ${SPACE.m};
    border-radius: max(0px, var(--bia-radius, 4px) - 2px);
    background: ${colour("paperRaised")};
    white-space: nowrap;
    font-weight: 700;
  }
  input:checked + span {
    background: ${colour("ink")};
    color: ${colour("paper")};
    /* Forced colours remove the background but show the outline. */
    outline: 2px solid transparent;
    outline-offset: -4px;
  }
  input:focus-visible + span {
    outline: 3px solid var(--bia-focus, ${colour("link")});
    outline-offset: 3px;
  }
`;
