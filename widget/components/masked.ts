/**
 * The marks of content that no session replay of the host's page may record, by tool: as classes
 * FullStory, rrweb, PostHog, Sentry, Mixpanel, Amplitude, New Relic and Lucky Orange, then Hotjar,
 * Clarity, LogRocket, Datadog, Matomo, Smartlook, OpenReplay, Contentsquare and Heap.
 */
export const MASKED = {
  className: "fs-mask rr-mask ph-no-capture sentry-mask mp-mask amp-mask nr-mask lo-sensitive",
  "data-hj-suppress": "",
  "data-clarity-mask": "true",
  "data-private": "",
  "data-dd-privacy": "mask",
  "data-matomo-mask": "",
  "data-sl": "mask",
  "data-openreplay-obscured": "",
  "data-cs-mask": "",
  "data-heap-redact-text": "true",
} as const;
