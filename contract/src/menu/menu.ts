// The menu, made from the table of screens (S5-03): entries in their groups, the groups in their order.
import type { Visitor } from '../access.ts';
import { fillPath } from '../fill-path.ts';
import type { ToolRules } from '../general-tools/tools.ts';
import type { IconName } from '../icons/catalogue.ts';
import type { Text } from '../message.ts';
import { MENU_GROUPS, type MenuGroup, type Screen } from '../screen.ts';
import { SCREENS } from '../screens.ts';
import type { YearMonth } from '../values/year-month.ts';
import { type GroupNode, type ItemNode, type MenuHeading, type MenuNode, visibleTo } from './nodes.ts';

type Shown = Extract<(typeof SCREENS)[number], { menu: unknown }>;

/** Every group that a screen names. `top` has no heading, and so no picture. */
const GROUP_ICONS: Readonly<Record<MenuHeading, IconName>> = {
  requests: 'edit',
  approvals: 'check',
  'submission-documents': 'paper',
  people: 'people',
  maintenance: 'settings',
  help: 'faq',
  records: 'paper',
  tools: 'grip',
  system: 'info',
};

const GROUP_TITLES: Readonly<Record<MenuHeading, Text>> = {
  requests: { ja: '申請', en: 'Requests' },
  approvals: { ja: '承認・確認', en: 'Approvals' },
  'submission-documents': { ja: '提出書類', en: 'Submission documents' },
  people: { ja: '社員・アカウント', en: 'People' },
  records: { ja: '帳簿', en: 'Records' },
  maintenance: { ja: 'マスター管理', en: 'Maintenance' },
  help: { ja: 'ヘルプ', en: 'Help' },
  tools: { ja: 'ツール', en: 'Tools' },
  system: { ja: 'システム', en: 'System' },
};

/** From here on the groups stand apart from the daily work. */
const APART: MenuGroup = 'help';

/** The visitor's menu; paths with a month lead to this one (S2-12). */
export function menuOf(visitor: Visitor, tools: ToolRules, thisMonth: YearMonth): MenuNode[] {
  const nodes = MENU_GROUPS.flatMap((group): MenuNode[] => {
    const children = SCREENS.filter((screen): screen is Shown => 'menu' in screen)
      .filter(({ menu }) => menu.group === group)
      .map((screen) => itemOf(screen, thisMonth));
    if (group === 'top') return children;
    const line: MenuNode[] = group === APART ? [{ kind: 'divider', id: 'apart', access: 'any' }] : [];
    return isHeading(group) ? [...line, headed(group, children)] : line;
  });
  return visibleTo(visitor, tools, nodes);
}

const isHeading = (group: MenuGroup): group is MenuHeading => group in GROUP_ICONS;

function headed(group: MenuHeading, children: readonly ItemNode[]): GroupNode {
  return { kind: 'group', id: group, title: GROUP_TITLES[group], icon: GROUP_ICONS[group], access: 'any', children };
}

function itemOf(screen: Shown, thisMonth: YearMonth): ItemNode {
  const menu: NonNullable<Screen['menu']> = screen.menu;
  const months = Object.keys(menu.params ?? {}).map((name) => [name, thisMonth]);
  return {
    kind: 'item',
    id: screen.id,
    title: screen.title,
    icon: screen.menu.icon,
    access: menu.shownTo ?? screen.access,
    to: fillPath(screen.path, Object.fromEntries(months)),
    path: screen.path,
    exact: menu.exact ?? false,
    badge: menu.badge ?? null,
  };
}
