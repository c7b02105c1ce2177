// The web room, as a first visitor with the sample organisation meets it.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { monthOf } from '../../contract/src/values/month-of.ts';
import type { Person } from '../../e2e/people.ts';
import { launchBrowser } from '../../e2e/pictures.ts';
import { systemClock } from '../../server/src/platform/clock.ts';
import { median } from '../measure/figures.ts';
import { freePort } from '../process/free-port.ts';
import { startSample } from '../process/served.ts';
import { atMost } from '../report/aims.ts';
import { table } from '../report/table.ts';
import { launchBareBrowser } from '../web/bare-browser.ts';
import { initialScriptBytes } from '../web/initial-script.ts';
import { signIn } from '../web/sign-in.ts';
import { timeToUse } from '../web/time-to-use.ts';
import { type Visit, type Visiting, visit } from '../web/visit.ts';
import type { Section } from './section.ts';

const FOLDER = join(import.meta.dirname, '..', '..', '.cache', 'bench-sample');
const VISITS = 5;
/** More of them: one takes a third more or less than the next. */
const TIMED_VISITS = 11;
const SLOWED = 4;

interface Screen {
  readonly name: string;
  readonly path: string;
  readonly as: Person;
  readonly awaited: string;
  readonly slowDown: number;
}

interface Visited extends Visit {
  /** From the start of the navigation until the awaited part is there and the page answers. */
  readonly usableMs: number;
}

async function several<Result>(times: number, visitOnce: () => Promise<Result>): Promise<Result[]> {
  const all: Result[] = [];
  for (let time = 0; time < times; time += 1) all.push(await visitOnce());
  return all;
}

/** The load and layout shift of several visits, the most of each, and the middle of their paints. */
async function loadsOf(visitings: readonly Visiting[]): Promise<Visit[]> {
  const browser = await launchBrowser();
  const all: Visit[][] = [];
  for (const visiting of visitings) all.push(await several(VISITS, () => visit(browser, visiting)));
  await browser.close();
  return all.map((visits) => {
    const most = (figure: (one: Visit) => number) => Math.max(...visits.map(figure));
    const middle = (figure: (one: Visit) => number) => median(visits.map(figure));
    return {
      requests: most(({ requests }) => requests),
      kib: most(({ kib }) => kib),
      shift: most(({ shift }) => shift),
      firstPaintMs: middle(({ firstPaintMs }) => firstPaintMs),
      largestPaintMs: middle(({ largestPaintMs }) => largestPaintMs),
    };
  });
}

/** The middle of the times of several visits, nothing beside them. */
async function timesOf(visitings: readonly Visiting[]): Promise<number[]> {
  const browser = await launchBareBrowser();
  const all: number[] = [];
  for (const visiting of visitings) all.push(median(await several(TIMED_VISITS, () => timeToUse(browser, visiting))));
  await browser.close();
  return all;
}

async function visitOften(visitings: readonly Visiting[]): Promise<Visited[]> {
  const loads = await loadsOf(visitings);
  const times = await timesOf(visitings);
  return loads.map((load, index) => ({ ...load, usableMs: times[index] ?? Number.NaN }));
}

function rowOf(name: string, { requests, kib, usableMs, shift, firstPaintMs, largestPaintMs }: Visited): string[] {
  const times = [firstPaintMs, largestPaintMs, usableMs].map((ms) => ms.toFixed(0));
  return [name, String(requests), kib.toFixed(0), ...times, shift.toFixed(3)];
}

export async function measureWeb(): Promise<Section> {
  // A newcomer's: one that an earlier release made is another organisation.
  rmSync(FOLDER, { recursive: true, force: true });
  const portal = await startSample(await freePort(), FOLDER);
  const address = `http://localhost:${portal.port}`;
  try {
    const month = monthOf(systemClock.today());
    const reviewPath = `/apps/travelExpensesAdminView/${month}`;
    const claimPath = `/apps/travelExpensesRequest/${month}`;
    const reviewScreen: Screen = {
      name: 'review list',
      path: reviewPath,
      as: 'admin',
      awaited: 'tbody tr:not(.skeleton) td',
      slowDown: 1,
    };
    const claimScreen: Screen = {
      name: 'claim page',
      path: claimPath,
      as: 'staff',
      awaited: '[role="gridcell"]',
      slowDown: SLOWED,
    };
    const dashboard: Screen = { name: 'dashboard', path: '/', as: 'staff', awaited: 'main section', slowDown: 1 };
    const script = (await initialScriptBytes(`${address}/login`)) / 1000;
    const visitings = await Promise.all(
      [reviewScreen, claimScreen, dashboard].map(async ({ as, slowDown, ...screen }) => {
        return { address, cookie: await signIn(address, as), ...screen, slowDown };
      }),
    );
    const [review, claim, home] = (await visitOften(visitings)) as [Visited, Visited, Visited];
    const shifts = [review, claim, home].map(({ shift }) => shift);
    const late = [review, claim, home].map(({ firstPaintMs, largestPaintMs }) => largestPaintMs / firstPaintMs);
    return {
      text: table(
        [
          `first visit, without fonts (${VISITS} visits)`,
          'requests',
          'KiB',
          'first paint ms',
          'largest',
          'usable',
          'layout shift',
        ],
        [
          rowOf(reviewScreen.name, review),
          rowOf(`${claimScreen.name}, CPU ${SLOWED} × slower`, claim),
          rowOf(dashboard.name, home),
        ],
      ),
      aims: [
        atMost('initial JavaScript, gzip', script, 150, 'kB', 1),
        atMost('first load of the review list', review.kib, 300, 'KiB', 0),
        atMost('requests of that load', review.requests, 15, '', 0),
        atMost(`claim page usable, CPU ${SLOWED} × slower`, claim.usableMs / 1000, 1.5, 's'),
        atMost('largest paint of the three, to the first one', Math.max(...late), 1.3, '×', 2),
        // Where Latin letters have no face of their own until theirs arrives, the heading's line moves by a pixel: 0.00001.
        atMost('layout shift of the three', Math.round(Math.max(...shifts) * 1000) / 1000, 0, '', 3),
      ],
    };
  } finally {
    await portal.stop();
  }
}
