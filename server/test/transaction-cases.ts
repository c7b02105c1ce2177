// For every operation of electronic transactions an input that works, and the ways to its refusals.
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { listEvidenceChecks, startEvidenceCheck } from '@madoguchi/contract/electronic-transactions/evidence-check.ts';
import type { NewTransaction } from '@madoguchi/contract/electronic-transactions/model.ts';
import {
  correctTransaction,
  deleteTransaction,
  type ELECTRONIC_TRANSACTION_OPERATIONS,
  linkTransaction,
  registerTransaction,
  showTransaction,
  uploadTransactionFile,
} from '@madoguchi/contract/electronic-transactions/operations.ts';
import {
  confirmPurge,
  declareFiscalYear,
  holdTransaction,
  proposePurge,
  withdrawPurge,
} from '@madoguchi/contract/electronic-transactions/retention-operations.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { yen } from '@madoguchi/contract/values/yen-sums.ts';
import { vi } from 'vitest';
import { pdf, SVG_WITH_SCRIPT } from '../src/platform/files/file-corpus.ts';
import { FileStore } from '../src/platform/files/file-store.ts';
import { newToken, tokenHash } from '../src/platform/session/session-store.ts';
import { multipart } from './multipart.ts';
import type { Asked, OperationCases } from './operation-case.ts';
import type { Who } from './people.ts';
import { submittedPurchase } from './purchases.ts';
import { NOW, requestOf, type World } from './world.ts';

type Id = (typeof ELECTRONIC_TRANSACTION_OPERATIONS)[number]['id'];

export const invoice = (more: Partial<NewTransaction> = {}): NewTransaction => ({
  direction: 'received',
  documentType: 'invoice',
  dateKind: 'day',
  transactionDate: '2026-11-10' as PlainDate,
  periodEnd: null,
  amount: yen(11_000),
  taxBasis: 'included',
  currency: 'JPY',
  foreignMinor: null,
  rate: null,
  rateDate: null,
  counterparty: '株式会社山田商店',
  counterpartyKana: 'ヤマダショウテン',
  counterpartyId: null,
  registrationNumber: 'T7123456789012',
  registrationNumberReason: '',
  taxes: [{ rate: 10, base: yen(10_000), tax: yen(1_000) }],
  receivedVia: 'mail',
  receivedOn: '2026-11-12' as PlainDate,
  note: '',
  files: [],
  duplicateReason: '',
  ...more,
});

/** A PDF that no other is equal to. */
export const freshFile = () => pdf(`/Fresh (${randomUUID()})`);

export async function uploaded(
  { app, people }: World,
  content: Buffer = freshFile(),
  name = '請求書.pdf',
  who: Who = 'system',
) {
  const { payload, headers } = multipart({ name, content });
  const { method, url } = requestOf(uploadTransactionFile, {});
  const authorization = `Bearer ${people[who].token}`;
  const answer = await app.inject({ method, url, payload, headers: { ...headers, authorization } });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<{ id: string; sha256: string; name: string; duplicates: { number: string; state: string }[] }>();
}

export async function registered({ as }: World, more: Partial<NewTransaction> = {}) {
  const { output, raw } = await as('system')(registerTransaction, invoice(more));
  if (raw.statusCode !== 200) throw new Error(raw.body);
  return { id: output.id, version: output.version, number: output.number };
}

const at = ({ id, version }: { id: string; version: number }) => ({ id, version });

async function overtaken(world: World) {
  const seen = at(await registered(world));
  await world.as('system')(correctTransaction, { ...invoice(), ...seen, reason: '金額の誤り' });
  return seen;
}

async function deleted(world: World) {
  const seen = at(await registered(world));
  const { output } = await world.as('system')(deleteTransaction, { ...seen, reason: '二重登録' });
  return at(output);
}

/** Another system person, by their session: nobody verifies what they wrote. */
export async function colleague({ pool }: World): Promise<string> {
  const [accountId, token] = [randomUUID(), newToken()];
  await pool.query(
    `insert into accounts (id, email, password_hash, display_name, roles) values ($1, $2, 'nobody', '同僚 経理', $3)`,
    [accountId, `${accountId}@madoguchi.example`, ['system']],
  );
  await pool.query(
    `insert into sessions (id, account_id, token_hash, created_at, expires_at, ip, user_agent)
     values ($1, $2, $3, '2026-11-01', '2030-01-01', '127.0.0.1', 'test')`,
    [randomUUID(), accountId, tokenHash(token)],
  );
  return token;
}

const works =
  (input: object = {}) =>
  async (): Promise<Asked> => ({ who: 'system', input: { ...input } });
const unknown = (more: object = {}) => works({ id: randomUUID(), ...more });
const of =
  (made: (world: World) => Promise<object>, more: object = {}) =>
  async (world: World): Promise<Asked> => ({ who: 'system', input: { ...(await made(world)), ...more } });
const one = async (world: World) => ({ id: (await registered(world)).id });
const seen = async (world: World) => at(await registered(world));
const upload = (content: Buffer | string) => async (): Promise<Asked> => ({
  who: 'system',
  input: {},
  file: { name: '請求書.pdf', content },
});
const corrected = { ...invoice(), reason: '金額の誤り' };
const why = { reason: '二重登録' };

/** The bytes in the store are others than those that were registered. */
async function damaged(world: World) {
  const { id, sha256 } = await uploaded(world);
  const store = await FileStore.open(`${world.config.dataDir}/files`, NOW);
  await writeFile(store.pathOf(sha256), 'something else');
  return { id };
}

/** A version with a time stamp, whatever it says. */
async function stampedVersion(world: World) {
  const { id } = await registered(world);
  await world.pool.query(
    `insert into transaction_stamps (record_id, version, token, stamped_at, policy, serial, authority, received_at)
     values ($1, 1, '\\x3000', $2, '1.2.3', '01', 'Test', $2)`,
    [id, NOW],
  );
  return { id, ofVersion: '1' };
}

async function counterpartyOf(world: World) {
  const { id } = await registered(world);
  const { output } = await world.as('system')(showTransaction, { id });
  return { id: output.current.counterpartyId };
}
const renaming = () => ({ name: `山田 ${randomUUID()}`, kana: '', validFrom: '2026-10-01' });

/** A paper and a submitted purchase that it can be linked to. */
async function linkable(world: World) {
  const { id: targetId } = await submittedPurchase(world);
  return { id: (await registered(world)).id, kind: 'purchase-request' as const, targetId };
}

async function linked(world: World) {
  const asked = await linkable(world);
  const { output } = await world.as('system')(linkTransaction, asked);
  return { id: asked.id, linkId: output.linkId };
}

const audited = { kind: 'audit', reason: '税務調査の対象' } as const;

async function held(world: World) {
  const { output } = await world.as('system')(holdTransaction, { ...(await one(world)), ...audited });
  return output;
}

/** A record of so long ago that its retention has ended. */
export const dueRecord = (world: World, more: Partial<NewTransaction> = {}) =>
  registered(world, { transactionDate: '2010-06-01' as PlainDate, receivedOn: '2010-06-01' as PlainDate, ...more });

export async function proposed(world: World, id?: string) {
  const records = [id ?? (await dueRecord(world)).id];
  const { output, raw } = await world.as('system')(proposePurge, { records, reason: '保存期間の満了' });
  if (raw.statusCode !== 200) throw new Error(raw.body);
  return { id: output.id };
}

/** A record of which only its stub is left. */
async function purged(world: World) {
  const { id } = await dueRecord(world);
  const { id: purge } = await proposed(world, id);
  const authorization = `Bearer ${await colleague(world)}`;
  const { status } = await world.as(null)(confirmPurge, { id: purge }, { headers: { authorization } });
  if (status !== 200) throw new Error(`not purged: ${status}`);
  return { id };
}

let declared = 2_000;
/** The last day of a fiscal year that no other case declares. */
function nextYear() {
  declared += 1;
  return `${declared}-03-31`;
}
const declaring = (endsOn: string) => ({
  endsOn,
  hasLoss: true,
  returnDueOn: null,
  reason: '青色欠損金の繰越控除',
  version: 0,
});

/** A check that is under way is answered as it is: another one begins after it. */
async function noCheckUnderWay(world: World): Promise<Asked> {
  await vi.waitFor(
    async () => {
      const { checks } = (await world.as('system')(listEvidenceChecks, {})).output;
      if (checks.some(({ endedAt }) => endedAt === null)) throw new Error('a check is under way');
    },
    { timeout: 20_000 },
  );
  return { who: 'system', input: {} };
}

async function begunCheck(world: World) {
  const { output } = await world.as('system')(startEvidenceCheck, {});
  return { id: output.id };
}

export const TRANSACTION_CASES: { readonly [Each in Id]: OperationCases } = {
  'electronic-transactions.list': { works: works(), refused: {} },
  'electronic-transactions.counts': { works: works(), refused: {} },
  'electronic-transactions.file': { works: works(), refused: {} },
  'electronic-transactions.package-facts': { works: works(), refused: {} },
  'electronic-transactions.package': {
    works: works(),
    refused: { invalid: works({ seq: '2000000000' }) },
  },
  'electronic-transactions.report': { works: works(), refused: {} },
  'electronic-transactions.show': {
    works: of(one),
    refused: { 'not-found': unknown(), 'transaction-purged': of(purged) },
  },
  'electronic-transactions.history': {
    works: of(one),
    refused: { 'not-found': unknown(), 'transaction-purged': of(purged) },
  },
  'electronic-transactions.upload': {
    works: async () => upload(freshFile())(),
    refused: { 'too-large': upload(Buffer.alloc(25 * 1024 * 1024 + 1, 1)), 'wrong-type': upload(SVG_WITH_SCRIPT) },
  },
  'electronic-transactions.list-waiting': { works: works(), refused: {} },
  'electronic-transactions.fetch-file': {
    works: of(async (world) => ({ id: (await uploaded(world)).id })),
    refused: { 'not-found': unknown(), 'file-damaged': of(damaged) },
  },
  'electronic-transactions.read-file': {
    works: of(async (world) => ({ id: (await uploaded(world)).id })),
    refused: { 'not-found': unknown(), 'file-damaged': of(damaged) },
  },
  'electronic-transactions.stamp': {
    works: of(stampedVersion),
    refused: { 'not-found': of(one, { ofVersion: '1' }) },
  },
  'electronic-transactions.register': {
    works: works(invoice()),
    refused: { invalid: works(invoice({ transactionDate: null })) },
  },
  'electronic-transactions.correct': {
    works: of(seen, corrected),
    refused: {
      'not-found': unknown({ version: 1, ...corrected }),
      stale: of(overtaken, corrected),
      'wrong-state': of(deleted, corrected),
      invalid: of(seen, { ...corrected, amount: null }),
    },
  },
  'electronic-transactions.delete': {
    works: of(seen, why),
    refused: {
      'not-found': unknown({ version: 1, ...why }),
      stale: of(overtaken, why),
      'wrong-state': of(deleted, why),
    },
  },
  'electronic-transactions.verify': {
    works: async (world) => ({ who: 'system', input: await seen(world), token: await colleague(world) }),
    refused: {
      'not-found': unknown({ version: 1 }),
      stale: of(overtaken),
      'wrong-state': of(deleted),
      'own-transaction': of(seen),
    },
  },
  'electronic-transactions.suggest-counterparties': { works: works({ q: 'ヤマダ' }), refused: {} },
  'electronic-transactions.rename-counterparty': {
    works: async (world) => ({ who: 'system', input: { ...(await counterpartyOf(world)), ...renaming() } }),
    refused: {
      'not-found': async () => ({ who: 'system', input: { id: randomUUID(), ...renaming() } }),
      invalid: of(counterpartyOf, { ...renaming(), name: invoice().counterparty }),
    },
  },
  'electronic-transactions.duplicates': {
    works: works({ id: null, files: [], transactionDate: '2026-11-10', amount: 11_000, counterparty: '山田商店' }),
    refused: {},
  },
  'electronic-transactions.link-candidates': {
    works: of(one, { q: '11,000円' }),
    refused: { 'not-found': unknown() },
  },
  'electronic-transactions.link': {
    works: of(linkable),
    refused: {
      'not-found': async (world) => ({ who: 'system', input: { ...(await linkable(world)), id: randomUUID() } }),
      'wrong-state': async (world) => ({
        who: 'system',
        input: { ...(await linkable(world)), id: (await deleted(world)).id },
      }),
      invalid: async (world) => ({ who: 'system', input: { ...(await linkable(world)), targetId: randomUUID() } }),
    },
  },
  'electronic-transactions.unlink': {
    works: of(linked, why),
    refused: { 'not-found': of(one, { linkId: randomUUID(), ...why }) },
  },
  'electronic-transactions.papers': {
    works: async (world) => ({
      who: 'staff',
      input: { kind: 'purchase-request', id: (await submittedPurchase(world)).id },
    }),
    refused: { 'not-found': async () => ({ who: 'staff', input: { kind: 'expense-claim', id: randomUUID() } }) },
  },
  'electronic-transactions.print-document': { works: works({ kind: 'office-rules' }), refused: {} },
  'electronic-transactions.retention': { works: works(), refused: {} },
  'electronic-transactions.declare-year': {
    works: async () => ({ who: 'system', input: declaring(nextYear()) }),
    refused: {
      stale: async (world) => {
        const input = declaring(nextYear());
        await world.as('system')(declareFiscalYear, input as never);
        return { who: 'system', input };
      },
      invalid: works(declaring('2027-03-30')),
    },
  },
  'electronic-transactions.hold': {
    works: of(one, audited),
    refused: { 'not-found': unknown(audited) },
  },
  'electronic-transactions.lift-hold': {
    works: of(held, { reason: '調査の終了' }),
    refused: { 'not-found': of(one, { holdId: randomUUID(), reason: '調査の終了' }) },
  },
  'electronic-transactions.purges': { works: works(), refused: {} },
  'electronic-transactions.propose-purge': {
    works: async (world) => ({
      who: 'system',
      input: { records: [(await dueRecord(world)).id], reason: '保存期間の満了' },
    }),
    refused: {
      invalid: async (world) => ({
        who: 'system',
        input: { records: [(await one(world)).id], reason: '保存期間の満了' },
      }),
    },
  },
  'electronic-transactions.confirm-purge': {
    works: async (world) => ({ who: 'system', input: await proposed(world), token: await colleague(world) }),
    refused: {
      'not-found': unknown(),
      'own-purge': of(proposed),
      'wrong-state': async (world) => {
        const input = await proposed(world);
        await world.as('system')(withdrawPurge, input);
        return { who: 'system', input, token: await colleague(world) };
      },
      'purge-blocked': async (world) => {
        const { id } = await dueRecord(world);
        const input = await proposed(world, id);
        await world.as('system')(holdTransaction, { id, ...audited });
        return { who: 'system', input, token: await colleague(world) };
      },
    },
  },
  'electronic-transactions.withdraw-purge': {
    works: of(proposed),
    refused: {
      'not-found': unknown(),
      'wrong-state': async (world) => {
        const input = await proposed(world);
        await world.as('system')(withdrawPurge, input);
        return { who: 'system', input };
      },
    },
  },
  'evidence-checks.list': { works: works(), refused: {} },
  'evidence-checks.show': { works: of(begunCheck), refused: { 'not-found': unknown() } },
  'evidence-checks.start': { works: noCheckUnderWay, refused: {} },
};
