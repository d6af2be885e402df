/** The file name of the element's hashed module, which the loader imports from its own folder. */
declare const __BIA_ELEMENT__: string;
