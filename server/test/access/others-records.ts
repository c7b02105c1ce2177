// For every operation that takes an id: how somebody comes to a record of their own that is none of another's business —
// or why everybody whom the operation lets in may name any record.
import { randomUUID } from 'node:crypto';
import { createAnnouncement } from '@madoguchi/contract/announcements/operations.ts';
import { addAttachment } from '@madoguchi/contract/attachments/operations.ts';
import { changeExpenseAccount } from '@madoguchi/contract/bank-accounts/operations.ts';
import { saveDraft } from '@madoguchi/contract/expense-claims/operations.ts';
import { addPassbook } from '@madoguchi/contract/onboarding/operations.ts';
import type { OperationId } from '@madoguchi/contract/operations.ts';
import { addMonths } from '@madoguchi/contract/values/calendar-months.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import { newToken, tokenHash } from '../../src/platform/session/session-store.ts';
import { announcement } from '../announcements.ts';
import { draftOfAccount } from '../approvals/requests.ts';
import { SUPERIOR } from '../approvals/routes.ts';
import { ACCOUNT, fewBanks } from '../bank-accounts.ts';
import { changeRow, eventRow, meeting } from '../calendars.ts';
import { draft, line } from '../claims.ts';
import { notificationOf } from '../notification-cases.ts';
import { jpeg } from '../profiles.ts';
import type { World } from '../world.ts';
import { ACADEMY_RECORDS } from './academy-records.ts';
import { BOARD_RECORDS } from './board-records.ts';
import type { Entry, Hidden, Hide } from './hidden-record.ts';
import { PURCHASE_BUYING_RECORDS, PURCHASE_RECORDS, request } from './purchase-records.ts';
import { RESERVATION_RECORDS } from './reservation-records.ts';
import { TIMELINE_RECORDS } from './timeline-records.ts';
import { TODO_RECORDS } from './to-do-records.ts';
import type { Twin } from './twins.ts';

const newest = new Map<string, YearMonth>();
/** Each person has one claim a month. */
function freshMonth({ accountId }: Twin): YearMonth {
  const month = addMonths(newest.get(accountId) ?? ('202103' as YearMonth), 1);
  newest.set(accountId, month);
  return month;
}

const named = (id: string, input: Hidden['input']): Hidden => ({ id, unknown: randomUUID(), input });

/** A draft is its owner's alone, whatever the role of who asks. */
async function draftOf(owner: Twin): Promise<{ id: string; lineId: string; attachmentId: string; month: YearMonth }> {
  const [of, attachmentId] = [freshMonth(owner), await fileOf(owner)];
  const one = line({ useDate: `${of.slice(0, 4)}-${of.slice(4)}-11`, attachments: [attachmentId] });
  const answered = await owner.ask(saveDraft, { ...draft([one]), month: of });
  return { id: idOf(answered.body, answered.text), lineId: one.id, attachmentId, month: of };
}

async function fileOf(owner: Twin): Promise<string> {
  const content = `%PDF-1.7\n% ${randomUUID()}\n`;
  const answered = await owner.ask(addAttachment, {}, { name: '領収書.pdf', content });
  return idOf(answered.body, answered.text);
}

function idOf(body: unknown, text: string): string {
  const { id } = (body ?? {}) as { id?: string };
  if (id === undefined) throw new Error(`no record was made: ${text}`);
  return id;
}

/** Names somebody else's file in an announcement; every announcement may be named: admins maintain each one (B9-01). */
const fileInAnnouncement =
  (own: (asker: Twin) => Promise<object>): Hide =>
  async (_world, owner, asker) => {
    const [id, mine] = [await fileOf(owner), await own(asker)];
    return named(id, (file) => ({ ...announcement({ attachmentIds: [file] }), ...mine }));
  };

const onDraft =
  (more: object): Hide =>
  async (_world, owner) =>
    named((await draftOf(owner)).id, (id) => ({ id, ...more }));

const claim = (more: object = {}): Entry => ({ hides: { 'a draft': onDraft(more) } });
const step = claim({ version: 1 });

/** Names somebody else's file in a line of the asker's own draft. */
const fileInOwnLine: Hide = async (_world, owner, asker) => {
  const of = freshMonth(asker);
  return named(await fileOf(owner), (id) => ({
    ...draft([line({ useDate: `${of.slice(0, 4)}-${of.slice(4)}-11`, attachments: [id] })]),
    month: of,
  }));
};

/** A line of somebody else's claim, taken out of the asker's own. */
const lineOfOther: Hide = async (_world, owner, asker) => {
  const own = await draftOf(asker);
  const { lineId } = owner === asker ? own : await draftOf(owner);
  return named(lineId, (id) => ({ ...draft([], 1), month: own.month, removed: [id] }));
};

const ownNotification: Entry = {
  hides: {
    'a notification': async (world, owner) => {
      const fact = await notificationOf(world, owner.accountId);
      const stands = async () => {
        const { rows } = await world.pool.query('select * from notifications where fact_id = $1', [fact]);
        return rows;
      };
      return { ...named(fact, (id) => ({ ids: [id] })), stands };
    },
  },
};

/** One more session, which is not the one that asks. */
async function sessionOf({ pool }: World, { accountId }: Twin): Promise<string> {
  const id = randomUUID();
  await pool.query(
    `insert into sessions (id, account_id, token_hash, created_at, expires_at, ip, user_agent)
     values ($1, $2, $3, '2026-11-01', '2030-01-01', '127.0.0.1', 'test')`,
    [id, accountId, tokenHash(newToken())],
  );
  return id;
}

let delegated = 0;
/** One that the owner gave to somebody, or was given. Each has a day of its own: two of one giver may not overlap. */
const delegationOf =
  (as: 'from' | 'to'): Hide =>
  async ({ pool, people }, { accountId }) => {
    const id = randomUUID();
    delegated += 1;
    const [from, to] = as === 'from' ? ['own', 'other'] : ['other', 'own'];
    await pool.query(
      `insert into delegations (id, version, status, from_employee, to_employee, valid_from, valid_to, domains, note,
         offered_at)
       select $1, 1, 'offered', ${from}, ${to}, date '2027-01-01' + $4::int, date '2027-01-02' + $4::int, '{}', '', now()
       from (select employee_id as own, $3::uuid as other from accounts where id = $2) pair`,
      [id, accountId, people.other.employeeUuid, delegated],
    );
    return named(id, (asked) => ({ id: asked, version: 1 }));
  };

const ownDelegation: Entry = {
  hides: { 'a delegation given': delegationOf('from'), 'a delegation received': delegationOf('to') },
};

/** A request of somebody else that waits for the owner of this record: their turn. */
const turnOf =
  (more: object): Hide =>
  async ({ pool, people }, { accountId }) => {
    const id = randomUUID();
    await pool.query(
      `with approval as (
         insert into approvals (id, domain, subject_id, requester_id, route_version_id, route_name, route_name_en, route_number,
           amount, status, round, version, current_step, steps, number, title, title_en, about, requester_number,
           requester_name, department_code, department_name, warnings, submitted_at, updated_at)
         select $1, 'travel-expenses', gen_random_uuid(), $2, v.id, '', '', 1, 1, 'in_progress', 1, 2, 0, $3,
           'TE-2026-00009', '', '', '202611', '', '', 'HQ', '', 0, now(), now()
         from approval_route_versions v limit 1 returning id, requester_id)
       insert into approval_tasks (id, approval_id, requester_id, round, step, place, chair, is_past, employee_id, approver,
         status, arrived_at)
       select $1, id, requester_id, 1, 0, 0, $1, false, (select employee_id from accounts where id = $4), $5, 'pending', now()
       from approval`,
      [id, people.other.employeeUuid, JSON.stringify([SUPERIOR_STEP]), accountId, JSON.stringify(FOUND_BY)],
    );
    return named(id, (asked) => ({ id: asked, ...more }));
  };

const { approvers: _rules, fromAmount: _from, ...SUPERIOR_HEAD } = SUPERIOR;
const SUPERIOR_STEP = { ...SUPERIOR_HEAD, routeStep: 0, isSkipped: false };
const FOUND_BY = {
  name: '',
  departmentName: '',
  foundBy: { by: 'superior', levelsUp: 0, groupCode: null, groupName: null },
};

/** HR looks at the accounts of everybody, and each look is recorded (B2-05). */
const accountsOf = (more: object): Entry => ({
  hides: {
    'a person': async (world, owner) => {
      await fewBanks(world);
      await owner.ask(changeExpenseAccount, { ...ACCOUNT, version: 0 });
      const id = owner.employeeNumber;
      return { id, unknown: `${id}9`, input: (employeeId) => ({ ...more, employeeId }) };
    },
  },
  openTo: ['admin', 'the role admin is HR'],
});

/** An older version than the newest: whoever sees the request is told so, and nobody else that there is one. */
const turn = (more: object): Entry => ({
  hides: { 'a request of others': turnOf({ version: 1, ...more }) },
  openTo: ['admin', 'admins see every request, and reassign its turns (B3-06)'],
});
const saying = turn({ comment: '確認してください。' });

/** An event of the owner, and one to which they are invited. */
const event = (input: (id: string) => Record<string, unknown>): Entry => ({
  hides: { 'an event': async (world, { accountId }) => named((await eventRow(world, accountId)).id, input) },
});
const eventStep = (more: object) => event((id) => ({ id, version: 1, ...more }));
const MOVED = { allDay: true, firstDay: '2026-12-03', startTime: null, lastDay: '2026-12-03', endTime: null };
const SENT = { title: '会議', allDay: true, start: '2026-12-03', end: '2026-12-03' };

const ROUTES = { open: 'an approval route is the company’s: the system role maintains every one (B3-01)' } as const;
const ACCOUNTS = { open: 'the system role administers every account (B2-03)' } as const;
const FAQ = {
  open: 'an entry is the company’s: whoever may see it reads it, system people maintain it (B1-07)',
} as const;
const QUESTIONS = { open: 'what is asked is asked of the system people (B1-07)' } as const;
const RESOURCES = {
  open: 'a resource is the company’s: staff read every one, system people maintain it (B6-01)',
} as const;
const ONBOARDING_PAPERS = {
  open: 'HR (every admin) looks after everybody’s papers; each opening is recorded (B8-02)',
} as const;
const ONBOARDING_TEXTS = {
  open: 'the texts of papers are the company’s: system people maintain every one (B8-01)',
} as const;
const TRANSACTIONS = { open: 'system people keep all electronic transactions together (S2-18)' };
const BUDGETS = { open: 'a budget is the company’s: system people maintain every one (B9-01)' } as const;
const BUDGETS_ASKED = {
  open: 'it takes codes of master values, which all staff read; the sums of a department that one does not lead are refused (B9-01)',
} as const;
const ANNOUNCEMENTS = { open: 'an announcement is the company’s: admins maintain every one (B9-01)' } as const;
const ANALYSIS = {
  open: 'the figures are the organisation’s: system people read those of every department (S2-05)',
} as const;
const MASTERS = {
  open: 'a master value is the company’s: staff read every one, system people write it (B1-08)',
} as const;
const MEMBERS = {
  open: 'the directory is for all staff, the records of employment for every admin (B2-01, B2-02)',
} as const;

export const OTHERS_RECORDS: { readonly [Id in OperationId]?: Entry } = {
  'session.end': {
    hides: { 'a session': async (world, owner) => named(await sessionOf(world, owner), (id) => ({ id })) },
  },
  'expense-claims.save-draft': {
    hides: { 'a file in an own line': fileInOwnLine, 'a line of another claim': lineOfOther },
  },
  'expense-claims.submit': step,
  'expense-claims.withdraw': step,
  'expense-claims.cancel': step,
  'expense-claims.confirm': step,
  'expense-claims.show': claim(),
  'expense-claims.print': claim(),
  ...PURCHASE_RECORDS,
  ...PURCHASE_BUYING_RECORDS,
  'shared-views.end': {
    open: 'a shared view is everybody’s who may open its list; ending it is told apart by 403 (B0-10)',
  },
  'electronic-transactions.show': TRANSACTIONS,
  'electronic-transactions.history': TRANSACTIONS,
  'electronic-transactions.fetch-file': TRANSACTIONS,
  'electronic-transactions.read-file': TRANSACTIONS,
  'electronic-transactions.stamp': TRANSACTIONS,
  'electronic-transactions.register': TRANSACTIONS,
  'electronic-transactions.correct': TRANSACTIONS,
  'electronic-transactions.delete': TRANSACTIONS,
  'electronic-transactions.verify': TRANSACTIONS,
  'electronic-transactions.rename-counterparty': TRANSACTIONS,
  'electronic-transactions.duplicates': TRANSACTIONS,
  'electronic-transactions.link-candidates': TRANSACTIONS,
  'electronic-transactions.link': TRANSACTIONS,
  'electronic-transactions.unlink': TRANSACTIONS,
  'electronic-transactions.hold': TRANSACTIONS,
  'electronic-transactions.lift-hold': TRANSACTIONS,
  'electronic-transactions.propose-purge': TRANSACTIONS,
  'electronic-transactions.confirm-purge': TRANSACTIONS,
  'electronic-transactions.withdraw-purge': TRANSACTIONS,
  'electronic-transactions.papers': request({ kind: 'purchase-request' }),
  'evidence-checks.show': TRANSACTIONS,
  'resources.show': RESOURCES,
  'resources.change': RESOURCES,
  'resources.create': RESOURCES,
  'resources.retire': RESOURCES,
  'resources.restore': RESOURCES,
  'resources.set-photo': RESOURCES,
  'resources.remove-photo': RESOURCES,
  'resources.photo': RESOURCES,
  'resources.print-poster': RESOURCES,
  'resources.close': RESOURCES,
  'resources.check-closure': RESOURCES,
  'resources.list-ahead': RESOURCES,
  'resources.show-closure': RESOURCES,
  'resources.lift-closure': RESOURCES,
  'onboarding-papers.save-own': {
    open: 'the paper is the caller’s own by its kind; the id names a text of the company’s (B8-02)',
  },
  'onboarding-papers.submit-own': {
    open: 'the paper is the caller’s own by its kind; the id names a text of the company’s (B8-02)',
  },
  'onboarding-papers.fetch-passbook': {
    hides: {
      'a picture of a passbook': async (_world, owner) => {
        const content = await jpeg('#336699', 64, 48);
        const { body, text } = await owner.ask(addPassbook, {}, { name: 'passbook.jpg', content });
        return named(idOf(body, text), (id) => ({ id }));
      },
    },
    openTo: ['admin', 'HR looks after everybody’s papers; each opening is recorded (B8-04)'],
  },
  'onboarding-papers.request': ONBOARDING_PAPERS,
  'onboarding-papers.remind': ONBOARDING_PAPERS,
  'onboarding-papers.open': ONBOARDING_PAPERS,
  'onboarding-papers.accept': ONBOARDING_PAPERS,
  'onboarding-papers.return': ONBOARDING_PAPERS,
  'onboarding-papers.take-back': ONBOARDING_PAPERS,
  'onboarding-papers.print': ONBOARDING_PAPERS,
  'onboarding-templates.show': ONBOARDING_TEXTS,
  'onboarding-templates.change': ONBOARDING_TEXTS,
  'onboarding-templates.publish': ONBOARDING_TEXTS,
  'analytics.show': ANALYSIS,
  'analytics.export': ANALYSIS,
  'budgets.create': BUDGETS_ASKED,
  'budgets.left': BUDGETS_ASKED,
  'budgets.of-request': request(),
  'budgets.overview': BUDGETS_ASKED,
  'budgets.show': BUDGETS,
  'budgets.change': BUDGETS,
  'budgets.remove': BUDGETS,
  'bank-accounts.withdraw-name': { open: 'names of banks are the company’s: system people correct every one (B2-05)' },
  'faq.open': FAQ,
  'faq.rate': FAQ,
  'faq.show-for-maintenance': FAQ,
  'faq.create': FAQ,
  'faq.change': FAQ,
  'faq.publish': FAQ,
  'faq.unpublish': FAQ,
  'faq.answer-question': QUESTIONS,
  'faq.close-question': QUESTIONS,
  'expense-claims.remind': { open: 'an admin reminds whomever the month’s list names (B4-08)' },
  'attachments.fetch': {
    hides: {
      'a file': async (_world, owner) => named(await fileOf(owner), (id) => ({ id })),
      'a file in a draft': async (_world, owner) => named((await draftOf(owner)).attachmentId, (id) => ({ id })),
    },
  },
  'notifications.mark-read': ownNotification,
  'notifications.dismiss': ownNotification,
  'announcements.show': { open: 'an announcement has an audience and no owner; drafts are hidden by their phase' },
  'announcements.fetch-file': { open: 'an announcement has an audience and no owner; so have its files' },
  'announcements.mark-read': { open: 'an announcement has an audience and no owner; drafts are hidden by their phase' },
  'announcements.show-for-maintenance': ANNOUNCEMENTS,
  'announcements.create': { hides: { 'an attached file': fileInAnnouncement(async () => ({})) } },
  'announcements.change': {
    hides: {
      'an attached file': fileInAnnouncement(async (asker) => {
        const { body, text } = await asker.ask(createAnnouncement, announcement());
        return { id: idOf(body, text), version: 1, readAgain: false };
      }),
    },
  },
  'announcements.publish': ANNOUNCEMENTS,
  'announcements.withdraw': ANNOUNCEMENTS,
  'announcements.count-readers': ANNOUNCEMENTS,
  'announcements.list-readers': ANNOUNCEMENTS,
  'announcements.export-readers': ANNOUNCEMENTS,
  'announcements.remind': ANNOUNCEMENTS,
  'approvals.show': { ...turn({}), hides: { 'a request of others': turnOf({}) } },
  'approvals.preview': {
    hides: {
      'a draft': async (world, { accountId }) =>
        named(await draftOfAccount(world, accountId), (subjectId) => ({ domain: 'travel-expenses', subjectId })),
    },
  },
  'approvals.approve': turn({}),
  'approvals.return': turn({ comment: '確認してください。', reason: 'other' }),
  'approvals.reject': saying,
  'approvals.take-back': turn({}),
  'approvals.comment': saying,
  'approvals.preview-amount': { ...turn({}), hides: { 'a request of others': turnOf({ amount: 2 }) } },
  'approvals.change-amount': turn({ amount: 2, comment: '見積りのとおりに直します。' }),
  'approvals.reassign': { open: 'an admin reassigns the open turns of every request (B3-06)' },
  'approval-routes.show': ROUTES,
  'approval-routes.create': ROUTES,
  'approval-routes.save': ROUTES,
  'approval-routes.discard': ROUTES,
  'approval-routes.publish': ROUTES,
  'approval-routes.end': ROUTES,
  'approval-routes.simulate': { open: 'a system person asks for anybody, and learns only who would decide (B3-08)' },
  ...RESERVATION_RECORDS,
  'delegations.offer': { open: 'a delegation may be offered to every colleague; it holds once they accept (B3-07)' },
  'delegations.accept': ownDelegation,
  'delegations.decline': ownDelegation,
  'delegations.end': ownDelegation,
  'calendar.source-update': event((id) => ({ event: { ...SENT, id } })),
  'calendar.source-remove': event((eventId) => ({ eventId })),
  'calendar.show': event((id) => ({ id })),
  'calendar.change': eventStep(meeting()),
  'calendar.move': eventStep(MOVED),
  'calendar.remove': eventStep({}),
  'calendar.undo': {
    hides: {
      'a change': async (world, { accountId }) => {
        const { id } = await eventRow(world, accountId);
        return named(await changeRow(world, accountId, id), (change) => ({ id: change }));
      },
    },
  },
  'calendar.answer': {
    hides: {
      'an invitation': async (world, { accountId }) => {
        const { id } = await eventRow(world, world.people.other.accountId, accountId);
        return named(id, (asked) => ({ id: asked, version: 1, answer: 'accepted' }));
      },
    },
  },
  'calendar.add': { open: 'a new event names people who work here, and no record of anybody' },
  'calendar.team': {
    open: 'whoever may open the calendar looks at every department, and sees of it what is public (B9-03)',
  },
  'calendar.busy': {
    open: 'when a colleague is taken is told to whoever may open the calendar, and by what only where public (B9-03)',
  },
  ...ACADEMY_RECORDS,
  ...TIMELINE_RECORDS,
  ...TODO_RECORDS,
  ...BOARD_RECORDS,
  'accounts.show': ACCOUNTS,
  'accounts.change-end': ACCOUNTS,
  'accounts.change-role': ACCOUNTS,
  'accounts.suspend': ACCOUNTS,
  'accounts.reactivate': ACCOUNTS,
  'accounts.unlock': ACCOUNTS,
  'accounts.end-sessions': ACCOUNTS,
  'accounts.unlink-provider': ACCOUNTS,
  'accounts.invite': ACCOUNTS,
  'accounts.send-reset': ACCOUNTS,
  'accounts.hand-over-link': ACCOUNTS,
  'classifications.show': MASTERS,
  'classifications.create': MASTERS,
  'classifications.change': MASTERS,
  'classifications.list-details': MASTERS,
  'classifications.export-details': MASTERS,
  'classifications.show-detail': MASTERS,
  'classifications.show-usage': MASTERS,
  'classifications.show-history': MASTERS,
  'classifications.create-detail': MASTERS,
  'classifications.change-detail': MASTERS,
  'classifications.end-detail': MASTERS,
  'classifications.move-detail': MASTERS,
  'classifications.check-import': MASTERS,
  'classifications.import': MASTERS,
  'members.show': MEMBERS,
  'members.show-department': MEMBERS,
  'members.show-record': MEMBERS,
  'members.create': MEMBERS,
  'members.change': MEMBERS,
  'members.add-post': MEMBERS,
  'members.end-post': MEMBERS,
  'members.withdraw-post': MEMBERS,
  'members.set-leaving': MEMBERS,
  'members.list-open-work': MEMBERS,
  'profile.show': {
    open: 'staff see each other’s profiles, field by field (B2-02); a test of its own holds the fields',
  },
  'profile.photo': { open: 'staff see each other’s photos; they are named by what they hold' },
  'bank-accounts.show': accountsOf({}),
  'bank-accounts.open': accountsOf({ purpose: 'expense' }),
  'audit.show': { open: 'the system role looks through every record (B0-09)' },
};
