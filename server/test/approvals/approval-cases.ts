// For every operation of approvals an input that works, and the ways to its refusals. Asked of a portal with requests of the
// tests' own: the engine is the same for all.
import { randomUUID } from 'node:crypto';
import { type APPROVAL_OPERATIONS, approve } from '@madoguchi/contract/approvals/operations.ts';
import { tokenHash } from '../../src/platform/session/session-store.ts';
import type { Asked, OperationCases, Situation } from '../operation-case.ts';
import type { Who } from '../people.ts';
import { keptWorld } from '../side-worlds.ts';
import type { World } from '../world.ts';
import {
  draftRequest,
  openApprovalWorld,
  publishSteps,
  submittedRequest,
  type TestRequest,
  withHead,
} from './requests.ts';
import { ADMINS, SUPERIOR } from './routes.ts';

type Id = (typeof APPROVAL_OPERATIONS)[number]['id'];

/** Somebody of the office heads it, and two steps are to be taken: the superior’s and an admin’s. */
const approvalWorld = () =>
  keptWorld('approvals', async () => {
    const world = await openApprovalWorld();
    await withHead(world, 'other');
    await publishSteps(world, [SUPERIOR, ADMINS]);
    return world;
  });

const at = ({ approvalId, version }: TestRequest, more: object = {}) => ({ id: approvalId, version, ...more });

/** A request of the person's, as it waits for their superior. */
const asks =
  (who: Who, of: Who, inputOf: (request: TestRequest, world: World) => object | Promise<object>): Situation =>
  async () => {
    const world = await approvalWorld();
    const input = { ...(await inputOf(await submittedRequest(world, of), world)) };
    return { who, input, at: world };
  };

/** The superior has said yes already. */
const decided = async (request: TestRequest, world: World) => {
  await world.as('other')(approve, at(request));
  return { ...request, version: request.version + 1 };
};

/** An account of an operator: nobody of the organisation. */
async function operatorOf({ pool }: World): Promise<string> {
  const [accountId, token] = [randomUUID(), randomUUID()];
  await pool.query(
    `insert into accounts (id, email, password_hash, display_name, roles) values ($1, $2, 'nobody', '運用担当', '{system}')`,
    [accountId, `operator-${accountId}@madoguchi.example`],
  );
  await pool.query(
    `insert into sessions (id, account_id, token_hash, created_at, expires_at, ip, user_agent)
     values ($1, $2, $3, '2026-11-01', '2030-01-01', '127.0.0.1', 'test')`,
    [randomUUID(), accountId, tokenHash(token)],
  );
  return token;
}

/** The cases of an act by the requester's superior. */
function byApprover(more: object): OperationCases {
  return {
    works: asks('other', 'staff', (request) => at(request, more)),
    refused: {
      'not-found': asks('staff', 'admin2', (request) => at(request, more)),
      'not-allowed': asks('staff', 'staff', (request) => at(request, more)),
      'wrong-state': asks('other', 'staff', async (request, world) => at(await decided(request, world), more)),
      stale: asks('other', 'staff', async (request, world) => {
        await decided(request, world);
        return at(request, more);
      }),
    },
  };
}

const comment = { comment: '領収書を添付してください。' };

/** The id of the superior's open turn. */
async function turnOf(request: TestRequest, { pool }: World): Promise<string> {
  const { rows } = await pool.query(`select id from approval_tasks where approval_id = $1 and status = 'pending'`, [
    request.approvalId,
  ]);
  return rows[0].id;
}

const moved =
  (
    to: Who,
    prepared: (request: TestRequest, world: World) => TestRequest | Promise<TestRequest> = (request) => request,
  ) =>
  async (request: TestRequest, world: World) => {
    const taskId = await turnOf(request, world);
    return at(await prepared(request, world), { taskId, to: world.people[to].employeeUuid, ...comment });
  };

const draftOf =
  (of: Who): Situation =>
  async (): Promise<Asked> => {
    const world = await approvalWorld();
    return { who: 'staff', input: { domain: 'travel-expenses', subjectId: await draftRequest(world, of) }, at: world };
  };

const ofMonth: OperationCases = { works: async () => ({ who: 'admin', input: { month: '202611' } }), refused: {} };
const own: OperationCases = { works: async () => ({ who: 'staff', input: {} }), refused: {} };

export const APPROVAL_CASES: Record<Id, OperationCases> = {
  'approvals.list-inbox': own,
  'approvals.export-inbox': own,
  'approvals.list-decided': own,
  'approvals.export-decided': own,
  'approvals.list-requests': ofMonth,
  'approvals.export-requests': ofMonth,
  'approvals.count-inbox': own,
  'approvals.show': {
    works: asks('other', 'staff', ({ approvalId }) => ({ id: approvalId })),
    refused: { 'not-found': asks('staff', 'admin2', ({ approvalId }) => ({ id: approvalId })) },
  },
  'approvals.preview': { works: draftOf('staff'), refused: { 'not-found': draftOf('admin2') } },
  'approvals.approve': byApprover({}),
  'approvals.return': byApprover({ reason: 'receipt', ...comment }),
  'approvals.reject': byApprover(comment),
  'approvals.take-back': {
    works: asks('other', 'staff', async (request, world) => at(await decided(request, world))),
    refused: {
      ...byApprover({}).refused,
      'wrong-state': asks('other', 'staff', (request) => at(request)),
    },
  },
  'approvals.comment': {
    works: asks('staff', 'staff', (request) => at(request, comment)),
    refused: {
      'not-found': byApprover(comment).refused['not-found'] as Situation,
      'not-allowed': async (world) => {
        const asked = await byApprover(comment).works(world);
        return { ...asked, who: null, token: await operatorOf(asked.at as World) };
      },
      stale: byApprover(comment).refused.stale as Situation,
    },
  },
  'approvals.preview-amount': {
    works: asks('other', 'staff', ({ approvalId }) => ({ id: approvalId, amount: 2 })),
    refused: {
      'not-found': asks('staff', 'admin2', ({ approvalId }) => ({ id: approvalId, amount: 2 })),
      'not-allowed': asks('staff', 'staff', ({ approvalId }) => ({ id: approvalId, amount: 2 })),
      'wrong-state': asks('other', 'staff', async (request, world) => {
        await decided(request, world);
        return { id: request.approvalId, amount: 2 };
      }),
    },
  },
  'approvals.change-amount': {
    ...byApprover({ amount: 2, ...comment }),
    refused: {
      ...byApprover({ amount: 2, ...comment }).refused,
      invalid: asks('other', 'staff', (request) => at(request, { amount: 10_000, ...comment })),
    },
  },
  'approvals.reassign': {
    works: asks('admin', 'staff', moved('admin2')),
    refused: {
      'not-found': asks('admin', 'staff', async (request, world) => ({
        ...(await moved('admin2')(request, world)),
        id: randomUUID(),
      })),
      'not-allowed': asks('admin', 'admin', moved('admin2')),
      'wrong-state': asks('admin', 'staff', moved('admin2', decided)),
      stale: asks(
        'admin',
        'staff',
        moved('admin2', (request) => ({ ...request, version: request.version + 1 })),
      ),
      invalid: asks('admin', 'staff', moved('staff')),
    },
  },
};
