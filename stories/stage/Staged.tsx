import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { action } from "storybook/actions";
import { within } from "storybook/test";
import styled from "styled-components";
import { FAMILY } from "../../site/kit/type.ts";
import { ContactContext } from "../../widget/state/contact-context.ts";
import type { ContactState, Theme } from "../../widget/state/contact-state.ts";
import { type ContactStore, createContactStore } from "../../widget/state/contact-store.ts";
import { ThemeRoot } from "../../widget/theme/ThemeRoot.tsx";
import { type Scenario, USUAL } from "./scenario.ts";
import { createWorld, type World } from "./world.ts";

/** The theme chosen in the toolbar, for what takes it by a setting and not by a media rule. */
export const ToolbarTheme = createContext<Theme>("light");

type Backstage = { store: ContactStore; world: World };

const BACKSTAGE = new WeakMap<Element, Backstage>();

/**
 * Where a component of the element stands in the product: in a shadow root,
 * on its theme, with a store of its own, whose effects reach nothing.
 *
 * @param props.scenario the world around it, as far as it is not the usual one
 * @param props.state what its store begins with, as far as it is not empty
 * @param props.framed whether it needs the padded ground that the whole element brings itself
 */
export function Staged(props: {
  children: ReactNode;
  scenario?: Partial<Scenario>;
  state?: Partial<ContactState>;
  framed?: boolean;
}) {
  // A changed control is another beginning, and so another element.
  const key = JSON.stringify([props.scenario, props.state]);
  return <Fresh key={key} {...props} />;
}

function Fresh({ children, scenario, state, framed = true }: Parameters<typeof Staged>[0]) {
  const theme = useContext(ToolbarTheme);
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  const [backstage] = useState(() => begin({ ...USUAL, ...scenario }, state));
  const { store } = backstage;
  useEffect(() => store.actions.configure({ theme }), [store, theme]);
  useEffect(() => () => store.actions.halt(), [store]);
  return (
    <Host
      data-staged=""
      ref={(host) => {
        if (host === null) return;
        BACKSTAGE.set(host, backstage);
        setRoot(host.shadowRoot ?? host.attachShadow({ mode: "open" }));
      }}
    >
      {root === null
        ? null
        : createPortal(
            <ContactContext value={store}>
              <ThemeRoot root={root} theme={theme} lang="en">
                {framed ? <Frame>{children}</Frame> : children}
              </ThemeRoot>
            </ContactContext>,
            root,
          )}
    </Host>
  );
}

function begin(scenario: Scenario, state: Partial<ContactState> = {}): Backstage {
  const world = createWorld(scenario, (what, of) => action(what)(of));
  const store = createContactStore(world.effects, {
    theme: "light",
    lang: "en",
    campaignUrl: "https://campaign.example/",
  });
  store.api.setState({ provider: scenario.provider, ...state });
  return { store, world };
}

/** What a story's play looks at: the screen inside the shadow root, the store, and the world around. */
export function staged(canvas: HTMLElement) {
  const host = canvas.querySelector("[data-staged]");
  const backstage = host && BACKSTAGE.get(host);
  const root = host?.shadowRoot?.firstElementChild;
  if (!backstage || !(root instanceof HTMLElement)) throw new Error("Nothing is staged here.");
  return { ...backstage, root, screen: within(root) };
}

const Host = styled.div`
  display: block;
  --bia-font: ${FAMILY.text};
  --bia-font-display: ${FAMILY.display};
  font-stretch: 75%;
`;

/* The element's own frame is what its parts measure themselves by. */
const Frame = styled.div`
  container-type: inline-size;
  padding: 16px;
  background: var(--c-paper);
`;
