/** Whether the page carries the facts of its campaign: true in the scripts of a build. */
declare const __FACTS_IN_PAGE__: boolean | undefined;

/** Whether the page's HTML holds the story's pictures: true in the scripts of a build. */
declare const __PICTURES_IN_PAGE__: boolean | undefined;

/** The path of the element's built module, `/embed/v1/bia-contact-td.full-….js`; set in builds only. */
declare const __ELEMENT_URL__: string | undefined;
