/**
 * Returns parameters with a component's note: its purpose and when to use it.
 * The Notes page shows it.
 *
 * @param height the height of the iframe that shows the story there; without it, the story is inline
 */
export function docsNote(component: string, height?: string) {
  return {
    docs: {
      description: { component },
      ...(height === undefined ? {} : { story: { inline: false, height } }),
    },
  };
}
