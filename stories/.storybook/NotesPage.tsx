import { Description, DocsContext, Title } from "@storybook/addon-docs/blocks";
import { useContext } from "react";

/**
 * The Notes page of a component: its purpose, and links to its stories. They are not shown
 * together, because their dialogs would open over each other and take each other's focus.
 */
export function NotesPage() {
  const stories = useContext(DocsContext).componentStories();
  return (
    <>
      <Title />
      <Description />
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
