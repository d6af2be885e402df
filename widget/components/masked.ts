/**
 * The marks of what a session replay of the host's page may not record, each as its tool documents it:
 * FullStory, rrweb, PostHog, Sentry, Mixpanel, Amplitude, New Relic and Lucky Orange as classes, then
 * Hotjar, Clarity, LogRocket, Datadog, Matomo, Smartlook, OpenReplay, Contentsquare and Heap.
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
