/** The characters of a user agent that are read; no browser's own one is longer. */
const READ_LENGTH = 1000;

/** The marks of apps' own browsers. DuckDuckGo and Opera Mini are browsers, though made of a web view. */
const APP =
  /^(?!.*(DuckDuckGo|OPR)\/).*(; wv\)|\bFB\w+\/|Instagram|Barcelona|Bytedance|Snapchat|LinkedInApp|\bLine\/|MicroMessenger|\bGSA\/)/i;

/** An iPhone's web view. The user agents of its browsers have 'Safari/'. */
const IOS_VIEW = /\((iPhone|iPad|iPod)(?!.*Safari\/)/;

/** Whether a page is in an app's own browser; a site on an iPhone's home screen is none. */
export function isInApp(browser: { userAgent: string; standalone?: boolean }): boolean {
  const userAgent = browser.userAgent.slice(0, READ_LENGTH);
  if (!/Android|iPhone|iPad|iPod/.test(userAgent) || browser.standalone) return false;
  // On iPhones Telegram is known only by an object in the window.
  return APP.test(userAgent) || IOS_VIEW.test(userAgent) || "TelegramWebviewProxy" in globalThis;
}
