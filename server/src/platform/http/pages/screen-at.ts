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

const namedParts = ({ path }: Screen) => path.split('/').filter((part) => !part.startsWith(':')).length;

/** Of several that an address leads to, the router takes the one with more parts of the path by name. */
const PATTERNS = SCREENS.toSorted((one: Screen, other: Screen) => namedParts(other) - namedParts(one)).map(
  (screen: Screen) => [patternOf(screen), screen] as const,
);

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
