import { english, type Text } from "#platform/shared/texts/text.ts";

/** First match wins: most browsers also claim to be the ones they descend from. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\/|\bEdgiOS\//u, "Edge"],
  [/\bOPR\/|\bOPT\//u, "Opera"],
  [/\bSamsungBrowser\//u, "Samsung Internet"],
  [/\bDuckDuckGo\//u, "DuckDuckGo"],
  [/\bFirefox\/|\bFxiOS\//u, "Firefox"],
  [/\b(?:Headless)?Chrome\/|\bCriOS\/|\bChromium\//u, "Chrome"],
  [/\bSafari\//u, "Safari"],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/u, "iPhone"],
  [/\biPad\b/u, "iPad"],
  [/\bAndroid\b.*\bMobile\b/u, english("Android phone")],
  [/\bAndroid\b/u, english("Android tablet")],
  [/\bCrOS\b/u, "Chromebook"],
  [/\bWindows\b/u, "Windows"],
  [/\bMacintosh\b/u, "Mac"],
  [/\bLinux\b/u, "Linux"],
];

export const UNKNOWN_DEVICE = english("Unknown device");

/** What a `User-Agent` says, in words people know: `Safari on iPhone`. Nothing finer is kept. */
export function deviceName(userAgent: string): string {
  const browser = nameIn(BROWSERS, userAgent);
  const system = nameIn(SYSTEMS, userAgent);
  if (browser !== undefined && system !== undefined) return `${browser} on ${system}`;
  return browser ?? system ?? UNKNOWN_DEVICE;
}

/** The same name in the reader's language; it is kept in English. */
export function deviceText(t: Text, device: string): string {
  const [browser = "", system] = device.split(" on ");
  return system === undefined ? t(browser) : t("{browser} on {system}", { browser, system: t(system) });
}

function nameIn(names: readonly (readonly [RegExp, string])[], userAgent: string): string | undefined {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1];
}
