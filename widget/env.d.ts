/** styled-components' CSS compiler has no types. Only the build imports it. */
declare module "*/stylis/index.js";

/** File name of the element's module, including its content hash. The build sets it. */
declare const __BIA_ELEMENT__: string;
