/** The English texts of the 404 page. */
export const en = {
  oops: "Oops!",
  title: "Page not found",
  text: "There is no page at this address. The campaign is on the home page.",
  home: "Return to Home",
};

/** The texts that every language defines. */
export type NotFoundWording = typeof en;
