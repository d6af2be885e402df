/** The year the site was built in (`vite.config.ts`); not there outside its builds. */
declare const __BUILT_IN__: number | undefined;

/** `PUBLIC_URL` at build time, else ''; not there outside the site's builds. */
declare const __PUBLIC_URL__: string | undefined;
