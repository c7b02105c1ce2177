// For every operation an input that works, and for every refusal it declares a way to get there.
import { randomUUID } from 'node:crypto';
import { saveDraft } from '@madoguchi/contract/expense-claims/operations.ts';
import type { OperationId } from '@madoguchi/contract/operations.ts';
import type { FrameChoice } from '@madoguchi/contract/preferences/frame-fields.ts';
import { showPreferences } from '@madoguchi/contract/preferences/operations.ts';
import { addMonths, firstDay } from '@madoguchi/contract/values/calendar-months.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import { ACADEMY_CASES } from './academy-cases.ts';
import { ACCOUNT_CASES } from './account-cases.ts';
import { ANALYTICS_CASES } from './analytics-cases.ts';
import { ANNOUNCEMENT_CASES } from './announcement-cases.ts';
import { APPROVAL_ROUTE_CASES } from './approval-route-cases.ts';
import { APPROVAL_CASES } from './approvals/approval-cases.ts';
import { AUDIT_CASES } from './audit-cases.ts';
import { BANK_ACCOUNT_CASES } from './bank-account-cases.ts';
import { BOARD_CASES } from './board-cases.ts';
import { BUDGET_CASES } from './budget-cases.ts';
import { CALENDAR_CASES } from './calendar-cases.ts';
import { approved, draft, line, savedDraft, submitted } from './claims.ts';
import { CLASSIFICATION_CASES } from './classification-cases.ts';
import { FAQ_CASES } from './faq-cases.ts';
import { FAULT_CASES } from './fault-cases.ts';
import { GENERAL_TOOL_CASES } from './general-tool-cases.ts';
import { MEMBER_CASES } from './member-cases.ts';
import { sendFile } from './multipart.ts';
import { NOTIFICATION_CASES } from './notification-cases.ts';
import { ONBOARDING_CASES } from './onboarding-cases.ts';
import { type Asked, nothing, type OperationCases } from './operation-case.ts';
import { PASSWORD_CASES } from './password-cases.ts';
import type { Who } from './people.ts';
import { PROFILE_CASES } from './profile-cases.ts';
import { PURCHASE_BUYING_CASES, PURCHASE_CASES, PURCHASE_PAPER_CASES } from './purchase-cases.ts';
import { RESERVATION_CASES } from './reservation-cases.ts';
import { RESOURCE_CASES } from './resource-cases.ts';
import { SESSION_CASES } from './session-cases.ts';
import { SHARED_VIEW_CASES } from './shared-view-cases.ts';
import { keptWorld } from './side-worlds.ts';
import { SINGLE_SIGN_ON_CASES } from './single-sign-on-cases.ts';
import { TIMELINE_CASES } from './timeline-cases.ts';
import { TODO_CASES } from './to-do-cases.ts';
import { TRANSACTION_CASES } from './transaction-cases.ts';
import { openWorld, type World } from './world.ts';

let month = '202003' as YearMonth;
/** One claim a person and month: each situation takes a month of its own. */
function freshMonth(): YearMonth {
  month = addMonths(month, 1);
  return month;
}

const memo = 'お客様のご都合による';
const linesOf = (of: YearMonth) => [line({ useDate: firstDay(of), memo })];

async function drafted({ as }: World, who: Who = 'staff') {
  const of = freshMonth();
  const { id, version } = await savedDraft(as(who), linesOf(of), of);
  return { id, version, month: of };
}

async function handedIn({ as }: World, who: Who = 'staff') {
  const of = freshMonth();
  const { id, version } = await submitted(as(who), linesOf(of), of);
  return { id, version };
}

/** Approved by both; an admin's own by another admin. */
async function ready(world: World, who: Who = 'staff') {
  const { id, version } = await approved(world, await handedIn(world, who), 'system');
  return { id, version };
}

/** A draft that its owner has saved once more since. */
async function overtaken(world: World) {
  const { id, version, month: of } = await drafted(world);
  await world.as('staff')(saveDraft, { ...draft(linesOf(of), version), month: of });
  return { id, version };
}

/** Handed in, returned and handed in again would be version 4: whoever still looks at 2 is late. */
async function handedInSince(world: World) {
  const { id, version } = await handedIn(world);
  return { id, version: version - 1 };
}

const receipt = { name: '領収書.pdf', content: '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n' };

const masters = { works: nothing, refused: {} } satisfies OperationCases;
const monthOfReview: OperationCases = {
  works: async () => ({ who: 'admin', input: { month: '202611' } }),
  refused: {},
};

type Claim = { id: string; version: number };

/** The cases of an owner's operation on a claim of theirs. */
function byOwner(ready: (world: World) => Promise<Claim>, tooLate: typeof ready, stale: typeof ready): OperationCases {
  const asked = async (claim: Promise<Claim>, who: Who = 'staff'): Promise<Asked> => {
    const { id, version } = await claim;
    return { who, input: { id, version } };
  };
  return {
    works: (world) => asked(ready(world)),
    refused: {
      'not-found': (world) => asked(ready(world), 'other'),
      'wrong-state': (world) => asked(tooLate(world)),
      stale: (world) => asked(stale(world)),
    },
  };
}

/** The cases of an admin's confirmation of somebody else's approved claim. */
const confirmation: OperationCases = (() => {
  const asked = async (claim: Promise<Claim>): Promise<Asked> => {
    const { id, version } = await claim;
    return { who: 'admin', input: { id, version } };
  };
  const before = async (claim: Promise<Claim>) => ({ ...(await claim), version: (await claim).version - 1 });
  return {
    works: (world) => asked(ready(world)),
    refused: {
      'not-found': (world) => asked(drafted(world)),
      'not-allowed': (world) => asked(ready(world, 'admin')),
      'wrong-state': (world) => asked(handedIn(world)),
      stale: (world) => asked(before(ready(world))),
    },
  };
})();

/** No route leads anywhere there; whom to ask has a name that is said in both languages alike. */
async function withoutRoute(): Promise<Asked> {
  const at = await keptWorld('without a route', async () => {
    const world = await openWorld();
    await world.pool.query('update approval_route_versions set valid_to = valid_from');
    await world.pool.query(`update accounts set display_name = 'Kobayashi' where roles @> '{system}'`);
    return world;
  });
  const { id, version } = await drafted(at);
  return { who: 'staff', input: { id, version }, at };
}

const submission = byOwner(drafted, handedIn, overtaken);
const withdrawal = byOwner(handedIn, drafted, handedInSince);

async function fileOf(world: World, who: Who): Promise<string> {
  const answer = await sendFile(world, who, [receipt]);
  return answer.json().id;
}

/** A choice of the frame's settings at the version that stands. */
async function frameChange({ as }: World) {
  const { output } = await as('staff')(showPreferences, {});
  const value: FrameChoice = { theme: { main: 'light3' } };
  return { name: 'frame', value, version: output.preferences.frame.version };
}

export const CASES: { readonly [Id in OperationId]: OperationCases } = {
  ...SESSION_CASES,
  ...ACADEMY_CASES,
  ...TODO_CASES,
  ...BOARD_CASES,
  ...RESOURCE_CASES,
  ...TRANSACTION_CASES,
  ...PASSWORD_CASES,
  'master-data.reason': masters,
  'master-data.route': masters,
  'master-data.way': masters,
  'master-data.purchase_type': masters,
  'master-data.staff': masters,
  'master-data.group': masters,
  'master-data.position': masters,
  'master-data.document_type': masters,
  'master-data.holidays': { works: async () => ({ who: 'user', input: { year: '2026' } }), refused: {} },
  'expense-claims.show-my-month': { works: async () => ({ who: 'staff', input: { month: '202611' } }), refused: {} },
  'expense-claims.save-draft': {
    works: async () => {
      const of = freshMonth();
      return { who: 'staff', input: { ...draft(linesOf(of)), month: of } };
    },
    refused: {
      'claim-exists': async (world) => {
        const { month: of } = await drafted(world);
        return { who: 'staff', input: { ...draft(linesOf(of)), month: of } };
      },
      'wrong-state': async (world) => {
        const of = freshMonth();
        const { version } = await submitted(world.as('staff'), linesOf(of), of);
        return { who: 'staff', input: { ...draft(linesOf(of), version), month: of } };
      },
      stale: async (world) => {
        const { version, month: of } = await drafted(world);
        return { who: 'staff', input: { ...draft(linesOf(of), version + 1), month: of } };
      },
    },
  },
  'expense-claims.submit': {
    works: submission.works,
    refused: {
      ...submission.refused,
      'no-approval-route': withoutRoute,
      'claim-not-ready': async (world) => {
        const of = freshMonth();
        const { id, version } = await savedDraft(
          world.as('staff'),
          [line({ useDate: firstDay(of), purpose: null })],
          of,
        );
        return { who: 'staff', input: { id, version } };
      },
    },
  },
  'expense-claims.withdraw': withdrawal,
  'expense-claims.cancel': byOwner(drafted, handedIn, overtaken),
  'expense-claims.confirm': confirmation,
  'expense-claims.show': {
    works: async (world) => ({ who: 'admin', input: { id: (await handedIn(world)).id } }),
    refused: { 'not-found': async (world) => ({ who: 'admin', input: { id: (await drafted(world)).id } }) },
  },
  'expense-claims.find-by-number': { works: async () => ({ who: 'staff', input: { number: '123' } }), refused: {} },
  'expense-claims.list-for-review': monthOfReview,
  'expense-claims.count-for-review': monthOfReview,
  'expense-claims.remind': monthOfReview,
  'expense-claims.export-review-list': monthOfReview,
  'expense-claims.export-month': monthOfReview,
  'expense-claims.print': {
    works: async (world) => ({ who: 'staff', input: { id: (await handedIn(world)).id } }),
    refused: { 'not-found': async (world) => ({ who: 'other', input: { id: (await handedIn(world)).id } }) },
  },
  'expense-claims.suggest': { works: nothing, refused: {} },
  'people.find': { works: async () => ({ who: 'staff', input: { q: '髙﨑' } }), refused: {} },
  'attachments.add': {
    works: async () => ({ who: 'staff', input: {}, file: receipt }),
    refused: {
      'too-large': async () => ({
        who: 'staff',
        input: {},
        file: { ...receipt, content: Buffer.alloc(10_485_761, '%') },
      }),
      'wrong-type': async () => ({
        who: 'staff',
        input: {},
        file: { name: 'a.png', content: '<svg onload="alert(1)"/>' },
      }),
    },
  },
  'attachments.fetch': {
    works: async (world) => ({ who: 'staff', input: { id: await fileOf(world, 'staff') } }),
    refused: { 'not-found': async (world) => ({ who: 'other', input: { id: await fileOf(world, 'staff') } }) },
  },
  ...ACCOUNT_CASES,
  ...ANALYTICS_CASES,
  ...ANNOUNCEMENT_CASES,
  ...APPROVAL_CASES,
  ...APPROVAL_ROUTE_CASES,
  ...PURCHASE_CASES,
  ...PURCHASE_BUYING_CASES,
  ...PURCHASE_PAPER_CASES,
  ...CLASSIFICATION_CASES,
  ...AUDIT_CASES,
  ...FAULT_CASES,
  ...GENERAL_TOOL_CASES,
  ...SINGLE_SIGN_ON_CASES,
  ...MEMBER_CASES,
  ...PROFILE_CASES,
  ...TIMELINE_CASES,
  ...BANK_ACCOUNT_CASES,
  ...BUDGET_CASES,
  ...CALENDAR_CASES,
  ...ONBOARDING_CASES,
  ...FAQ_CASES,
  ...SHARED_VIEW_CASES,
  ...NOTIFICATION_CASES,
  ...RESERVATION_CASES,
  'live.listen': { works: nothing, refused: {} },
  'preferences.show': { works: nothing, refused: {} },
  'preferences.save': {
    works: async (world) => ({ who: 'staff', input: await frameChange(world) }),
    refused: {
      stale: async (world) => {
        const input = await frameChange(world);
        return { who: 'staff', input: { ...input, version: input.version + 1 } };
      },
    },
  },
  'system.health': {
    works: async () => ({ who: null, input: {} }),
    refused: { unavailable: async () => ({ who: null, input: {}, withoutDatabase: true }) },
  },
  'icons.list': { works: async () => ({ who: 'system', input: {} }), refused: {} },
  'system.openapi': { works: async () => ({ who: 'system', input: {} }), refused: {} },
  'system.ready-press': { works: nothing, refused: {} },
};

/** The fields that name one record in an input, each with an id that nobody has. */
const unknownIds = () => ({ id: randomUUID(), employeeId: '99999', photo: 'f'.repeat(64) });

/** The same input with an id that nobody has. */
export function withUnknownId(input: Record<string, unknown>): Record<string, unknown> {
  const unknown = Object.entries(unknownIds()).filter(([name]) => name in input);
  return { ...input, ...Object.fromEntries(unknown) };
}
