/** The year the site was built in (`vite.config.ts`); not there outside its builds. */
declare const __BUILT_IN__: number | undefined;

/** `PUBLIC_URL` at build time, else ''; not there outside the site's builds. */
declare const __PUBLIC_URL__: string | undefined;

/** Whether the story's film is in `public/` at build time (`vite.config.ts`); not there outside the site's builds. */
declare const __REEL__: boolean | undefined;
