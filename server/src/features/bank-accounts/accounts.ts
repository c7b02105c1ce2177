// A person's accounts: shown masked, opened one at a time with a record of it, changed by the person alone (B2-05).
import { may } from '@madoguchi/contract/access.ts';
import { maskedNumber } from '@madoguchi/contract/bank-accounts/account-number.ts';
import { fittingHolder } from '@madoguchi/contract/bank-accounts/holder-kana.ts';
import type { MaskedAccount, OpenAccount } from '@madoguchi/contract/bank-accounts/model.ts';
import {
  changeExpenseAccount as changeOperation,
  openAccount as openOperation,
  showAccounts as showOperation,
} from '@madoguchi/contract/bank-accounts/operations.ts';
import { ownName } from '@madoguchi/contract/bank-accounts/own-name.ts';
import { isClosed, isRecent, needsReason } from '@madoguchi/contract/bank-accounts/rules.ts';
import type { Yen } from '@madoguchi/contract/values/yen.ts';
import { type ToldFact, tellFacts, writtenFacts } from '../../platform/facts/told-facts-store.ts';
import type { Ground } from '../../platform/ground.ts';
import { handle } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { uuidAt } from '../../platform/uuid.ts';
import { type MasterSnapshot, masterData } from '../master-data/public.ts';
import type { DailyWork } from '../notifications/public.ts';
import { findBranch, type ListedBranch } from './bank-store.ts';
import {
  type AccountRow,
  addVersion,
  findAccounts,
  findAtClosedBranches,
  findEmployee,
  SEALED_HOLDER,
  SEALED_NUMBER,
} from './store.ts';
import { firstPayDayOf } from './wage-accounts.ts';

export const invalid = (field: string, code: string): never =>
  refuse('invalid', { fields: [{ field, code }], values: { n: 1 } });

const placed = (column: typeof SEALED_NUMBER | typeof SEALED_HOLDER, id: string) => ({
  table: column.table,
  column: column.column,
  row: id,
});

function maskedOf({ sealing, clock }: Ground, row: AccountRow, masters: MasterSnapshot): MaskedAccount {
  return {
    purpose: row.purpose,
    version: row.version,
    bank: { code: row.bank, name: row.bankName },
    branch: { code: row.branch, name: row.branchName },
    kind: row.kind,
    number: maskedNumber(sealing.open(placed(SEALED_NUMBER, row.id), row.number)),
    ownName: row.ownName,
    startMonth: row.startMonth,
    payDay: row.startMonth === null ? null : firstPayDayOf(masters, row.startMonth, row.changedAt),
    amount: row.amount as Yen | null,
    changedAt: row.changedAt,
    isRecent: isRecent(row.changedAt, clock.now()),
    closedOn: row.closedOn,
  };
}

function openOf(ground: Ground, row: AccountRow, masters: MasterSnapshot): OpenAccount {
  const holder = ground.sealing.open(placed(SEALED_HOLDER, row.id), row.holder);
  return {
    ...maskedOf(ground, row, masters),
    number: ground.sealing.open(placed(SEALED_NUMBER, row.id), row.number),
    holder,
    fittingHolder: fittingHolder(holder),
    reason: row.reason,
  };
}

interface Whose {
  readonly id: string;
  readonly number: string;
  readonly isOwn: boolean;
}

/** One's own without a number; another's for HR alone: to anybody else they are as unknown as nobody's (T3). */
async function whoseOf({ pool }: Ground, actor: Actor, number = actor.employee?.number): Promise<Whose> {
  if (number === undefined) return refuse('not-found');
  if (number === actor.employee?.number) return { id: actor.employee.id, number, isOwn: true };
  const found = may(actor, 'admin') ? await findEmployee(pool, number) : null;
  return { id: (found ?? refuse('not-found')).id, number, isOwn: false };
}

export const showAccounts = handle(showOperation, async ({ ground, actor, input, own, opened }) => {
  // An account without an employee record has none to be paid to.
  if (input.employeeId === undefined && actor.employee === null) return own({ accounts: [] });
  const { id, number, isOwn } = await whoseOf(ground, actor, input.employeeId);
  const masters = await masterData(ground);
  const accounts = (await findAccounts(ground.pool, id)).map((row) => maskedOf(ground, row, masters));
  return isOwn ? own({ accounts }) : opened({ target: ['employee', number] }, { accounts });
});

export const openAccount = handle(openOperation, async ({ ground, actor, input, opened }) => {
  const { id, number } = await whoseOf(ground, actor, input.employeeId);
  const row = (await findAccounts(ground.pool, id)).find(({ purpose }) => purpose === input.purpose);
  if (row === undefined) return refuse('not-found');
  return opened(
    { target: ['bank-account', row.id], difference: { employee: number, purpose: row.purpose } },
    openOf(ground, row, await masterData(ground)),
  );
});

/** The branch that was chosen, open today. */
async function openBranch(ground: Ground, codes: { bank: string; branch: string }): Promise<ListedBranch> {
  const branch = (await findBranch(ground.pool, codes, ground.clock.today())) ?? invalid('branch', 'unknown-branch');
  return isClosed(branch, ground.clock.today()) ? invalid('branch', 'closed-branch') : branch;
}

const toldOf = (now: string, id: string, employee: string): ToldFact => ({
  id: uuidAt(now),
  key: `bank-account-changed:${id}`,
  kind: 'bank-account-changed',
  at: now,
  subject: id,
  about: id,
  said: {},
  to: { employee },
});

export const changeExpenseAccount = handle(changeOperation, async ({ ground, actor, input, now, commit }) => {
  const { id: employee, kana } = actor.employee ?? refuse('not-allowed');
  const { bank, branch, kind, number, holder, version } = input;
  const compared = ownName(kana, holder);
  const reason = needsReason(compared) ? input.reason.trim() : '';
  if (needsReason(compared) && reason === '') return invalid('reason', 'own-name-reason');
  const listed = await openBranch(ground, { bank, branch });
  const id = uuidAt(now);
  const { sealing } = ground;
  const done = await commit(
    addVersion,
    {
      ...listed,
      id,
      employee,
      purpose: 'expense',
      version,
      kind,
      number: sealing.seal(placed(SEALED_NUMBER, id), number),
      holder: sealing.seal(placed(SEALED_HOLDER, id), holder),
      ownName: compared,
      reason,
      by: actor.accountId,
      at: now,
      facts: writtenFacts([toldOf(now, id, employee)]),
    },
    {
      target: ['bank-account', id],
      difference: {
        purpose: 'expense',
        bank,
        branch,
        kind,
        number: maskedNumber(number),
        ownName: compared,
        ...(reason === '' ? {} : { reason }),
      },
      answer: { version: version + 1 },
    },
  );
  if (done !== null) return done;
  const current = (await findAccounts(ground.pool, employee)).find(({ purpose }) => purpose === 'expense');
  return refuse('stale', {
    current: current === undefined ? null : maskedOf(ground, current, await masterData(ground)),
  });
});

/** Tells people and HR of accounts at branches that have closed, once for each closing. */
export const tellOfClosedBranches: DailyWork = async ({ clock }, executor) => {
  const now = clock.now();
  const found = await findAtClosedBranches(executor, clock.today());
  const facts = found.flatMap(({ id, employee, number, name, bank, branch, closedOn }) => {
    const told = { at: now, subject: id, about: id };
    return [
      {
        ...told,
        id: uuidAt(now),
        key: `bank-branch-closed:${id}:${closedOn}`,
        kind: 'bank-branch-closed' as const,
        said: { bank, branch },
        to: { employee },
      },
      {
        ...told,
        id: uuidAt(now),
        key: `bank-branch-closed-of:${id}:${closedOn}`,
        kind: 'bank-branch-closed-of' as const,
        said: { name, number, bank, branch },
        to: { roles: ['admin'] },
      },
    ];
  });
  return tellFacts(executor, facts);
};
