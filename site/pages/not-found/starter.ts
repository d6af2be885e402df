/** Says what is wrong with an address in which a mail program or Word has put a curly quote. */
const note = document.querySelector<HTMLElement>("[data-curly-quote]");
if (note && /%E2%80%[89][0-9A-F]|%22/i.test(location.href)) note.hidden = false;
