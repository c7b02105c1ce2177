// @vitest-environment jsdom
// Every screen × every visitor × how they come to it and what becomes of their sign-in, walked through the router as people walk
// it and compared with one reviewed file. The walk is written to .cache/route-matrix.txt; read the difference, then copy it over.
// Of the rules A1–A6 this holds A2 to A4; contract/src/access.test.ts holds A1, e2e/start.spec.ts A5 and that nothing of a
// refused page is even asked for (A4), server/test/access-matrix.txt A6.
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { HELD_ROLES, type HeldRole } from '@madoguchi/contract/access.ts';
import { fillPath } from '@madoguchi/contract/fill-path.ts';
import {
  GENERAL_TOOLS,
  TOOL_IDS,
  TOOL_RULES,
  type ToolRules,
  toolRules,
} from '@madoguchi/contract/general-tools/tools.ts';
import type { Screen } from '@madoguchi/contract/screen.ts';
import { SCREENS } from '@madoguchi/contract/screens.ts';
import { createMemoryHistory } from '@tanstack/react-router';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { GUEST_SESSION, sessionOf } from '../../../test/sessions.ts';
import { lookAgain, signInWith, signOutHere } from '../../platform/identity/session-actions.ts';
import { sessionState } from '../../platform/identity/session-state.ts';
import { settleSignIn, signInWanted } from '../../platform/identity/sign-in-gate.ts';
import { followVisitor } from './follow-visitor.ts';
import { lackOfRole } from './lack-of-role.ts';
import { makeRouter } from './router.ts';
import { rememberPath, takeRememberedPath } from './wanted-path.ts';

const WEB = join(import.meta.dirname, '..', '..', '..');
const REVIEWED = join(WEB, 'test', 'route-matrix.txt');
const FOUND = join(WEB, '..', '.cache', 'route-matrix.txt');

const WANTED = '/apps/travelExpensesRequest/202610?from=mail';
const PARAMS = {
  applicationYm: '202611',
  announcementId: '00000000-0000-7000-8000-000000000000',
  classificationCode: 'route',
  transactionId: '00000000-0000-7000-8000-000000000000',
  detailCode: 'train',
  purchaseRequestId: '00000000-0000-7000-8000-000000000000',
};
type Visitor = 'guest' | HeldRole;
const VISITORS: readonly Visitor[] = ['guest', ...[...HELD_ROLES].reverse()];

type Router = ReturnType<typeof makeRouter>;
const router: Router = makeRouter();

let tools: ToolRules = toolRules();

function comesAs(visitor: Visitor): void {
  const session = visitor === 'guest' ? GUEST_SESSION : sessionOf(visitor);
  sessionState.set({ phase: 'known', session: { ...session, tools } });
}

async function opens(path: string): Promise<void> {
  lackOfRole.set(null);
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [path] }) });
  await router.load();
}

/** Where the walk has led: the screen, with what is said or kept besides. */
function outcome(wanted: string): string {
  const { screen } = router.state.matches.at(-1)?.staticData ?? {};
  const at = router.state.location.href;
  const place = at === wanted ? 'shows' : at === WANTED ? '→ wanted path' : `→ ${screen?.id}`;
  const kept = takeRememberedPath();
  if (kept !== null) rememberPath(kept);
  const remembers = kept === wanted && at !== wanted ? ', remembers it' : '';
  return `${place}${lackOfRole.get() !== null ? ', says why' : ''}${remembers}`;
}

const refused = (status: number, code: string) =>
  Response.json({ status, code, message: code, data: { fields: [], requestId: 'r-1' } }, { status });

/** The server once an account is suspended: its sessions are over, and its password opens none. */
async function answersSuspended(url: string): Promise<Response> {
  if (url.endsWith('/api/session')) return Response.json(GUEST_SESSION);
  return url.endsWith('/api/auth') ? refused(422, 'sign-in-failed') : refused(401, 'not-signed-in');
}

const CREDENTIALS = { email: 'somebody@madoguchi.example', password: 'madoguchi-sample' };

const STATES = {
  /** A link, a bookmark, a typed address. */
  opened: async (visitor: Visitor, path: string) => {
    comesAs(visitor);
    await opens(path);
    return outcome(path);
  },
  /** While a path of before is still remembered in this tab. */
  'with a wanted path': async (visitor: Visitor, path: string) => {
    rememberPath(WANTED);
    comesAs(visitor);
    await opens(path);
    return outcome(path);
  },
  /** The session ends while the screen is open (in another tab, say), and the same person signs in again. */
  'session ends, signs in again': async (visitor: Visitor, path: string) => {
    if (visitor === 'guest') return '';
    comesAs(visitor);
    await opens(path);
    if (router.state.location.href !== path) return '';
    comesAs('guest');
    await router.invalidate();
    const left = outcome(path);
    comesAs(visitor);
    await router.invalidate();
    return `${left}; ${outcome(path)}`;
  },
  /** The account is suspended while the screen is open: asked to sign in and refused, the person leaves, and opens it anew. */
  'is suspended': async (visitor: Visitor, path: string) => {
    if (visitor === 'guest') return '';
    settleSignIn(false);
    comesAs(visitor);
    await opens(path);
    if (router.state.location.href !== path) return '';
    await lookAgain();
    const asked = signInWanted.get() && outcome(path) === 'shows' ? 'asks over it' : outcome(path);
    const isIn = await signInWith(CREDENTIALS).then(
      () => true,
      () => false,
    );
    if (!isIn) await signOutHere();
    await router.invalidate();
    const left = outcome(path);
    await opens(path);
    return `${asked}; ${left}; ${outcome(path)}`;
  },
} as const;

const STATE_NAMES = Object.keys(STATES) as (keyof typeof STATES)[];
const WIDTHS = [40, 9, 34, 34, 41, 0];

const written = (cells: readonly string[]) =>
  cells
    .map((cell, at) => cell.padEnd(WIDTHS[at] ?? 0))
    .join('')
    .trimEnd();

async function linesOf(screens: readonly Screen[]): Promise<string[]> {
  const lines: string[] = [];
  for (const screen of screens) {
    const path = fillPath(screen.path, PARAMS);
    for (const visitor of VISITORS) {
      const cells: string[] = [];
      for (const state of STATE_NAMES) {
        sessionStorage.clear();
        cells.push(await STATES[state](visitor, path));
      }
      lines.push(written([screen.id, visitor, ...cells]));
    }
  }
  return lines;
}

/** The screens of the general tools once more, under each other setting than the one that a tool begins with. */
async function linesOfOpened(): Promise<string[]> {
  const lines: string[] = [];
  for (const tool of TOOL_IDS) {
    const own = SCREENS.filter(({ access }: Screen) => typeof access !== 'string' && access.tool === tool);
    const settings = own.length === 0 ? [] : TOOL_RULES.filter((rule) => rule !== GENERAL_TOOLS[tool].initially);
    for (const openTo of settings) {
      tools = { ...toolRules(), [tool]: openTo };
      lines.push('', `${tool} open to: ${openTo}`, ...(await linesOf(own)));
    }
    tools = toolRules();
  }
  return lines;
}

async function matrix(): Promise<string> {
  const head = written(['screen', 'visitor', ...STATE_NAMES]);
  return `${[head, ...(await linesOf(SCREENS)), ...(await linesOfOpened())].join('\n')}\n`;
}

beforeAll(() => {
  vi.stubGlobal('fetch', answersSuspended);
});
afterAll(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

describe('who is led where', () => {
  it('is over the running router exactly what the reviewed file says, however one comes and whatever becomes of the account (A2, A3) [S4-08] [S5-02] [S5-03]', {
    timeout: 240_000,
  }, async () => {
    const found = await matrix();
    await mkdir(dirname(FOUND), { recursive: true });
    await writeFile(FOUND, found);
    expect(found).toBe(readFileSync(REVIEWED, 'utf8'));
  });

  it('keeps the conditions of a path, percent-encoded, and guards it as its bare one [S2-14] [S2-15] [S4-08]', async () => {
    const named = '/%E6%9C%BA%2F100%25';
    const list = `/apps/purchase-request/list/1001/-/approved%2Cordered${named}`;
    expect(await STATES['session ends, signs in again']('staff', list)).toBe('→ session.login, remembers it; shows');
    const decisions = `/apps/purchase-request/decision/list/-/-/-${named}/1003`;
    expect(await STATES.opened('admin', decisions)).toBe('shows');
    sessionStorage.clear();
    expect(await STATES.opened('staff', decisions)).toBe('→ information, says why');
  });

  it('leads away whoever stands on a general tool that is closed to them, says which it was, and lets them in again', async () => {
    tools = { ...toolRules(), calendar: 'staff' };
    comesAs('staff');
    await opens('/apps/calendar');
    expect(outcome('/apps/calendar')).toBe('shows');
    const stop = followVisitor(router);
    tools = toolRules();
    comesAs('staff');
    await vi.waitFor(() => expect(outcome('/apps/calendar')).toBe('→ information, says why'));
    expect(lackOfRole.get()).toEqual({ ja: 'カレンダー', en: 'Calendar' });
    stop();
    tools = { ...toolRules(), calendar: 'staff' };
    comesAs('staff');
    await opens('/apps/calendar');
    expect(outcome('/apps/calendar')).toBe('shows');
    tools = toolRules();
  });

  it('has no path with a part that this walk leaves open', () => {
    for (const { path } of SCREENS) expect(fillPath(path, PARAMS)).not.toContain(':');
  });
});
