import { type Browser, chromium, type Page } from '@playwright/test';
import { contextOptions, DESK_PX, launchOptions, PHONE_PX, type View } from './browser.ts';
import { type Person, signIn } from './people.ts';

/** Desk and phone, light and dark, Japanese and English: the eight ways in which a screen is looked at. */
export const VIEWS: readonly View[] = [DESK_PX, PHONE_PX].flatMap((widthPx) =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    (['ja', 'en'] as const).map((language) => ({ widthPx, scheme, language })),
  ),
);

const QUIET_MS = 700;

/** Runs in the page: resolves when nothing in it has changed for so long. */
export function untilQuiet(quietMs: number): Promise<void> {
  return new Promise((resolve) => {
    let timer = setTimeout(resolve, quietMs);
    new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(resolve, quietMs);
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
}

/** Starts a browser outside a test run; the caller closes it. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch(launchOptions());
}

/** Waits until the page stands still: loaded, its fonts there, no request under way, nothing announced as busy. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.waitForFunction(async () => {
    await document.fonts.ready;
    return document.querySelector('[aria-busy="true"], [role="progressbar"]:not([aria-valuenow])') === null;
  });
}

/** Takes one picture of a screen: `url` whole, `who` signed in first. Answers the errors the page logged meanwhile. */
export async function takePicture(
  browser: Browser,
  shot: { url: string; who: Person | 'guest'; view: View; file: string; wholePage: boolean },
): Promise<string[]> {
  const context = await browser.newContext({ ...contextOptions(shot.view), baseURL: new URL(shot.url).origin });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto(shot.url);
  if (shot.who !== 'guest') {
    await page.goto('/login');
    await page.locator('input[type=email]').waitFor();
    await signIn(page, shot.who);
    await page.goto(shot.url);
  }
  await page.locator('h1').first().waitFor();
  await settle(page);
  await page.evaluate(untilQuiet, QUIET_MS);
  await page.screenshot({ path: shot.file, fullPage: shot.wholePage, animations: 'disabled', caret: 'hide' });
  await context.close();
  return errors;
}
