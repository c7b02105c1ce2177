import { expect, it } from 'vitest';
import { GUEST, type HeldRole } from '../access.ts';
import { toolRules } from '../general-tools/tools.ts';
import type { YearMonth } from '../values/year-month.ts';
import { menuOf } from './menu.ts';
import { type GroupNode, type ItemNode, itemsOf, type MenuNode, visibleTo } from './nodes.ts';

const MONTH = '202604' as YearMonth;
const menu = (roles: readonly HeldRole[]) => menuOf({ roles }, toolRules(), MONTH);
const ids = (roles: readonly HeldRole[]) => itemsOf(menu(roles)).map(({ id }) => id);

it('shows each role exactly what it may open, and no empty group (N10) [S5-01, S5-03, S5-05]', () => {
  expect(ids(GUEST.roles)).toEqual(['information', 'session.login']);
  expect(ids(['user'])).toEqual([
    'information',
    'onboarding.own',
    'onboarding.personal-data',
    'onboarding.company-consent',
    'onboarding.pledge',
    'onboarding.wage-account',
  ]);
  expect(ids(['auditor'])).toEqual(['information', 'electronic-transactions']);
  expect(ids(['staff'])).toEqual([
    'information',
    'expense-claims.mine',
    'purchase-requests.list',
    'reservations',
    'approvals.inbox',
    'delegations',
    'onboarding.own',
    'onboarding.personal-data',
    'onboarding.company-consent',
    'onboarding.pledge',
    'onboarding.wage-account',
    'members.list',
    'faq',
  ]);
  expect(ids(['admin'])).toEqual([
    'information',
    'expense-claims.mine',
    'purchase-requests.list',
    'reservations',
    'approvals.inbox',
    'approvals.requests',
    'delegations',
    'expense-claims.review',
    'purchase-requests.decision',
    'onboarding.own',
    'onboarding.personal-data',
    'onboarding.company-consent',
    'onboarding.pledge',
    'onboarding.wage-account',
    'members.list',
    'onboarding.papers',
    'announcements.maintenance',
    'faq',
  ]);
  expect(ids(['system'])).toEqual([
    'information',
    'expense-claims.mine',
    'purchase-requests.list',
    'reservations',
    'approvals.inbox',
    'approvals.requests',
    'delegations',
    'expense-claims.review',
    'purchase-requests.decision',
    'onboarding.own',
    'onboarding.personal-data',
    'onboarding.company-consent',
    'onboarding.pledge',
    'onboarding.wage-account',
    'members.list',
    'accounts.list',
    'accounts.register',
    'onboarding.papers',
    'electronic-transactions',
    'approval-routes.list',
    'announcements.maintenance',
    'classifications.list',
    'classifications.details',
    'bank-accounts.names',
    'budgets',
    'faq.maintenance',
    'onboarding.templates',
    'resources',
    'resources.closures',
    'faq',
    'analytics',
    'calendar',
    'academy',
    'to-dos',
    'scrumboard',
    'icons',
    // The source's documentation is for system people; everybody else's way to the manual is the help of each screen.
    'documentation',
    'audit.trail',
    'general-tools',
    // Open to everybody, in the menu of system people only (S2-19).
    'errors.not-found',
    'errors.unexpected',
  ]);
  expect(menu(['staff']).map(({ id }) => id)).toEqual([
    'information',
    'requests',
    'approvals',
    'submission-documents',
    'people',
    'apart',
    'help',
  ]);
});

it('keeps the tools that are no work of the organisation itself in a group of their own [S1-04]', () => {
  const tools = menu(['system']).filter((node) => node.kind === 'group' && node.id === 'tools');
  expect(itemsOf(tools).map(({ id }) => id)).toEqual([
    'analytics',
    'calendar',
    'academy',
    'to-dos',
    'scrumboard',
    'icons',
    'documentation',
  ]);
});

it('passes where any one of the roles is enough (A1) [S5-01]', () => {
  expect(ids(['user', 'admin'])).toEqual(ids(['admin']));
});

it('leads to the current month, zero-padded [S2-12]', () => {
  const paths = itemsOf(menu(['admin'])).map(({ to }) => to);
  expect(paths).toContain('/apps/travelExpensesRequest/202604');
  expect(paths).toContain('/apps/travelExpensesAdminView/202604');
});

const item = (id: string, access: ItemNode['access']): ItemNode => ({
  kind: 'item',
  id,
  title: { ja: 'インフォメーション', en: 'information' },
  icon: 'home',
  access,
  to: `/${id}`,
  path: `/${id}`,
  exact: false,
  badge: null,
});
const line = (id: string): MenuNode => ({ kind: 'divider', id, access: 'any' });
const group = (id: string, ...children: GroupNode['children']): GroupNode => ({
  kind: 'group',
  id,
  title: { ja: '申請', en: 'Requests' },
  icon: 'edit',
  access: 'any',
  children,
});

it('asks the same question of every kind of node, however deep, and drops what is left empty (A2, N10) [S5-01]', () => {
  const nodes: readonly MenuNode[] = [
    item('open', 'any'),
    group('mixed', item('staff', 'staff'), {
      ...group('inner', item('admin', 'admin')),
      kind: 'collapse',
      children: [item('admin', 'admin')],
    }),
    group('closed', item('system', 'system')),
    {
      kind: 'link',
      id: 'out',
      title: { ja: '申請', en: 'Requests' },
      icon: 'home',
      access: 'admin',
      href: 'https://a.example',
      opensTab: true,
    },
  ];
  const shape = (list: readonly MenuNode[]): unknown[] =>
    list.map((node) => ('children' in node ? [node.id, ...shape(node.children)] : node.id));
  expect(shape(visibleTo(GUEST, toolRules(), nodes))).toEqual(['open']);
  expect(shape(visibleTo({ roles: ['staff'] }, toolRules(), nodes))).toEqual(['open', ['mixed', 'staff']]);
  expect(shape(visibleTo({ roles: ['admin'] }, toolRules(), nodes))).toEqual([
    'open',
    ['mixed', 'staff', ['inner', 'admin']],
    'out',
  ]);
});

it('draws a divider between two things only', () => {
  const nodes = [
    line('a'),
    item('one', 'any'),
    line('b'),
    line('c'),
    item('admin', 'admin'),
    item('two', 'any'),
    line('d'),
  ];
  expect(visibleTo(GUEST, toolRules(), nodes).map(({ id }) => id)).toEqual(['one', 'c', 'two']);
});
