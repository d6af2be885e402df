import { Controls, Description, DocsContext, Primary, Title } from "@storybook/addon-docs/blocks";
import { useContext } from "react";
import styled from "styled-components";
import { COLOURS } from "../../widget/theme/all-colours.ts";

/**
 * The Notes page of a component: its purpose, its first story, and links to all
 * its stories. The stories are not shown together, because their dialogs would
 * open over each other and take each other's focus.
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
        <StoryFrame
          key={JSON.stringify(globals)}
          title={first.name}
          src={`iframe.html?viewMode=story&id=${first.id}&globals=${toQuery(globals)}`}
          style={{ blockSize: docs.story.height }}
        />
      ) : (
        <>
          <Primary />
          <Controls />
        </>
      )}
      <h2>All states</h2>
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

/** Formats the toolbar's choices for the `globals` query parameter. */
function toQuery(globals: Record<string, unknown>): string {
  return ["theme", "motion", "contrast"].map((name) => `${name}:${globals[name]}`).join(";");
}

const StoryFrame = styled.iframe`
  inline-size: 100%;
  margin-block: 1.5rem;
  border: 2px solid ${COLOURS.ink.light};
`;
