import { useEffect, useId, useRef, useState } from "react";
import styled from "styled-components";
import type { Constituency } from "../../api/contract/constituencies.ts";
import { searchConstituencies } from "../domain/constituency-search.ts";
import { Icon } from "../kit/Icon.tsx";
import { visuallyHidden } from "../kit/visually-hidden.ts";
import { useActions, useContact, useWording } from "../state/contact-context.ts";
import { colour, SPACE, TARGET_SIZE } from "../theme/tokens.ts";
import { CLOSED, type PickerState, pressKey } from "./picker-keys.ts";

/** Finds a constituency by typing or from the list: an editable combobox with a list that filters. */
export function Picker() {
  const words = useWording().find;
  const { choose, clear } = useActions();
  const chosen = useContact(({ lookup }) =>
    lookup.status === "idle" ? null : lookup.constituency,
  );
  const [state, setState] = useState<PickerState>(CLOSED);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  const { typed, open, active } = state;
  const matches = searchConstituencies(typed ?? "");
  const shown = open && matches.length > 0;
  const optionId = (index: number) => `${id}-${index}`;

  function pick(name: Constituency | undefined, byTouch = false): void {
    if (name === undefined) return;
    setState(CLOSED);
    // Puts the on-screen keyboard away, so that the TDs can be seen.
    if (byTouch) field.current?.blur();
    if (name !== chosen) choose(name);
  }

  function openAll(): void {
    if (open) return;
    const at = typed === null && chosen !== null ? matches.indexOf(chosen) : -1;
    setState({ typed, open: true, active: at });
  }

  useEffect(() => {
    if (open) list.current?.scrollIntoView({ block: "nearest" });
  }, [open]);
  useEffect(() => {
    if (open && active >= 0) list.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [open, active]);

  return (
    <div part="picker">
      <Title>
        <label htmlFor={id}>{words.title}</label>
      </Title>
      <Box>
        <Field
          ref={field}
          id={id}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={shown}
          aria-controls={shown ? `${id}-list` : undefined}
          aria-activedescendant={shown && active >= 0 ? optionId(active) : undefined}
          placeholder={words.placeholder}
          value={typed ?? chosen ?? ""}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="words"
          spellCheck={false}
          enterKeyHint="done"
          onChange={(event) => setState({ typed: event.target.value, open: true, active: -1 })}
          onClick={openAll}
          onFocus={(event) => event.target.select()}
          onBlur={() => setState(CLOSED)}
          onKeyDown={(event) => {
            const outcome = pressKey(state, event, matches.length);
            if (outcome === null) return;
            event.preventDefault();
            if ("choose" in outcome) pick(matches[outcome.choose]);
            else setState(outcome.state);
          }}
        />
        {chosen !== null || typed ? (
          <Tool
            type="button"
            aria-label={words.clear}
            onClick={() => {
              clear();
              setState(CLOSED);
              field.current?.focus();
            }}
          >
            <Icon name="x" />
          </Tool>
        ) : null}
        <Tool
          type="button"
          tabIndex={-1}
          aria-label={words.open}
          aria-expanded={shown}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            field.current?.focus();
            if (open) setState(CLOSED);
            else openAll();
          }}
        >
          <Icon name="chevron" />
        </Tool>
        {shown ? (
          <List
            ref={list}
            id={`${id}-list`}
            role="listbox"
            aria-label={words.title}
            // The field keeps focus, so that leaving it is what closes the list.
            onMouseDown={(event) => event.preventDefault()}
          >
            {matches.map((name, index) => (
              <Option
                key={name}
                id={optionId(index)}
                role="option"
                aria-selected={name === chosen}
                $active={index === active}
                onClick={(event) =>
                  pick(name, (event.nativeEvent as PointerEvent).pointerType === "touch")
                }
              >
                {name}
                {name === chosen ? <Icon name="check" /> : null}
              </Option>
            ))}
          </List>
        ) : null}
      </Box>
      {open && matches.length === 0 ? <None>{words.none(typed ?? "")}</None> : null}
      <Said role="status">{open && typed ? words.matches(matches.length) : ""}</Said>
    </div>
  );
}

const Title = styled.h2`
  margin: 0 0 ${SPACE.s};
  font-family: var(--bia-font-display, inherit);
  font-size: 1.75em;
  font-weight: 800;
  line-height: 1.1;
`;

const Box = styled.div`
  position: relative;
  display: flex;
  border: 2px solid ${colour("ink")};
  border-radius: var(--bia-radius, 4px);
  background: ${colour("paperRaised")};
  &:focus-within {
    outline: 3px solid var(--bia-focus, ${colour("link")});
    outline-offset: 2px;
  }
`;

const Field = styled.input`
  flex: 1;
  min-width: 0;
  min-height: 52px;
  padding: 0 ${SPACE.s} 0 ${SPACE.l};
  border-radius: inherit;
  outline: 0;
  font-size: 1.125em;
  text-overflow: ellipsis;
  &::placeholder {
    color: ${colour("inkSoft")};
    opacity: 1;
  }
`;

const Tool = styled.button`
  display: grid;
  place-items: center;
  width: ${TARGET_SIZE};
  border-radius: inherit;
  cursor: pointer;
`;

const List = styled.ul`
  position: absolute;
  z-index: 10;
  inset: calc(100% + 6px) -2px auto;
  max-height: 15rem;
  padding: ${SPACE.xs};
  border: 2px solid ${colour("ink")};
  border-radius: var(--bia-radius, 4px);
  background: ${colour("paperRaised")};
  list-style: none;
  overflow: auto;
  overscroll-behavior: contain;
  scroll-margin-block: ${SPACE.l};
  @media (min-width: 768px) {
    max-height: 20rem;
  }
`;

const Option = styled.li<{ $active: boolean }>`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: ${TARGET_SIZE};
  padding: ${SPACE.xs} ${SPACE.m};
  cursor: pointer;
  scroll-margin-block: ${SPACE.xs};
  &:hover {
    background: ${colour("rule")};
  }
  &[aria-selected="true"] {
    font-weight: 700;
  }
  ${({ $active }) =>
    $active &&
    `&, &:hover { background: ${colour("link")}; color: ${colour("onLink")}; outline: 2px solid transparent; }`}
`;

const None = styled.p`
  margin: ${SPACE.s} 0 0;
`;

const Said = styled.p`
  ${visuallyHidden}
`;
