// The router is the table of screens: a route each, guarded before anything of its page is loaded.
import { GUEST } from '@madoguchi/contract/access.ts';
import { toolRules } from '@madoguchi/contract/general-tools/tools.ts';
import type { Screen } from '@madoguchi/contract/screen.ts';
import { SCREENS } from '@madoguchi/contract/screens.ts';
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type ParsedLocation,
  redirect,
} from '@tanstack/react-router';
import { basePath } from '../../platform/base-path.ts';
import { sessionState } from '../../platform/identity/session-state.ts';
import { screenPath } from '../../platform/screen-path.ts';
import { PageFault } from '../errors/PageFault.tsx';
import { Stage } from '../Stage.tsx';
import { decide } from './guard.ts';
import { lackOfRole } from './lack-of-role.ts';
import { loadPage } from './load-page.ts';
import { PageWaiting } from './PageWaiting.tsx';
import { rememberPath, takeRememberedPath } from './wanted-path.ts';

declare module '@tanstack/history' {
  interface HistoryState {
    /** On error-404: the path that leads nowhere. */
    wantedPath?: string;
  }
}

const PAGE_WAIT_MS = 150;
const PAGE_WAIT_MIN_MS = 300;

const root = createRootRoute({ component: Stage, errorComponent: PageFault });

/** `/` leads to the information page and keeps its query (S2-01). */
const start = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: ({ search }) => {
    throw redirect({ to: screenPath('information'), search, replace: true });
  },
});

/** Any unknown path leads to error-404, which shows what was wanted (S2-03). */
const unknown = createRoute({
  getParentRoute: () => root,
  path: '$',
  beforeLoad: ({ location }) => {
    throw redirect({ to: screenPath('errors.not-found'), state: { wantedPath: location.href }, replace: true });
  },
});

const screens = SCREENS.map((screen) =>
  createRoute({
    getParentRoute: () => root,
    path: patternOf(screen),
    staticData: { screen },
    beforeLoad: ({ location }) => guard(screen, location),
    component: lazyRouteComponent(async () => ({ default: await loadPage(screen.id) })),
  }),
);

/** The screen's path for the router; the conditions behind it may be left off. */
function patternOf({ path, filters = [] }: Screen): string {
  return [path.replaceAll(':', '$'), ...filters.map((field) => `{-$${field}}`)].join('/');
}

function guard(screen: Screen, location: ParsedLocation): void {
  const state = sessionState.get();
  const user = state.phase === 'known' ? state.session.user : null;
  const seeker = {
    visitor: user === null ? GUEST : { roles: user.role },
    tools: state.phase === 'known' ? state.session.tools : toolRules(),
  };
  const first = decide(screen, seeker, null);
  if (first.kind === 'show') return;
  if (first.remembers) rememberPath(location.href);
  const decision = user === null ? first : decide(screen, seeker, takeRememberedPath());
  if (decision.kind === 'show') return;
  if (decision.lacksRole) lackOfRole.set(typeof screen.access === 'string' ? 'role' : screen.title);
  const { pathname, search, hash } = new URL(decision.to, window.location.origin);
  throw redirect({
    to: pathname,
    search: Object.fromEntries(new URLSearchParams(search)),
    hash: hash.slice(1),
    replace: true,
  });
}

export type AppRouter = ReturnType<typeof makeRouter>;

/** It loads nothing before the session is known: guards never wait. */
export function makeRouter() {
  return createRouter({
    routeTree: root.addChildren([start, unknown, ...screens]),
    basepath: basePath(),
    defaultPreload: 'intent',
    defaultErrorComponent: PageFault,
    defaultPendingComponent: PageWaiting,
    defaultPendingMs: PAGE_WAIT_MS,
    defaultPendingMinMs: PAGE_WAIT_MIN_MS,
    scrollRestoration: true,
    // A URL's query is text, as people read and share it: no JSON inside.
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (search) => {
      const set = Object.entries(search).filter(([, value]) => value !== undefined && value !== null);
      const text = new URLSearchParams(set.map(([name, value]) => [name, String(value)])).toString();
      return text && `?${text}`;
    },
  });
}
