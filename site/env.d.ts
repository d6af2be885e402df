/** The year the site was built in (`vite.config.ts`). */
declare const __BUILT_IN__: number;
