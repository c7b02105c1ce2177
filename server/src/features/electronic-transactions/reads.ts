// Reads of electronic transactions: the list in its three forms, one record, its history, and what helps to register.
import { bareCounterparty } from '@madoguchi/contract/electronic-transactions/counterparty-text.ts';
import { TRANSACTION_LIST } from '@madoguchi/contract/electronic-transactions/lists.ts';
import {
  countTransactions,
  listDuplicates as duplicatesOperation,
  exportTransactions,
  showTransactionHistory as historyOperation,
  listTransactions,
  reportTransactions as reportOperation,
  showTransaction as showOperation,
  suggestCounterparties as suggestOperation,
} from '@madoguchi/contract/electronic-transactions/operations.ts';
import { recordRetention } from '@madoguchi/contract/electronic-transactions/retention.ts';
import { folded } from '@madoguchi/contract/values/folded.ts';
import type { Ground } from '../../platform/ground.ts';
import { handle } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import { listHandlers } from '../../platform/list/list-handlers.ts';
import type { AskedState } from '../../platform/list/list-question.ts';
import { readingsAtHand } from '../../platform/reading/kana-readings.ts';
import { linksOf } from './links.ts';
import {
  countFound,
  findHistory,
  findReport,
  findSuggested,
  findTransaction,
  transactionPages,
} from './reads-store.ts';
import { findHolds } from './retention/holds-store.ts';
import { findStub } from './retention/purges-store.ts';
import { retentionSettings } from './retention/retention.ts';
import { findDuplicates, findFiles } from './store.ts';

/** A counterparty is looked for without the form of the company. */
export function withBareCounterparty<Asked extends Pick<AskedState<typeof TRANSACTION_LIST>, 'filters'>>(
  asked: Asked,
): Asked {
  const { counterparty } = asked.filters;
  if (counterparty === undefined || typeof counterparty === 'string' || !('typed' in counterparty)) return asked;
  return { ...asked, filters: { ...asked.filters, counterparty: { typed: bareCounterparty(counterparty.typed) } } };
}

const TRANSACTIONS = listHandlers({
  list: TRANSACTION_LIST,
  pages: transactionPages,
  values: () => ({}),
  widened: (_ground, asked) => withBareCounterparty(asked),
});

export const listPage = TRANSACTIONS.page(listTransactions);
export const counts = TRANSACTIONS.counts(countTransactions, (ground, _values, asked) =>
  countFound(ground.pool, asked),
);
export const exportFile = TRANSACTIONS.file(exportTransactions, {
  name: { ja: '電子取引データ', en: 'electronic-transactions' },
  isDated: true,
});

/** An authority that is down for longer is told of. */
const STAMPS_LATE_MS = 3_600_000;

export const report = handle(reportOperation, async ({ ground, now }) => {
  const found = await findReport(ground.pool);
  const { unstampedSince: since } = found;
  return { ...found, areStampsLate: since !== null && Date.parse(now) - Date.parse(since) > STAMPS_LATE_MS };
});

/** Of a purged record its number is told: it stands in the audit trail and on papers. */
async function refuseGone(ground: Ground, id: string): Promise<never> {
  const number = await findStub(ground.pool, id);
  return number === null ? refuse('not-found') : refuse('transaction-purged', { values: { number } });
}

export const show = handle(showOperation, async ({ ground, actor, input, opened }) => {
  const found = await findTransaction(ground.pool, input.id);
  if (found === null) return refuseGone(ground, input.id);
  const { handlerId, stated, ...transaction } = found;
  const mayVerify = found.state === 'live' && found.current.verifiedAt === null && handlerId !== actor.accountId;
  const [settings, links, holds] = await Promise.all([
    retentionSettings(ground),
    linksOf(ground, found),
    findHolds(ground.pool, found.id),
  ]);
  const { until } = recordRetention(stated, settings);
  const output = { ...transaction, retainedUntil: until, mayVerify, links, holds };
  return opened({ target: ['electronic-transaction', found.id], difference: { number: found.number } }, output);
});

export const history = handle(historyOperation, async ({ ground, input: { id }, opened }) => {
  const versions = await findHistory(ground.pool, id);
  const number = versions[0]?.number ?? (await refuseGone(ground, id));
  const output = { id, number, versions: versions.map(({ version }) => version) };
  return opened({ target: ['electronic-transaction', id], difference: { number } }, output);
});

export const suggest = handle(suggestOperation, async ({ ground, input }) => ({
  counterparties: await findSuggested(ground.pool, { bare: bareCounterparty(input.q), on: ground.clock.today() }),
}));

export const duplicates = handle(duplicatesOperation, async ({ ground, input }) => {
  const { files, counterparty, ...asked } = input;
  // Asked for while the form is filled in: its registration then need not wait for the reading of a new name.
  if (counterparty !== '') readingsAtHand([counterparty]);
  const hashes = (await findFiles(ground.pool, files)).map(({ sha256 }) => sha256);
  return { duplicates: await findDuplicates(ground.pool, { ...asked, hashes, counterparty: folded(counterparty) }) };
});
