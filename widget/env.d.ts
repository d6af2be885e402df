/** The file name of the element's hashed module, which the loader imports from its own folder. */
declare const __BIA_ELEMENT__: string;
/** Defined in the embed files only, whose on-demand files are scripts beside the element's own. */
declare const __BIA_EMBED__: true;
