import { useId } from "react";
import styled from "styled-components";
import type { Provider } from "../../api/contract/names.ts";
import { Icon } from "../components/Icon.tsx";
import { TOGGLE_PROVIDERS } from "../domain/providers.ts";
import { useActions, useContact, useWording } from "../state/contact-context.ts";
import { colour, SPACE, TARGET_SIZE } from "../theme/tokens.ts";
import { useNameOf } from "./letter-context.ts";

/** Returns the providers of the choice: every element's, and the `provider` attribute's. */
export function useToggleProviders(): readonly Provider[] {
  const preset = useContact((state) => state.settings.provider ?? state.provider);
  return [...new Set([...TOGGLE_PROVIDERS, preset])];
}

export function ProviderToggle() {
  const wording = useWording().provider;
  const { setProvider } = useActions();
  const chosenProvider = useContact((state) => state.provider);
  const providers = useToggleProviders();
  const nameOf = useNameOf();
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={`${id}-title`} part="provider">
      <ProviderTitle id={`${id}-title`}>{wording.title}</ProviderTitle>
      <Options>
        {providers.map((provider) => (
          <Option key={provider}>
            <input
              type="radio"
              name={id}
              value={provider}
              checked={provider === chosenProvider}
              onChange={() => setProvider(provider)}
            />
            <span>
              {provider === chosenProvider ? <Icon name="check" /> : null}
              <b>{nameOf(provider)}</b>
            </span>
          </Option>
        ))}
      </Options>
    </div>
  );
}

export const ProviderTitle = styled.p`
  margin: 0 0 ${SPACE.xs};
  font-weight: 700;
`;

const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
  border: 2px solid ${colour("ink")};
  border-radius: var(--bia-radius, 4px);
  /* The lines between the options, also where a third one has a row of its own. */
  background: ${colour("ink")};
`;

const Option = styled.label`
  position: relative;
  flex: auto;
  cursor: pointer;
  &:focus-within {
    z-index: 1;
  }
  /* A transparent input receives clicks, and screen readers find it by touch. */
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
