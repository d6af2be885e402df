/** styled-components' CSS compiler ships no types; only the build's replacement of it reads it. */
declare module "*/stylis/index.js";

/** The name of the element's module beside the loader; it holds a hash of what is in it. */
declare const __BIA_ELEMENT__: string;
