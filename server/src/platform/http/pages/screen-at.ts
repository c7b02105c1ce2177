// Which screen an address leads to, as the router of the web room has it.
import type { Screen } from '@madoguchi/contract/screen.ts';
import { SCREENS } from '@madoguchi/contract/screens.ts';

/** A screen with the parts of its address. */
export interface ScreenAt {
  readonly screen: Screen;
  readonly params: Readonly<Record<string, string>>;
  /** Behind its path stand conditions of its list. */
  readonly hasConditions: boolean;
}

const START = SCREENS.find(({ id }) => id === 'information');

/** A name that no parameter has. */
const CONDITIONS = 'conditions';

function patternOf({ path, filters = [] }: Screen): RegExp {
  const conditions = `(?<${CONDITIONS}>(?:/[^/]+){0,${filters.length}})`;
  return new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}${conditions}/?$`);
}

const PATTERNS = SCREENS.map((screen: Screen) => [patternOf(screen), screen] as const);

/** `/apps/calendar` without the portal's prefix, decoded; `/` leads to the information page (S2-01). */
export function screenAt(path: string): ScreenAt | null {
  if (path === '/' && START) return { screen: START, params: {}, hasConditions: false };
  for (const [pattern, screen] of PATTERNS) {
    const found = pattern.exec(path);
    if (!found) continue;
    const { [CONDITIONS]: conditions = '', ...params } = found.groups ?? {};
    return { screen, params, hasConditions: conditions !== '' };
  }
  return null;
}
