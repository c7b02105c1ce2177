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
import { type Aim, atMost } from '../report/aims.ts';
import { say } from '../report/say.ts';
import { table } from '../report/table.ts';
import { ADMIN, type LineCount, monthsOf, tokenOf } from '../seed/size.ts';
import { type BareBrowser, launchBareBrowser } from '../web/bare-browser.ts';
import { paceOf } from '../web/pace.ts';
import { scrollFrames } from '../web/screen-marks.ts';
import { type ScreenTimes, type Visits, visitTimes } from '../web/screen-times.ts';
import { type ScreenLoads, slowPage, visitScreen } from '../web/screen-visit.ts';
import { signIn } from '../web/sign-in.ts';
import type { Section } from './section.ts';

const FOLDER = join(import.meta.dirname, '..', '..', '.cache', 'bench-sample');
/** No more than this of each screen; a smoke visits it once. */
const MOST_VISITS = 3;
const SLOWED = 4;
/** Ten seconds at 60 frames a second, ten rows a frame. */
const SCROLL = { frames: 600, pxAFrame: 400 } as const;

interface Measured extends ScreenLoads, Visits {
  readonly screen: Walked;
  /** The time that a fixed piece of work took meanwhile. */
  readonly paceMs: number;
}

const middleOf = (all: readonly ScreenTimes[]): ScreenTimes => ({
  paintMs: median(all.map(({ paintMs }) => paintMs)),
  blockingMs: median(all.map(({ blockingMs }) => blockingMs)),
  longestMs: median(all.map(({ longestMs }) => longestMs)),
});

interface Browsers {
  readonly driven: Browser;
  readonly bare: BareBrowser;
}

/** Several devices, each new to the portal at first: the middle of each figure. */
async function visitOften(browsers: Browsers, address: string, screen: Walked, visits: number): Promise<Measured> {
  const cookie = screen.who === 'guest' ? null : await signIn(address, screen.who);
  const slowed = { address, cookie, slowDown: SLOWED };
  const { path, scriptKb, changeMs } = await visitScreen(browsers.driven, slowed, screen);
  const changes = changeMs === null ? [] : [changeMs];
  const times: Visits[] = [];
  const paces: number[] = [];
  for (let time = 0; time < visits; time += 1) {
    paces.push(await paceOf(browsers.bare, SLOWED));
    times.push(await visitTimes(browsers.bare, { ...slowed, path }));
    if (changeMs !== null && time > 0)
      changes.push((await visitScreen(browsers.driven, slowed, screen)).changeMs ?? changeMs);
  }
  return {
    ...{ screen, path, scriptKb, changeMs: changeMs === null ? null : median(changes), paceMs: median(paces) },
    first: middleOf(times.map(({ first }) => first)),
    daily: middleOf(times.map(({ daily }) => daily)),
  };
}

async function visitAll(browsers: Browsers, visits: number): Promise<Measured[]> {
  // A newcomer's: one that an earlier release made is another organisation.
  rmSync(FOLDER, { recursive: true, force: true });
  const portal = await startSample(await freePort(), FOLDER);
  try {
    const found: Measured[] = [];
    for (const screen of WALK) {
      const one = await visitOften(browsers, `http://localhost:${portal.port}`, screen, visits);
      found.push(one);
      // As it comes: all of them take half an hour and more, and what was measured of a run that ends earlier is told.
      say(rowOf(one).join('  '));
    }
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

const HEADS = [
  ...['LCP ms', 'blocking', 'longest task', 'LCP daily', 'blocking', 'longest', 'script kB', 'route change'],
  'machine',
];

function rowOf({ screen, first, daily, scriptKb, changeMs, paceMs }: Measured): string[] {
  const times = ({ paintMs, blockingMs, longestMs }: ScreenTimes) => [paintMs, blockingMs, longestMs].map(ms);
  return [
    ...[`${screen.id}, ${screen.who}`, ...times(first), ...times(daily)],
    ...[scriptKb.toFixed(0), ms(changeMs), ms(paceMs)],
  ];
}

const tableOf = (screens: readonly Measured[], visits: number): string =>
  table([`CPU ${SLOWED} × slower, ${visits} visits`, ...HEADS], screens.map(rowOf));

/** Of a visit with files on the device, as everybody's but the first; and of the first. */
function aimsOf(screens: readonly Measured[], frames: Float64Array): Aim[] {
  const most = (figure: (one: Measured) => number) => Math.max(...screens.map(figure));
  const paint = (visit: keyof Visits) => most((screen) => screen[visit].paintMs) / 1000;
  const longest = (visit: keyof Visits) => most((screen) => screen[visit].longestMs);
  return [
    atMost('largest paint of the slowest screen, daily', paint('daily'), 1.2, 's'),
    atMost('largest paint of the slowest screen, first visit', paint('first'), 1.2, 's'),
    atMost('longest task of a screen, daily', longest('daily'), 100, 'ms', 0),
    atMost('longest task of a screen, first visit', longest('first'), 100, 'ms', 0),
    atMost(
      'slowest route change',
      most(({ changeMs }) => changeMs ?? 0),
      150,
      'ms',
      0,
    ),
    atMost('p95 of a frame while the review list scrolls', percentile(frames, 0.95), 32, 'ms', 1),
  ];
}

/** `lines` decides how many people the scrolled list has, `rounds` how often each screen is opened. */
export async function measureScreens({ lines, rounds }: Pick<Order, 'lines' | 'rounds'>): Promise<Section> {
  const visits = Math.min(MOST_VISITS, rounds);
  await using stack = new AsyncDisposableStack();
  const browsers: Browsers = { driven: await launchBrowser(), bare: await launchBareBrowser() };
  for (const browser of Object.values(browsers)) stack.defer(() => browser.close());
  const screens = await visitAll(browsers, visits);
  const frames = await scrollReview(browsers.driven, lines);
  const scrolled = [percentile(frames, 0.5), percentile(frames, 0.95), percentile(frames, 1)];
  const paces = screens.map(({ paceMs }) => paceMs);
  const machine = [Math.min(...paces), median(paces), Math.max(...paces)];
  return {
    text: [
      tableOf(screens, visits),
      `\nThe machine: a fixed piece of work beside the visits, ms, least · middle · most: ${machine.map(ms).join(' · ')}`,
      `\nReview list scrolled over ${SCROLL.frames} frames, ms a frame, p50 · p95 · most: ${scrolled.map(ms).join(' · ')}`,
    ].join('\n'),
    aims: aimsOf(screens, frames),
  };
}
