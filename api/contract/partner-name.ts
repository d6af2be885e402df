/** The form of a partner's name. */
export const PARTNER_NAME = /^[a-z0-9-]{1,40}$/;

/** A partner as events name it: by its name, or by the host name of its site. */
export const COUNTED_PARTNER = /^[a-z0-9.-]{1,100}$/;
