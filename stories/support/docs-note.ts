/** Returns parameters with a component's note: its purpose and when to use it. Its Notes page shows it. */
export function docsNote(component: string) {
  return { docs: { description: { component } } };
}
