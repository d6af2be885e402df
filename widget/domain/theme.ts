/** The element's colour theme. `auto` follows the visitor's system. */
export type Theme = "light" | "dark" | "auto";
