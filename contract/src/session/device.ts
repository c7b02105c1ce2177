// From what people signed in, told by what their browser calls itself: by name, not by version.
import * as z from 'zod';

/** The first that is found counts: every browser also calls itself by the names of those before it. */
const BROWSERS = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const;

const SYSTEMS = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac(?:intosh| OS X)\b/],
  ['Linux', /\bLinux\b/],
] as const;

const namesOf = <const Rows extends readonly (readonly [string, RegExp])[]>(rows: Rows) =>
  rows.map(([name]) => name) as { [Nth in keyof Rows]: Rows[Nth][0] };

/** `null` where it says nothing known: a program that calls the API, for one. */
export const Device = z.object({
  browser: z.enum(namesOf(BROWSERS)).nullable(),
  system: z.enum(namesOf(SYSTEMS)).nullable(),
});
export type Device = z.infer<typeof Device>;

/** The device behind a `User-Agent`. It is what the other side claims: good for recognising one's own, no proof. */
export function deviceOf(userAgent: string): Device {
  return {
    browser: BROWSERS.find(([, sign]) => sign.test(userAgent))?.[0] ?? null,
    system: SYSTEMS.find(([, sign]) => sign.test(userAgent))?.[0] ?? null,
  };
}
