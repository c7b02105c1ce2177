// The web room, as a first visitor with the sample organisation meets it.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { monthOf } from '../../contract/src/values/month-of.ts';
import type { Person } from '../../e2e/people.ts';
import { launchBrowser } from '../../e2e/pictures.ts';
import { systemClock } from '../../server/src/platform/clock.ts';
import { median } from '../measure/figures.ts';
import { freePort } from '../process/free-port.ts';
import { startSample } from '../process/served.ts';
import { atMost } from '../report/aims.ts';
import { table } from '../report/table.ts';
import { initialScriptBytes } from '../web/initial-script.ts';
import { signIn } from '../web/sign-in.ts';
import { type Visit, visit } from '../web/visit.ts';
import type { Section } from './section.ts';

const FOLDER = join(import.meta.dirname, '..', '..', '.cache', 'bench-sample');
const VISITS = 5;
const SLOWED = 4;

interface Screen {
  readonly name: string;
  readonly path: string;
  readonly as: Person;
  readonly awaited: string;
}

/** Several visits, each with an empty cache: the middle of the times, the most of everything else. */
async function visitOften(browser: Browser, address: string, screen: Screen, slowDown: number): Promise<Visit> {
  const cookie = await signIn(address, screen.as);
  const all: Visit[] = [];
  for (let time = 0; time < VISITS; time += 1) all.push(await visit(browser, { address, cookie, ...screen, slowDown }));
  const most = (figure: (one: Visit) => number) => Math.max(...all.map(figure));
  return {
    requests: most(({ requests }) => requests),
    kib: most(({ kib }) => kib),
    usableMs: median(all.map(({ usableMs }) => usableMs)),
    shift: most(({ shift }) => shift),
  };
}

function rowOf(name: string, { requests, kib, usableMs, shift }: Visit): string[] {
  return [name, String(requests), kib.toFixed(0), usableMs.toFixed(0), shift.toFixed(3)];
}

export async function measureWeb(): Promise<Section> {
  // A newcomer's: one that an earlier release made is another organisation.
  rmSync(FOLDER, { recursive: true, force: true });
  const portal = await startSample(await freePort(), FOLDER);
  const address = `http://localhost:${portal.port}`;
  const browser = await launchBrowser();
  try {
    const month = monthOf(systemClock.today());
    const reviewPath = `/apps/travelExpensesAdminView/${month}`;
    const claimPath = `/apps/travelExpensesRequest/${month}`;
    const reviewScreen: Screen = {
      name: 'review list',
      path: reviewPath,
      as: 'admin',
      awaited: 'tbody tr:not(.skeleton) td',
    };
    const claimScreen: Screen = { name: 'claim page', path: claimPath, as: 'staff', awaited: '[role="gridcell"]' };
    const script = (await initialScriptBytes(`${address}/login`)) / 1000;
    const review = await visitOften(browser, address, reviewScreen, 1);
    const claim = await visitOften(browser, address, claimScreen, SLOWED);
    return {
      text: table(
        [`first visit, without fonts (${VISITS} visits)`, 'requests', 'KiB', 'usable after ms', 'layout shift'],
        [rowOf(reviewScreen.name, review), rowOf(`${claimScreen.name}, CPU ${SLOWED} × slower`, claim)],
      ),
      aims: [
        atMost('initial JavaScript, gzip', script, 170, 'kB', 1),
        atMost('first load of the review list', review.kib, 300, 'KiB', 0),
        atMost('requests of that load', review.requests, 15, '', 0),
        atMost(`claim page usable, CPU ${SLOWED} × slower`, claim.usableMs / 1000, 1.5, 's'),
        atMost('layout shift of both', Math.max(review.shift, claim.shift), 0, '', 3),
      ],
    };
  } finally {
    await browser.close();
    await portal.stop();
  }
}
