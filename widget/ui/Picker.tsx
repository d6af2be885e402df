import { useEffect, useId, useRef, useState } from "react";
import styled from "styled-components";
import type { Constituency } from "../../api/contract/constituencies.ts";
import { searchConstituencies } from "../domain/constituency-search.ts";
import { Icon } from "../kit/Icon.tsx";
import { visuallyHidden } from "../kit/visually-hidden.ts";
import { useActions, useContact, useWording } from "../state/contact-context.ts";
import { colour, SPACE, TARGET_SIZE } from "../theme/tokens.ts";
import { CLOSED_PICKER, handleKey, type PickerState } from "./picker-keys.ts";

/** The choice of a constituency: an editable combobox that filters its list. */
export function Picker() {
  const words = useWording().find;
  const { choose, clear } = useActions();
  const chosen = useContact(({ lookup }) =>
    lookup.status === "idle" ? null : lookup.constituency,
  );
  const [state, setState] = useState<PickerState>(CLOSED_PICKER);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  const { typed, isOpen, activeIndex } = state;
  const matches = searchConstituencies(typed ?? "");
  const isListShown = isOpen && matches.length > 0;
  const optionId = (index: number) => `${id}-${index}`;

  function pickConstituency(name: Constituency | undefined, isTouch = false): void {
    if (name === undefined) return;
    setState(CLOSED_PICKER);
    // Closes the on-screen keyboard, which covers the TDs.
    if (isTouch) field.current?.blur();
    if (name !== chosen) choose(name);
  }

  function openList(): void {
    if (isOpen) return;
    const chosenIndex = typed === null && chosen !== null ? matches.indexOf(chosen) : -1;
    setState({ typed, isOpen: true, activeIndex: chosenIndex });
  }

  useEffect(() => {
    if (isOpen) list.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen]);
  useEffect(() => {
    if (isOpen) list.current?.children[activeIndex]?.scrollIntoView({ block: "nearest" });
  }, [isOpen, activeIndex]);

  return (
    <div part="picker">
      <PickerTitle>
        <label htmlFor={id}>{words.title}</label>
      </PickerTitle>
      <FieldBox>
        <ComboboxField
          ref={field}
          id={id}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isListShown}
          aria-controls={isListShown ? `${id}-list` : undefined}
          aria-activedescendant={
            isListShown && activeIndex >= 0 ? optionId(activeIndex) : undefined
          }
          placeholder={words.placeholder}
          value={typed ?? chosen ?? ""}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="words"
          spellCheck={false}
          enterKeyHint="done"
          onChange={(event) =>
            setState({ typed: event.target.value, isOpen: true, activeIndex: -1 })
          }
          onClick={openList}
          onFocus={(event) => event.target.select()}
          onBlur={() => setState(CLOSED_PICKER)}
          onKeyDown={(event) => {
            const outcome = handleKey(state, event, matches.length);
            if (outcome === null) return;
            event.preventDefault();
            if ("choose" in outcome) pickConstituency(matches[outcome.choose]);
            else setState(outcome.state);
          }}
        />
        {chosen !== null || typed ? (
          <FieldButton
            type="button"
            aria-label={words.clear}
            onClick={() => {
              clear();
              setState(CLOSED_PICKER);
              field.current?.focus();
            }}
          >
            <Icon name="x" />
          </FieldButton>
        ) : null}
        <FieldButton
          type="button"
          tabIndex={-1}
          aria-label={words.showAll}
          aria-expanded={isListShown}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            field.current?.focus();
            if (isOpen) setState(CLOSED_PICKER);
            else openList();
          }}
        >
          <Icon name="chevron" />
        </FieldButton>
        {isListShown ? (
          <OptionList
            ref={list}
            id={`${id}-list`}
            role="listbox"
            aria-label={words.title}
            // Keeps the focus in the field, because the list closes when the field loses it.
            onMouseDown={(event) => event.preventDefault()}
          >
            {matches.map((name, index) => (
              <ConstituencyOption
                key={name}
                id={optionId(index)}
                role="option"
                aria-selected={name === chosen}
                $isActive={index === activeIndex}
                onClick={(event) =>
                  pickConstituency(
                    name,
                    (event.nativeEvent as PointerEvent).pointerType === "touch",
                  )
                }
              >
                {name}
                {name === chosen ? <Icon name="check" /> : null}
              </ConstituencyOption>
            ))}
          </OptionList>
        ) : null}
      </FieldBox>
      {isOpen && matches.length === 0 ? (
        <NoMatchText>{words.noMatch(typed ?? "")}</NoMatchText>
      ) : null}
      <MatchCount role="status">
        {isOpen && typed ? words.matchCount(matches.length) : ""}
      </MatchCount>
    </div>
  );
}

const PickerTitle = styled.h2`
  margin: 0 0 ${SPACE.s};
  font-family: var(--bia-font-display, inherit);
  font-size: 1.75em;
  font-weight: 800;
  line-height: 1.1;
`;

const FieldBox = styled.div`
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

const ComboboxField = styled.input`
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

const FieldButton = styled.button`
  display: grid;
  place-items: center;
  width: ${TARGET_SIZE};
  border-radius: inherit;
  cursor: pointer;
`;

const OptionList = styled.ul`
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

const ConstituencyOption = styled.li<{ $isActive: boolean }>`
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
  ${({ $isActive }) =>
    $isActive &&
    `&, &:hover { background: ${colour("link")}; color: ${colour("onLink")}; outline: 2px solid transparent; }`}
`;

const NoMatchText = styled.p`
  margin: ${SPACE.s} 0 0;
`;

const MatchCount = styled.p`
  ${visuallyHidden}
`;
