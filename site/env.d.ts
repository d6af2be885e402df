/** The year the site was built in (`vite.config.ts`); not there outside its builds. */
declare const __BUILT_IN__: number | undefined;
