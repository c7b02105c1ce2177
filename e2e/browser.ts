import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { LaunchOptions } from '@playwright/test';

/** The settings in which a screen is viewed. Widths are those of a desk and of a phone, in CSS pixels. */
export interface View {
  readonly language: 'ja' | 'en';
  readonly scheme: 'light' | 'dark';
  readonly widthPx: number;
}

export const DESK_PX = 1440;
export const PHONE_PX = 390;
export const JAPANESE_DESK: View = { language: 'ja', scheme: 'light', widthPx: DESK_PX };

/** Path of the Chromium on the PATH. Throws, naming the package, when there is none: a journey is never skipped. */
function chromiumPath(path: string): string {
  const names = ['chromium', 'chromium-browser', 'google-chrome'];
  const files = path
    .split(delimiter)
    .flatMap((folder) => (folder === '' ? [] : names.map((name) => join(folder, name))));
  const found = files.find((file) => existsSync(file));
  if (found === undefined) throw new Error('No Chromium on the PATH: install the package "chromium"');
  return found;
}

/**
 * Features that are off. The last two draw the suggestions below an address bar that no journey has, in two pages of their own
 * behind each window, which takes longer than to open the window; the others are those that Playwright puts off, as this list
 * stands in the place of its own.
 */
const FEATURES_OFF = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

/**
 * Starts the machine's own Chromium without its background traffic. `--no-sandbox`: it also runs as root. Without a locale
 * in UTF-8, as a bare shell has none, it names no file in Japanese.
 */
export function launchOptions(): LaunchOptions {
  return {
    executablePath: chromiumPath(process.env['PATH'] ?? ''),
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-quic',
      '--disable-gpu',
      '--no-first-run',
      `--disable-features=${FEATURES_OFF.join(',')}`,
    ],
  };
}

/** Context options of a view. A phone is a touch screen with a phone's density. */
export function contextOptions(view: View) {
  const isPhone = view.widthPx <= 600;
  return {
    locale: view.language === 'ja' ? 'ja-JP' : 'en-US',
    timezoneId: 'Asia/Tokyo',
    colorScheme: view.scheme,
    viewport: { width: view.widthPx, height: isPhone ? 844 : 900 },
    hasTouch: isPhone,
    deviceScaleFactor: isPhone ? 2 : 1,
  };
}
