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
import { createFakeEffects, type FakeEffects } from "./fake-effects.ts";
import { DEFAULT_SCENARIO, type Scenario } from "./scenario.ts";

/** The theme chosen in the toolbar, for components that take it as a prop and not from a media query. */
export const ToolbarTheme = createContext<Theme>("light");

type Harness = { store: ContactStore; fakes: FakeEffects };

const HARNESSES = new WeakMap<Element, Harness>();

/**
 * Renders a component of the element as the product does: in a shadow root,
 * with the toolbar's theme and a store of its own. The store's effects are fakes.
 *
 * @param props.scenario the parts of the scenario that differ from `DEFAULT_SCENARIO`
 * @param props.state the parts of the store's initial state that differ from the empty state
 * @param props.isPadded whether to add the padding and background that the whole element has itself
 */
export function WidgetHarness(props: {
  children: ReactNode;
  scenario?: Partial<Scenario>;
  state?: Partial<ContactState>;
  isPadded?: boolean;
}) {
  // A changed control changes the key, which mounts a new instance with a new store.
  const key = JSON.stringify([props.scenario, props.state]);
  return <HarnessInstance key={key} {...props} />;
}

function HarnessInstance({
  children,
  scenario,
  state,
  isPadded = true,
}: Parameters<typeof WidgetHarness>[0]) {
  const theme = useContext(ToolbarTheme);
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  const [harness] = useState(() => createHarness({ ...DEFAULT_SCENARIO, ...scenario }, state));
  const { store } = harness;
  useEffect(() => store.actions.configure({ theme }), [store, theme]);
  useEffect(() => () => store.actions.cancelPending(), [store]);
  return (
    <HarnessHost
      data-harness=""
      ref={(host) => {
        if (host === null) return;
        HARNESSES.set(host, harness);
        setRoot(host.shadowRoot ?? host.attachShadow({ mode: "open" }));
      }}
    >
      {root === null
        ? null
        : createPortal(
            <ContactContext value={store}>
              <ThemeRoot
                root={root}
                theme={theme}
                lang={state?.settings?.lang ?? "en"}
                colours={state?.campaign?.colours ?? {}}
              >
                {isPadded ? <PaddedFrame>{children}</PaddedFrame> : children}
              </ThemeRoot>
            </ContactContext>,
            root,
          )}
    </HarnessHost>
  );
}

function createHarness(scenario: Scenario, state: Partial<ContactState> = {}): Harness {
  const fakes = createFakeEffects(scenario, (name, detail) => action(name)(detail));
  const store = createContactStore(fakes.effects, {
    theme: "light",
    lang: "en",
    campaignUrl: "https://campaign.example/",
  });
  store.api.setState({ provider: scenario.provider, ...state });
  return { store, fakes };
}

/**
 * Returns what a play function needs: queries inside the shadow root (`screen`),
 * the root element, the store and the fakes.
 *
 * @throws Error if the canvas holds no `WidgetHarness`
 */
export function getHarness(canvas: HTMLElement) {
  const host = canvas.querySelector("[data-harness]");
  const harness = host && HARNESSES.get(host);
  const root = host?.shadowRoot?.firstElementChild;
  if (!harness || !(root instanceof HTMLElement)) {
    throw new Error("The canvas holds no WidgetHarness.");
  }
  return { ...harness, root, screen: within(root) };
}

const HarnessHost = styled.div`
  display: block;
  --bia-font: ${FAMILY.text};
  --bia-font-display: ${FAMILY.display};
  font-stretch: 75%;
`;

/* The element's parts use container queries, which need a container as in the product. */
const PaddedFrame = styled.div`
  container-type: inline-size;
  padding: 16px;
  background: var(--c-paper);
`;
