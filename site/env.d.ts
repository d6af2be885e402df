/** Whether the page's HTML holds the facts and the pictures that it shows: true in the scripts of a build. */
declare const __IS_PAGE_BUILT__: boolean | undefined;

/** The path of the element's built module, `/embed/v1/bia-contact-td.full-….js`; set in builds only. */
declare const __ELEMENT_URL__: string | undefined;
