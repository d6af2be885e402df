/** Words in Irish texts that the dictionary does not have, by the reason why they are right. */
export const KNOWN_WORDS: Readonly<Record<string, readonly string[]>> = {
  "names of organisations, products and licences": [
    ...["Example", "Arts", "Alliance", "BY", "Squarespace", "Wix", "Meta", "GeoNames"],
    ...[
      "Natural",
      "Earth",
      "Mail",
      "Premium",
      "Trusted",
      "Types",
      "d'Éirchód",
      "Éirchód",
      "Calendar",
      ...["Sites", "Webflow", "Word", "Elementor", "Mailchimp"],
    ],
  ],
  "the names that WordPress, Squarespace and Wix show": ["Custom", "Code", "Embed", "element"],
  "keys, units, formats and code": ["Ctrl", "Enter", "kB", "z", "f", "iframe", "PNG", "IPv"],
  "names of files, addresses and partners, which have no fadas": [
    "tds",
    "mayo",
    "mo-dhanlann",
    "la-gan-na-healaiona",
  ],
  "newer than the dictionary; the Data Protection Commission": [
    ...["Príobháideachas", "príobháideachais", "RGCS"],
  ],
  "newer than the dictionary; téarma.ie and focloir.ie": ["suíomhanna", "scrambláilte"],
  "regular compounds and emphatic forms": ["fíorshonraí", "ghnáthlitir"],
};
