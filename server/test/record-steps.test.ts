// Calls every step of every record over HTTP, in each state and as each party; the cases are derived from the record's machine.
import { may, type Role } from '@madoguchi/contract/access.ts';
import { publishAnnouncement, withdrawAnnouncement } from '@madoguchi/contract/announcements/operations.ts';
import { ANNOUNCEMENT } from '@madoguchi/contract/announcements/record.ts';
import { acceptDelegation, declineDelegation, endDelegation } from '@madoguchi/contract/delegations/operations.ts';
import { DELEGATION } from '@madoguchi/contract/delegations/record.ts';
import {
  cancelClaim,
  confirmClaim,
  submitClaim,
  withdrawClaim,
} from '@madoguchi/contract/expense-claims/operations.ts';
import { EXPENSE_CLAIM } from '@madoguchi/contract/expense-claims/record.ts';
import { answerQuestion, closeQuestion, publishFaq, unpublishFaq } from '@madoguchi/contract/faq/operations.ts';
import { FAQ_ENTRY, FAQ_QUESTION } from '@madoguchi/contract/faq/record.ts';
import { toolRules } from '@madoguchi/contract/general-tools/tools.ts';
import {
  acceptPaper,
  changeTemplate,
  publishTemplate,
  returnPaper,
  takeBackRequest,
} from '@madoguchi/contract/onboarding/operations.ts';
import { ONBOARDING_PAPER, ONBOARDING_TEMPLATE } from '@madoguchi/contract/onboarding/record.ts';
import type { Write } from '@madoguchi/contract/operation.ts';
import {
  cancelPurchaseRequest,
  closePurchaseRequest,
  orderPurchase,
  receivePurchase,
  submitPurchaseRequest,
  withdrawPurchaseRequest,
} from '@madoguchi/contract/purchase-requests/operations.ts';
import { PURCHASE_REQUEST } from '@madoguchi/contract/purchase-requests/record.ts';
import { EDITABLE, UNDER_APPROVAL } from '@madoguchi/contract/purchase-requests/rules.ts';
import type { RecordKind } from '@madoguchi/contract/record/record.ts';
import { restoreResource, retireResource } from '@madoguchi/contract/resources/operations.ts';
import { RESOURCE } from '@madoguchi/contract/resources/record.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drafted as draftedAnnouncement } from './announcements.ts';
import { goodsOf, orderOf } from './bought-purchases.ts';
import { MONTH, submitted } from './claims.ts';
import { offered } from './delegations.ts';
import { emptyClaims } from './empty-claims.ts';
import { asked, drafted as draftedEntry } from './faq-cases.ts';
import { draftedTemplate, submittedPaper, texts, withoutPapers } from './onboarding-cases.ts';
import type { Who } from './people.ts';
import { submittedPurchase } from './purchases.ts';
import { madeResource } from './resource-cases.ts';
import { openWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** An operation's access is checked before any rule. */
const ROLES_OF: Readonly<Record<Who, Role>> = {
  system: 'system',
  admin: 'admin',
  admin2: 'admin',
  staff: 'staff',
  other: 'staff',
  user: 'user',
};

interface Named {
  readonly id: string;
}

/** A step of people's, and which of the machine's actions it is in a state; approvals and the calendar take the others. */
interface Step<State, Action> {
  readonly operation: Write;
  readonly actionIn: (state: State) => Action;
  readonly more?: (record: Named) => Promise<object>;
}

interface Stepped<State extends string, Action extends string, Party extends string> {
  readonly record: RecordKind<State, Action, Party>;
  readonly table: string;
  readonly begin: () => Promise<Named>;
  /** Further columns that the table's checks require in a state. */
  readonly besides?: (state: State) => string;
  readonly steps: readonly Step<State, Action>[];
  /** The parties that people are; `null`: the record is hidden from them. */
  readonly people: Partial<Record<Who, (state: State) => readonly Party[] | null>>;
}

const always =
  <Party>(...parties: Party[]) =>
  () =>
    parties;
const hidden = () => null;

/** The approval of a record in the state, as far as the record's own steps look at it. */
const APPROVALS: Readonly<Record<string, string>> = {
  draft: 'withdrawn',
  withdrawn: 'withdrawn',
  returned: 'returned',
  submitted: 'in_progress',
  in_review: 'in_progress',
};

async function putInto<State extends string>(
  { table, besides }: Pick<Stepped<State, string, string>, 'table' | 'besides'>,
  { id }: Named,
  state: State,
): Promise<number> {
  const approval = APPROVALS[state] ?? 'approved';
  await world.pool.query(
    `update approvals set status = $2, current_step = case when $2 = 'in_progress' then 0 end where subject_id = $1`,
    [id, approval],
  );
  const { rows } = await world.pool.query(
    `update ${table} set status = $2 ${besides?.(state) ?? ''} where id = $1 returning version`,
    [id, state],
  );
  return rows[0].version;
}

function walk<State extends string, Action extends string, Party extends string>(
  title: string,
  stepped: Stepped<State, Action, Party>,
): void {
  const { record, table, begin, steps, people } = stepped;
  const states = Object.keys(record.states) as State[];
  const cases = states.flatMap((state) =>
    steps.flatMap(({ operation, actionIn, more }) =>
      (Object.keys(people) as Who[]).map((who) => {
        const action = actionIn(state);
        const parties = people[who]?.(state) ?? null;
        const byRule = parties === null ? 'not-found' : record.machine.whyNot(state, action, parties);
        const refusal = may({ roles: [ROLES_OF[who]] }, operation.access, toolRules()) ? byRule : 'not-allowed';
        return { state, operation, action, more, who, refusal };
      }),
    ),
  );

  async function answerTo({ state, operation, more, who }: (typeof cases)[number], one: Named) {
    const version = await putInto(stepped, one, state);
    const { id } = one;
    const answer = await world.as(who)(operation, { ...(await more?.(one)), id, version } as never);
    const { rows } = await world.pool.query(`select status, version from ${table} where id = $1`, [id]);
    return { answer, before: { status: state, version }, after: rows[0] };
  }

  describe(title, () => {
    it('is refused each step that its machine refuses, for that reason, and stays as it is [B0-05] [B0-02]', async () => {
      const one = await begin();
      for (const asking of cases.filter(({ refusal }) => refusal !== null)) {
        const { answer, before, after } = await answerTo(asking, one);
        const what = `${asking.who} ${asking.action} ${asking.state}`;
        expect(answer.problem.code, what).toBe(asking.refusal);
        expect(after, what).toEqual(before);
        if (asking.refusal === 'wrong-state')
          expect(answer.problem.message, what).toContain(record.states[asking.state].en);
      }
    });

    it('takes each step that its machine allows, to the state that it names [B0-05]', async () => {
      for (const asking of cases.filter(({ refusal }) => refusal === null)) {
        const { answer, before, after } = await answerTo(asking, await begin());
        const what = `${asking.who} ${asking.action} ${asking.state}: ${answer.raw.body}`;
        expect(answer.status, what).toBe(200);
        const { to } = record.machine.transitions[asking.action];
        expect(after, what).toEqual({ status: to, version: before.version + 1 });
      }
    });

    it('is moved by people through these steps alone: the others are no operation [B0-05]', () => {
      const taken = new Set(states.flatMap((state) => steps.map(({ actionIn }) => actionIn(state))));
      const others = record.machine.actions.filter((action) => !taken.has(action));
      const by = new Set(others.map((action) => record.machine.transitions[action].by));
      expect([...by].filter((party) => !['approval', 'calendar'].includes(party))).toEqual([]);
    });
  });
}

const as =
  <Action>(action: Action) =>
  () =>
    action;

walk('an entry of the FAQ', {
  record: FAQ_ENTRY,
  table: 'faq_entries',
  begin: () => draftedEntry(world),
  steps: [
    { operation: publishFaq, actionIn: as('publish') },
    { operation: unpublishFaq, actionIn: as('unpublish') },
  ],
  people: { system: always('maintainer'), admin: always(), staff: always() },
});

walk('a question that nothing answers', {
  record: FAQ_QUESTION,
  table: 'faq_questions',
  begin: async () => {
    await world.pool.query(`update faq_questions set asked_at = asked_at - interval '2 days'`);
    return asked(world);
  },
  besides: (state) => (state === 'answered' ? `, answer = 'x', answered_at = now()` : ''),
  steps: [
    { operation: answerQuestion, actionIn: as('answer'), more: async () => ({ answer: '経理課に聞いてください。' }) },
    { operation: closeQuestion, actionIn: as('close') },
  ],
  people: { system: always('maintainer'), admin: always(), staff: always() },
});

walk('a resource', {
  record: RESOURCE,
  table: 'resources',
  begin: () => madeResource(world),
  steps: [
    { operation: retireResource, actionIn: as('retire') },
    { operation: restoreResource, actionIn: as('restore') },
  ],
  people: { system: always('maintainer'), admin: always(), staff: always() },
});

walk('an announcement', {
  record: ANNOUNCEMENT,
  table: 'announcements',
  begin: () => draftedAnnouncement(world),
  besides: (state) => (state === 'published' ? ', published_at = now()' : ''),
  steps: [
    { operation: publishAnnouncement, actionIn: as('publish') },
    { operation: withdrawAnnouncement, actionIn: as('withdraw') },
  ],
  people: { admin: always('maintainer'), system: always('maintainer'), staff: always() },
});

walk('a delegation', {
  record: DELEGATION,
  table: 'delegations',
  begin: async () => {
    await world.pool.query('delete from delegations');
    return offered(world, 'admin2', 'other');
  },
  besides: (state) => `, answered_at = now(), ended_at = ${state === 'ended' ? 'now()' : 'null'}`,
  steps: [
    { operation: acceptDelegation, actionIn: as('accept') },
    { operation: declineDelegation, actionIn: as('decline') },
    { operation: endDelegation, actionIn: as('end') },
  ],
  people: { admin2: always('giver', 'either'), other: always('delegate', 'either'), admin: hidden },
});

walk('a claim', {
  record: EXPENSE_CLAIM,
  table: 'expense_claims',
  begin: async () => {
    await emptyClaims(world.pool);
    return submitted(world.as('staff'), undefined, MONTH);
  },
  steps: [
    { operation: submitClaim, actionIn: as('submit') },
    { operation: withdrawClaim, actionIn: as('withdraw') },
    { operation: cancelClaim, actionIn: as('cancel') },
    { operation: confirmClaim, actionIn: as('confirm') },
  ],
  people: {
    staff: always('owner'),
    // Taken back, it is its owner's alone again.
    admin: (state) => (state === 'draft' ? null : ['reviewer']),
    other: hidden,
  },
});

const AFTER_APPROVAL = ['approved', 'ordered', 'partially_received', 'received', 'closed', 'expired'];

walk('a purchase request', {
  record: PURCHASE_REQUEST,
  table: 'purchase_requests',
  begin: () => submittedPurchase(world),
  besides: (state) =>
    AFTER_APPROVAL.includes(state) ? `, approved_yen = total_yen, approved_at = '2026-11-20T00:00:00Z'` : '',
  steps: [
    { operation: submitPurchaseRequest, actionIn: as('submit') },
    { operation: withdrawPurchaseRequest, actionIn: as('withdraw') },
    {
      operation: cancelPurchaseRequest,
      actionIn: (state) => ([...EDITABLE, ...UNDER_APPROVAL].includes(state) ? 'cancel' : 'cancel-approved'),
      more: async () => ({ comment: '不要になりました。' }),
    },
    { operation: orderPurchase, actionIn: as('order'), more: async () => orderOf() },
    { operation: receivePurchase, actionIn: as('receive'), more: (request) => goodsOf(world, request, 1) },
    { operation: receivePurchase, actionIn: as('receive-all'), more: (request) => goodsOf(world, request, 3) },
    {
      operation: closePurchaseRequest,
      actionIn: (state) => (state === 'received' ? 'close' : 'close-incomplete'),
      more: async () => ({ comment: '残りは届きません。' }),
    },
  ],
  people: { staff: always('owner', 'buyer'), admin: (state) => (state === 'draft' ? null : ['buyer']), other: hidden },
});

walk('the text of a paper', {
  record: ONBOARDING_TEMPLATE,
  table: 'onboarding_templates',
  begin: async () => {
    await world.pool.query('alter table onboarding_templates disable trigger user');
    await world.pool.query(`delete from onboarding_templates where kind = 'pledge' and number is distinct from 1`);
    return draftedTemplate(world);
  },
  besides: (state) =>
    state === 'published'
      ? `, number = 2, sha256 = decode(repeat('ab', 32), 'hex'), published_at = now()`
      : ', number = null, sha256 = null, published_at = null',
  steps: [
    { operation: changeTemplate, actionIn: as('change'), more: async () => texts() },
    { operation: publishTemplate, actionIn: as('publish'), more: async () => ({ mustAgreeAgain: false, note: '' }) },
  ],
  people: { system: always('editor'), admin: always(), staff: always() },
});

walk('a paper of onboarding, as HR looks after it', {
  record: {
    ...ONBOARDING_PAPER,
    // Its person takes their steps by the kind of the paper, not by its id: papers.test.ts walks those.
    machine: { ...ONBOARDING_PAPER.machine, actions: ['accept', 'return', 'take-back'] as const },
  },
  table: 'onboarding_papers',
  begin: async () => {
    await withoutPapers(world);
    await world.pool.query('alter table onboarding_decisions disable trigger user');
    await world.pool.query('truncate onboarding_decisions');
    return submittedPaper(world, 'staff');
  },
  besides: (state) => `, taken_back_reason = ${state === 'taken_back' ? `'x'` : 'null'}`,
  steps: [
    { operation: acceptPaper, actionIn: as('accept') },
    {
      operation: returnPaper,
      actionIn: as('return'),
      more: async () => ({ comment: '直してください。', comments: [] }),
    },
    {
      operation: takeBackRequest,
      actionIn: as('take-back'),
      more: async () => ({ reason: '入社が取消しになりました。' }),
    },
  ],
  people: { admin: always('hr'), system: always('hr'), staff: always() },
});
