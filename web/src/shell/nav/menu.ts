// The menu: the screens of the table that the visitor may open, in groups (S5-01, S5-03).
import { may, type Visitor } from '@madoguchi/contract/access.ts';
import { SCREENS, type Screen } from '@madoguchi/contract/screens.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import { fillPath } from '../../platform/screen-path.ts';

type Shown = Extract<(typeof SCREENS)[number], { menu: unknown }>;
export type MenuGroup = NonNullable<Screen['menu']>['group'];

export interface MenuEntry {
  readonly id: Shown['id'];
  readonly title: Shown['title'];
  readonly icon: Shown['menu']['icon'];
  /** Path of the current month where the screen has one (S2-12). */
  readonly to: `/${string}`;
}

const GROUPS: readonly MenuGroup[] = ['top', 'requests', 'approvals'];

/** Groups in their order, those without an entry left out. */
export function menuOf(visitor: Visitor, thisMonth: YearMonth): { group: MenuGroup; entries: MenuEntry[] }[] {
  return GROUPS.map((group) => ({
    group,
    entries: SCREENS.filter((screen): screen is Shown => 'menu' in screen)
      .filter((screen) => screen.menu.group === group && may(visitor, screen.access))
      .map((screen) => ({
        id: screen.id,
        title: screen.title,
        icon: screen.menu.icon,
        to: fillPath(screen.path, filled(screen.menu, thisMonth)),
      })),
  })).filter(({ entries }) => entries.length > 0);
}

function filled({ params = {} }: NonNullable<Screen['menu']>, thisMonth: YearMonth): Record<string, string> {
  return Object.fromEntries(Object.keys(params).map((name) => [name, thisMonth]));
}
