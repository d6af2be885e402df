import { Controls, Description, DocsContext, Primary, Title } from "@storybook/addon-docs/blocks";
import { useContext } from "react";
import styled from "styled-components";
import { COLOURS } from "../../widget/theme/tokens.ts";

/**
 * The Notes of a component: what it is for, one look at it, and all its states
 * by name. The states themselves are stories of their own: drawn here together
 * they would open their dialogs and take the focus over each other.
 */
export function NotesPage() {
  const context = useContext(DocsContext);
  const stories = context.componentStories();
  const [first] = stories;
  if (first === undefined) return null;
  const { docs } = first.parameters;
  const { globals } = context.getStoryContext(first);
  return (
    <>
      <Title />
      <Description />
      {docs?.story?.inline === false ? (
        <Frame
          key={JSON.stringify(globals)}
          title={first.name}
          src={`iframe.html?viewMode=story&id=${first.id}&globals=${asked(globals)}`}
          style={{ blockSize: docs.story.height }}
        />
      ) : (
        <>
          <Primary />
          <Controls />
        </>
      )}
      <h2>Every state</h2>
      <ul>
        {stories.map(({ id, name, parameters }) => (
          <li key={id}>
            <a href={`?path=/story/${id}`} target="_top">
              {name}
            </a>
            {parameters.docs?.description?.story ? ` ${parameters.docs.description.story}` : ""}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The toolbar's choices, as an address carries them. */
function asked(globals: Record<string, unknown>): string {
  return ["theme", "motion", "contrast"].map((name) => `${name}:${globals[name]}`).join(";");
}

const Frame = styled.iframe`
  inline-size: 100%;
  margin-block: 1.5rem;
  border: 2px solid ${COLOURS.ink.light};
`;
