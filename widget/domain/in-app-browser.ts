/** No browser's own user agent is longer; more of it is not read. */
const READ_LENGTH = 1000;

/** What apps' own browsers say of themselves. DuckDuckGo and Opera Mini are browsers, though made of a web view. */
const APP =
  /^(?!.*(DuckDuckGo|OPR)\/).*(; wv\)|\bFB\w+\/|Instagram|Barcelona|Bytedance|Snapchat|LinkedInApp|\bLine\/|MicroMessenger|\bGSA\/)/i;

/** What an iPhone's web view says. Safari and the other browsers there end in 'Safari/'. */
const IOS_VIEW = /\((iPhone|iPad|iPod)(?!.*Safari\/)/;

/**
 * Returns whether a page is in an app's own browser on a phone, where mail is not signed in and no
 * windows open. An iPhone's site on the home screen (`standalone`) is a view too, but none of them.
 */
export function isInApp(browser: { userAgent: string; standalone?: boolean }): boolean {
  const userAgent = browser.userAgent.slice(0, READ_LENGTH);
  if (!/Android|iPhone|iPad|iPod/.test(userAgent) || browser.standalone) return false;
  // On iPhones Telegram says nothing of itself, but leaves an object in the window.
  return APP.test(userAgent) || IOS_VIEW.test(userAgent) || "TelegramWebviewProxy" in globalThis;
}
