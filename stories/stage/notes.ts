/**
 * A component's note on its Notes page: what it is for and when to use what.
 *
 * @param height the stories there stand in frames of this height, as pages do; else among the text
 */
export function note(component: string, height?: string) {
  return {
    docs: {
      description: { component },
      ...(height === undefined ? {} : { story: { inline: false, height } }),
    },
  };
}
