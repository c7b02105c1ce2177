// One screen on a slowed processor: what it loads on a device that has nothing, and how long it takes to go there from another one.
import type { Browser, Page } from '@playwright/test';
import { contextOptions, JAPANESE_DESK } from '../../e2e/browser.ts';
import { settle } from '../../e2e/pictures.ts';
import { addressOf, openScreen, WALK, type Walked } from '../../e2e/walk.ts';
import { routeChange } from './screen-marks.ts';

export interface ScreenLoads {
  /** As the page has it, its parameters filled. */
  readonly path: string;
  readonly scriptKb: number;
  /** `null` for a screen that the menu does not lead to. */
  readonly changeMs: number | null;
}

export interface Slowed {
  readonly address: string;
  /** `name=value`; `null` for a guest. */
  readonly cookie: string | null;
  readonly slowDown: number;
}

/** A page of its own browser context with the session, slowed. The caller closes its context. */
export async function slowPage(browser: Browser, { address, cookie, slowDown }: Slowed): Promise<Page> {
  const context = await browser.newContext({ ...contextOptions(JAPANESE_DESK), baseURL: address });
  const [name = '', value = ''] = cookie?.split('=') ?? [];
  if (cookie !== null) await context.addCookies([{ name, value, url: address }]);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  return page;
}

/** Adds up the scripts that the page loads, as they travel. */
async function countScripts(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  const scripts = new Set<string>();
  let bytes = 0;
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes / 1000;
}

export async function visitScreen(browser: Browser, slowed: Slowed, screen: Walked): Promise<ScreenLoads> {
  const page = await slowPage(browser, slowed);
  try {
    const scripts = await countScripts(page);
    await openScreen(page, screen);
    return { path: await addressOf(page, screen), scriptKb: scripts(), changeMs: await changeTo(page, screen) };
  } finally {
    await page.context().close();
  }
}

function walked(id: Walked['id']): Walked {
  const found = WALK.find((screen) => screen.id === id);
  if (found === undefined) throw new Error(`The walk has no screen ${id}`);
  return found;
}

/** From the information page, or from the login page to it: by the menu, as people go. */
async function changeTo(page: Page, screen: Walked): Promise<number | null> {
  const from = walked(screen.id === 'information' ? 'errors.not-found' : 'information');
  const path = await addressOf(page, screen);
  await openScreen(page, from);
  await settle(page);
  // The menu is filled after the screen; this is in everybody's.
  await page
    .getByRole('navigation', { name: 'メニュー', exact: true })
    .getByRole('link', { name: 'インフォメーション' })
    .waitFor();
  if ((await page.locator(`nav a[href="${path}"]`).count()) === 0) return null;
  return routeChange(page, path);
}
