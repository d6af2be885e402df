import { useId } from "react";
import styled from "styled-components";
import { PROVIDERS } from "../domain/email-draft.ts";
import { Icon } from "../kit/Icon.tsx";
import { useActions, useContact, useWording } from "../state/contact-context.ts";
import { colour, SPACE, TARGET_SIZE } from "../theme/tokens.ts";

/** Gmail or Outlook: where the letter will be composed. */
export function ProviderToggle() {
  const words = useWording();
  const { setProvider } = useActions();
  const chosen = useContact((state) => state.provider);
  const name = useId();
  return (
    <Group role="radiogroup" aria-labelledby={`${name}-title`} part="provider">
      <Title id={`${name}-title`}>{words.provider.title}</Title>
      <Choices>
        {PROVIDERS.map((provider) => (
          <Choice key={provider}>
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
          </Choice>
        ))}
      </Choices>
    </Group>
  );
}

const Group = styled.div`
  min-width: 0;
`;

const Title = styled.p`
  margin: 0 0 ${SPACE.xs};
  font-weight: 700;
`;

const Choices = styled.div`
  --inner: max(0px, var(--bia-radius, 4px) - 2px);
  display: flex;
  border: 2px solid ${colour("ink")};
  border-radius: var(--bia-radius, 4px);
  background: ${colour("paperRaised")};
`;

const Choice = styled.label`
  position: relative;
  flex: 1;
  cursor: pointer;
  /* Invisible, not hidden: it takes the press, and touch exploration finds it where it is seen. */
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
    padding: 0 ${SPACE.l};
    font-weight: 700;
  }
  /* Inside the frame's line: else a generous radius has the chosen one stick out of it. */
  &:first-child span {
    border-start-start-radius: var(--inner);
    border-end-start-radius: var(--inner);
  }
  &:last-child span {
    border-start-end-radius: var(--inner);
    border-end-end-radius: var(--inner);
  }
  input:checked + span {
    background: ${colour("ink")};
    color: ${colour("paper")};
    /* Backgrounds vanish in forced colours; this does not. */
    outline: 2px solid transparent;
    outline-offset: -4px;
  }
  input:focus-visible + span {
    outline: 3px solid var(--bia-focus, ${colour("link")});
    outline-offset: 3px;
  }
`;
