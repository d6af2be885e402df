/** The texts about private links to a partner's figures. */
export const LINK_TEXTS = {
  button: "Private link",
  buttonFor: (partner: string) => `Private link for ${partner}`,
  another: "Private link for another partner",
  title: "A private link",
  partner: "Partner",
  partnerHint: "As its code names it, or the host name of its site",
  what: "Whoever has the address sees the letters of the partner’s visitors, the campaign’s total beside them, and nothing of any other partner.",
  expires: "Last day it works (empty: no end)",
  make: "Make the link",
  address: "Address to send to the partner",
  copy: "Copy the address",
  copied: "Copied.",
  selected: "The browser blocked copying. The address is selected: press Ctrl C, or ⌘ C.",
  open: "Open it",
  revoke:
    "Nothing is stored, so one link cannot be taken back alone. A new PARTNER_LINKS_KEY revokes all links at the server’s next start; where it is not set, a new STATS_KEY does.",
  close: "Close",
} as const;
