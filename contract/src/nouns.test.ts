import { expect, it } from 'vitest';
import { NOUNS } from './nouns.ts';
import { type Operation, shownBy, touchedBy } from './operation.ts';
import { OPERATIONS } from './operations.ts';
import type { Screen } from './screen.ts';
import { SCREENS } from './screens.ts';

const of = (id: string): Operation | undefined => OPERATIONS.find((operation) => operation.id === id);
const shown = (operation?: Operation) =>
  operation?.kind === 'read' || operation?.kind === 'view' ? shownBy(operation) : [];
const touched = (operation?: Operation) =>
  operation?.kind === 'write' || operation?.kind === 'upload' ? touchedBy(operation) : [];

it('every operation that is named after no noun says which it shows or touches', () => {
  const strays = OPERATIONS.flatMap((operation) =>
    [...shown(operation), ...touched(operation)]
      .filter((noun) => !NOUNS.includes(noun))
      .map((noun) => `${operation.id}: ${noun}`),
  );
  expect(strays).toEqual([]);
});

it('every noun is touched by a write, and each that is touched is shown by a read', () => {
  const touchedNouns = new Set(OPERATIONS.flatMap(touched));
  const shownNouns = new Set(OPERATIONS.flatMap(shown));
  expect([...touchedNouns].sort()).toEqual([...NOUNS]);
  expect([...touchedNouns].filter((noun) => !shownNouns.has(noun))).toEqual([]);
});

/** Writes of screens that show nothing of what they send: a registration leads on to the list, a report goes to the operators. */
const UNSEEN = {
  'accounts.register': ['accounts.register', 'accounts.hand-over-link'],
  'errors.not-found': ['fault-reports.send'],
  'errors.unexpected': ['fault-reports.note-crash', 'fault-reports.send'],
};

it('a screen shows the noun that its writes touch first', () => {
  const unseen = SCREENS.flatMap((screen: Screen) => {
    const nouns = screen.uses.flatMap((id) => shown(of(id)));
    const missing = screen.uses.filter((id) => {
      const [first] = touched(of(id));
      return first !== undefined && !nouns.includes(first);
    });
    return missing.length === 0 ? [] : [[screen.id, missing] as const];
  });
  expect(Object.fromEntries(unseen)).toEqual(UNSEEN);
});

it('says of each screen which nouns keep it fresh', () => {
  const nouns = SCREENS.map((screen: Screen) => {
    const all = new Set(screen.uses.flatMap((id) => shown(of(id))));
    return `${screen.id}: ${[...all].sort().join(' ')}`.trim();
  });
  expect(nouns).toEqual([
    'loading:',
    'information: announcements faq',
    'session.login:',
    'single-sign-on.callback:',
    'session.logout:',
    'expense-claims.mine: approval-routes approvals delegations electronic-transactions expense-claims purchase-requests',
    'approvals.inbox: approval-routes approvals budgets delegations expense-claims purchase-requests reservations resources',
    'approvals.requests: approval-routes approvals budgets delegations expense-claims purchase-requests reservations resources',
    'delegations: delegations',
    'expense-claims.review: approvals delegations electronic-transactions expense-claims purchase-requests',
    'purchase-requests.list: approvals profile purchase-requests',
    'purchase-requests.new: approval-routes approvals budgets expense-claims purchase-requests',
    'purchase-requests.show: approval-routes approvals budgets delegations electronic-transactions expense-claims purchase-requests',
    'purchase-requests.decision: approval-routes approvals budgets delegations expense-claims purchase-requests',
    'reservations: approvals delegations reservations resources',
    'reservations.mine: approvals delegations reservations resources',
    'reservations.room: approvals delegations reservations resources',
    'reservations.usage: reservations resources',
    'electronic-transactions: electronic-transactions',
    'electronic-transactions.new: electronic-transactions',
    'electronic-transactions.many: electronic-transactions',
    'evidence-checks: evidence-checks',
    'electronic-transactions.retention: electronic-transactions master-data',
    'electronic-transactions.purges: electronic-transactions master-data',
    'electronic-transactions.office-rules:',
    'electronic-transactions.system-overview:',
    'electronic-transactions.show: electronic-transactions expense-claims purchase-requests',
    'electronic-transactions.correct: electronic-transactions',
    'members.list: master-data members presence profile',
    'members.record: bank-accounts master-data members presence profile reservations',
    'accounts.list: accounts',
    'accounts.register: notifications',
    'accounts.invitation:',
    'approval-routes.list: approval-routes',
    'approval-routes.edit: approval-routes',
    'announcements.maintenance: announcements',
    'announcements.edit: announcements',
    'announcements.readers: announcements',
    'classifications.list: master-data',
    'classifications.details: master-data',
    'classifications.add-detail: master-data',
    'classifications.edit-detail: master-data',
    'bank-accounts.names: bank-accounts',
    'budgets: budgets',
    'faq: faq questions',
    'faq.maintenance: faq',
    'faq.questions: faq questions',
    'faq.edit: faq',
    'onboarding.own: onboarding-papers',
    'onboarding.personal-data: onboarding-papers onboarding-templates',
    'onboarding.company-consent: onboarding-papers onboarding-templates',
    'onboarding.pledge: onboarding-papers onboarding-templates',
    'onboarding.wage-account: bank-accounts onboarding-papers onboarding-templates',
    'onboarding.papers: accounts members onboarding-papers onboarding-templates',
    'onboarding.paper: onboarding-papers',
    'onboarding.templates: onboarding-templates',
    'onboarding.template: onboarding-templates',
    'resources: resources',
    'resources.show: resources',
    'resources.edit: reservations resources',
    'resources.closures: reservations resources',
    'analytics:',
    'calendar: calendar',
    'academy:',
    'academy.courses: academy course-takings',
    'academy.course: academy course-takings',
    'academy.maintenance: academy course-takings',
    'academy.edit: academy',
    'academy.assignments: academy course-takings',
    'academy.report: academy course-takings',
    'to-dos:',
    'to-dos.folder: to-dos',
    'to-dos.label: to-dos',
    'to-dos.filter: to-dos',
    'scrumboard:',
    'scrumboard.boards: scrumboard',
    'scrumboard.cards: scrumboard',
    'scrumboard.board: scrumboard',
    'icons:',
    'profile: bank-accounts members profile session timeline',
    'audit.trail:',
    'general-tools: general-tools',
    'documentation:',
    'documentation.release-notes:',
    'documentation.page:',
    'documentation.system:',
    'errors.not-found:',
    'errors.unexpected:',
  ]);
});
