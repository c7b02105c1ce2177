// Each screen of the portal on a slowed processor, and the longest list while it scrolls.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { monthOf } from '../../contract/src/values/month-of.ts';
import { launchBrowser, settle } from '../../e2e/pictures.ts';
import { WALK, type Walked } from '../../e2e/walk.ts';
import type { Order } from '../arguments.ts';
import { layGround } from '../ground.ts';
import { median, percentile } from '../measure/figures.ts';
import { freePort } from '../process/free-port.ts';
import { startSample } from '../process/served.ts';
import { atMost } from '../report/aims.ts';
import { table } from '../report/table.ts';
import { ADMIN, type LineCount, monthsOf, tokenOf } from '../seed/size.ts';
import { scrollFrames } from '../web/screen-marks.ts';
import { type ScreenFigures, slowPage, visitScreen } from '../web/screen-visit.ts';
import { signIn } from '../web/sign-in.ts';
import type { Section } from './section.ts';

const FOLDER = join(import.meta.dirname, '..', '..', '.cache', 'bench-sample');
/** No more than this of each screen; a smoke visits it once. */
const MOST_VISITS = 3;
const SLOWED = 4;
/** Ten seconds at 60 frames a second, ten rows a frame. */
const SCROLL = { frames: 600, pxAFrame: 400 } as const;

/** Several visits, each with an empty cache: the middle of each figure. */
async function visitOften(browser: Browser, address: string, screen: Walked, visits: number): Promise<ScreenFigures> {
  const cookie = screen.who === 'guest' ? null : await signIn(address, screen.who);
  const all: ScreenFigures[] = [];
  for (let time = 0; time < visits; time += 1)
    all.push(await visitScreen(browser, { address, cookie, slowDown: SLOWED }, screen));
  const middle = (figure: (one: ScreenFigures) => number) => median(all.map(figure));
  return {
    paintMs: middle(({ paintMs }) => paintMs),
    blockingMs: middle(({ blockingMs }) => blockingMs),
    longestMs: middle(({ longestMs }) => longestMs),
    scriptKb: middle(({ scriptKb }) => scriptKb),
    changeMs: all.some(({ changeMs }) => changeMs === null) ? null : middle(({ changeMs }) => changeMs ?? 0),
  };
}

async function visitAll(browser: Browser, visits: number): Promise<(ScreenFigures & { readonly screen: Walked })[]> {
  // A newcomer's: one that an earlier release made is another organisation.
  rmSync(FOLDER, { recursive: true, force: true });
  const portal = await startSample(await freePort(), FOLDER);
  try {
    const found: (ScreenFigures & { readonly screen: Walked })[] = [];
    for (const screen of WALK)
      found.push({ screen, ...(await visitOften(browser, `http://localhost:${portal.port}`, screen, visits)) });
    return found;
  } finally {
    await portal.stop();
  }
}

/** How long the frames take, sorted, while the review list of the largest organisation scrolls. */
async function scrollReview(browser: Browser, lines: LineCount): Promise<Float64Array> {
  await using stack = new AsyncDisposableStack();
  const ground = await layGround(stack);
  const portal = await (await ground.open(lines)).startPortal();
  const address = `http://localhost:${portal.port}`;
  const page = await slowPage(browser, { address, cookie: `madoguchi=${tokenOf(ADMIN)}`, slowDown: SLOWED });
  try {
    await page.goto(`/apps/travelExpensesAdminView/${monthsOf(monthOf(ground.today)).review}`);
    await page.locator('tbody tr.row a').first().waitFor();
    await settle(page);
    return Float64Array.from(await scrollFrames(page, SCROLL)).sort();
  } finally {
    await page.context().close();
  }
}

const ms = (value: number | null) => (value === null ? '–' : value.toFixed(0));

/** `lines` decides how many people the scrolled list has, `rounds` how often each screen is opened. */
export async function measureScreens({ lines, rounds }: Pick<Order, 'lines' | 'rounds'>): Promise<Section> {
  const visits = Math.min(MOST_VISITS, rounds);
  const browser = await launchBrowser();
  try {
    const screens = await visitAll(browser, visits);
    const frames = await scrollReview(browser, lines);
    const most = (figure: (one: ScreenFigures) => number) => Math.max(...screens.map(figure));
    const rows = screens.map(({ screen, paintMs, blockingMs, longestMs, scriptKb, changeMs }) => [
      `${screen.id}, ${screen.who}`,
      ms(paintMs),
      ms(blockingMs),
      ms(longestMs),
      scriptKb.toFixed(0),
      ms(changeMs),
    ]);
    const scrolled = [percentile(frames, 0.5), percentile(frames, 0.95), percentile(frames, 1)];
    return {
      text: [
        table(
          [
            `CPU ${SLOWED} × slower, ${visits} visits`,
            'LCP ms',
            'blocking',
            'longest task',
            'script kB',
            'route change',
          ],
          rows,
        ),
        `\nReview list scrolled over ${SCROLL.frames} frames, ms a frame, p50 · p95 · most: ${scrolled.map(ms).join(' · ')}`,
      ].join('\n'),
      aims: [
        atMost('largest paint of the slowest screen', most(({ paintMs }) => paintMs) / 1000, 1.2, 's'),
        atMost(
          'slowest route change',
          most(({ changeMs }) => changeMs ?? 0),
          150,
          'ms',
          0,
        ),
        atMost(
          'longest task of a screen',
          most(({ longestMs }) => longestMs),
          100,
          'ms',
          0,
        ),
        atMost('p95 of a frame while the review list scrolls', percentile(frames, 0.95), 32, 'ms', 1),
      ],
    };
  } finally {
    await browser.close();
  }
}
