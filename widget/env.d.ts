/** styled-components' CSS compiler ships no types; only the build's replacement of it reads it. */
declare module "*/stylis/index.js";
