/** The form of a partner's name. */
export const PARTNER_NAME = /^[a-z0-9-]{1,40}$/;
