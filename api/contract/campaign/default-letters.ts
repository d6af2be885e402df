// The element fetches these texts with the results, so the first file holds none of them. A server with Irish
// texts sends those too.

/** The bundled letter names no month and no Budget, so that the letter stays true. */
export const DEFAULT_LETTER = {
  subject: "RE: Retain, Extend, Expand Basic Income For The Arts",
  salutationToOne: "Dear Deputy {name},",
  body: `Dear Representative,

I am your constituent, with one request: please speak and vote to retain, extend and expand the Basic Income for the Arts as a permanent scheme.

The pilot showed what a steady, modest income does. Artists who received it:

- made 3.6 more new works in six months
- spent 8 more hours a week on their practice
- spent 2.7 fewer hours on non-arts work
- went from three times to twice the general population's risk of deprivation

Retain the scheme, so that artists know it will stay. Extend it beyond one round, because nobody can plan a working life from round to round. Expand it, so that it reaches the artists who were not drawn.

Will you speak and vote for a scheme that lasts and reaches more artists, and say so in public? I would be grateful for a reply saying where you stand.

Kind regards,
`,
};

/** An artist's, a reader's or listener's, and a venue's or parent's; the supporter finishes one. */
export const ENGLISH_BEGINNINGS = `I am an artist. A steady income would let me
I read, I listen, I go to shows. What has stayed with me is
I see what artists give our venue and our children:`;

/** The words for a call, a sentence a line; the last line is for a machine. */
export const ENGLISH_CALL = `Hello, my name is … and I am a constituent, from …
I am calling about the Basic Income for the Arts. I would like the TD to speak and vote to retain, extend and expand it: a permanent scheme that lasts beyond one round and reaches more artists.
Could you tell me where the TD stands on that, and whether they will say so in public?
Thank you. I would be glad of an answer by email or a call back.
If a machine answers: say your name, your town and your number, and ‘Please speak and vote for a Basic Income for the Arts that lasts and reaches more artists’.`;

/** Days from the first letter to the reminder of the second one. */
export const FOLLOW_UP_DAYS = 21;

/** The letter to TDs who have not answered; `{date}` is the day of the first letter. */
export const ENGLISH_FOLLOW_UP = `Dear Representative,

I wrote to you on {date} about the Basic Income for the Arts, and I have not seen a reply yet.

I asked you to speak and vote for a permanent scheme that lasts beyond one round and reaches more artists.

Could you tell me where you stand? A short answer is enough.

Kind regards,
`;
