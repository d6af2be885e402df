const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 26_4_1 like Mac OS X) AppleWebKit/605.1.15";
const IOS_VIEW = `${IPHONE} (KHTML, like Gecko) Mobile/23E254`;
const ANDROID = "Mozilla/5.0 (Linux; Android 16; Pixel 9 Build/BP2A.250605.031";
const ANDROID_VIEW = `${ANDROID}; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/152.0.7444.102 Mobile Safari/537.36`;

/** User agents of apps' own browsers, with the app's name as visitors read it; null for an unknown one. */
export const APP_BROWSERS = {
  "Instagram on iOS": [
    "Instagram",
    `${IOS_VIEW} Instagram 424.1.0.31.54 (iPhone18,4; iOS 26_4_1; en_GB; en-GB; scale=3.00; 1260x2736; IABMV/1; 933996394) NW/3 Safari/604.1`,
  ],
  "Instagram on Android": [
    "Instagram",
    `${ANDROID_VIEW} Instagram 355.0.0.37.103 Android (30/11; 320dpi; 720x1411; Xiaomi; Mi A3; laurel_sprout; qcom; pt_BR; 657300861)`,
  ],
  "Facebook on iOS": [
    "Facebook",
    `${IOS_VIEW} [FBAN/FBIOS;FBAV/530.0.0.41.74;FBBV/700000000;FBDV/iPhone18,4;FBMD/iPhone;FBSN/iOS;FBSV/26.4;FBSS/3;FBLC/en_GB;FBOP/5;IABMV/1]`,
  ],
  "Facebook on Android": ["Facebook", `${ANDROID_VIEW} [FB_IAB/FB4A;FBAV/530.0.0.47.109;IABMV/1;]`],
  "Messenger on iOS": ["Messenger", `${IOS_VIEW} [FBAN/MessengerForiOS;FBAV/520.0.0.38.108;]`],
  "Messenger on Android": ["Messenger", `${ANDROID_VIEW} [FB_IAB/Orca-Android;FBAV/520.0.0.5;]`],
  "TikTok on iOS": ["TikTok", `${IOS_VIEW} musical_ly_42.1.0 JsSdk/2.0 BytedanceWebview/d8a21c6`],
  "TikTok on Android": ["TikTok", `${ANDROID_VIEW} trill_420103 BytedanceWebview/d8a21c6`],
  "LinkedIn on iOS": ["LinkedIn", `${IOS_VIEW} [LinkedInApp]/9.31.1234`],
  "an unknown app on iOS": [null, IOS_VIEW],
  "an unknown app on Android": [null, ANDROID_VIEW],
} as const satisfies Record<string, readonly [name: string | null, userAgent: string]>;

export type AppBrowser = keyof typeof APP_BROWSERS;

/** User agents of browsers, where nothing of an app is shown. */
export const BROWSERS = {
  "Safari, and its view in another app": `${IPHONE} (KHTML, like Gecko) Version/26.4 Mobile/15E148 Safari/604.1`,
  "Chrome, and its tab in another app": `${ANDROID.replace(/ Build.*/, "")}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/152.0.0.0 Mobile Safari/537.36`,
  Firefox: "Mozilla/5.0 (Android 16; Mobile; rv:155.0) Gecko/155.0 Firefox/155.0",
  "Opera Mini, which is a web view": `${ANDROID_VIEW} OPR/69.0.2254.65182`,
  "DuckDuckGo, which is a web view": `${ANDROID_VIEW} DuckDuckGo/5`,
  "Chrome on a computer":
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/152.0.0.0 Safari/537.36",
} as const;
