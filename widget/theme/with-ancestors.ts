/** Returns an element and its ancestors as they are shown: with the slots and hosts of shadow roots. */
export function withAncestors(element: Element): Element[] {
  const elements: Element[] = [];
  for (let each: Element | null = element; each !== null; ) {
    elements.push(each);
    each =
      each.assignedSlot ??
      each.parentElement ??
      (each.getRootNode() as Partial<ShadowRoot>).host ??
      null;
  }
  return elements;
}
