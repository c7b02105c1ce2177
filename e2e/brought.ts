// The answers that a page brings for its screen: the reads that the screen still sends, and pages that bring fewer.
import { pathNames } from '@madoguchi/contract/operation.ts';
import { OPERATIONS } from '@madoguchi/contract/operations.ts';
import type { Screen } from '@madoguchi/contract/screen.ts';
import { SCREENS, type ScreenId } from '@madoguchi/contract/screens.ts';
import type { Opening } from '@madoguchi/contract/session/opening.ts';
import type { Page, Request, Response, Route } from '@playwright/test';

const OPENING = /(id="opening">)([^<]*)/;

async function withOpening(route: Route, rewrite: (opening: string) => string): Promise<void> {
  const answer = await route.fetch();
  const body = (await answer.text()).replace(OPENING, (_all, start: string, json: string) => start + rewrite(json));
  await route.fulfill({ response: answer, body });
}

/** For a page's address: it comes without its visitor. */
export const withoutSession = (route: Route): Promise<void> => withOpening(route, () => '');

/** From now on the pages bring no answers, so that a journey may answer in the server's place. */
export async function bringNothing(page: Page): Promise<void> {
  await page.route('**/*', (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    return withOpening(route, (json) => JSON.stringify({ ...JSON.parse(json), answers: [] }));
  });
}

/** Without parameters first: `/api/members` names no member. */
const READS = OPERATIONS.filter(({ method }) => method === 'GET')
  .map(({ id, path }) => ({ id, names: pathNames(path).length, at: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`) }))
  .sort((one, other) => one.names - other.names);

export interface WatchedReads {
  /** Ids of the operations that the page has read since it was last loaded. */
  readonly asked: () => readonly string[];
  /** Ids of the operations whose answers came with the page: it leaves a read out that takes longer than half a second. */
  readonly brought: () => Promise<readonly string[]>;
}

export function watchReads(page: Page): WatchedReads {
  let asked: string[] = [];
  let opened: Response | null = null;
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (request.isNavigationRequest()) return;
    const known = request.method() === 'GET' ? READS.find(({ at }) => at.test(pathname)) : undefined;
    asked.push(known?.id ?? pathname);
  });
  page.on('response', (answer) => {
    if (!answer.request().isNavigationRequest()) return;
    opened = answer;
    // Until then the page before goes on asking.
    asked = [];
  });
  return {
    asked: () => asked,
    brought: async () => {
      const [, , opening = ''] = OPENING.exec((await opened?.text()) ?? '') ?? [];
      return opening === '' ? [] : (JSON.parse(opening) as Opening).answers.map(({ operation }) => operation);
    },
  };
}

/** Ids of the operations whose answers the screen says that its page brings. */
export const broughtFor = (id: ScreenId): readonly string[] =>
  (SCREENS as readonly Screen[]).find((screen) => screen.id === id)?.opensWith?.map(({ operation }) => operation) ?? [];
