// Links of electronic transactions: what a paper belongs to, what it may belong to, and the papers of a purchase or claim.
import { bareCounterparty } from '@madoguchi/contract/electronic-transactions/counterparty-text.ts';
import {
  comparison,
  type LinkCandidate,
  type LinkedRecord,
  type LinkKind,
  type TransactionLink,
  withTax,
} from '@madoguchi/contract/electronic-transactions/links.ts';
import {
  findLinkCandidates as candidatesOperation,
  linkTransaction as linkOperation,
  listLinkedPapers as papersOperation,
  unlinkTransaction as unlinkOperation,
} from '@madoguchi/contract/electronic-transactions/operations.ts';
import { TRANSACTION } from '@madoguchi/contract/electronic-transactions/record.ts';
import { readTypedYen } from '@madoguchi/contract/values/typed-figure.ts';
import type { Ground } from '../../platform/ground.ts';
import { handle } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import { searchValues } from '../../platform/list/search-store.ts';
import { uuidAt } from '../../platform/uuid.ts';
import { claimLinks } from '../expense-claims/public.ts';
import { purchaseLinks } from '../purchase-requests/public.ts';
import type { LinkPort } from './link-port.ts';
import { findLink, findLinks, findPapers, insertLink, type LinkRow, removeLink } from './links-store.ts';
import { type FoundTransaction, findTransaction } from './reads-store.ts';

const PORTS: { readonly [Kind in LinkKind]: LinkPort } = {
  'purchase-request': purchaseLinks,
  'expense-claim': claimLinks,
};

type Stated = Pick<FoundTransaction, 'current'>;

const linked = (kind: LinkKind, { id, number, about, person, figures }: LinkedRecord, { current }: Stated) => ({
  kind,
  targetId: id,
  number,
  about,
  person,
  comparison: comparison(current, figures),
});

async function recordsOf(ground: Ground, links: readonly LinkRow[]): Promise<ReadonlyMap<string, LinkedRecord>> {
  const found = await Promise.all(
    Object.values(PORTS).map(async ({ kind, find }) => {
      const ids = links.filter((link) => link.kind === kind).map(({ targetId }) => targetId);
      return ids.length === 0 ? [] : find(ground, ids);
    }),
  );
  return new Map(found.flat().map((record) => [record.id, record]));
}

/** The links of the record with what they lead to. */
export async function linksOf(ground: Ground, transaction: FoundTransaction): Promise<TransactionLink[]> {
  const links = await findLinks(ground.pool, transaction.id);
  const records = await recordsOf(ground, links);
  return links.flatMap(({ id, kind, targetId, by, at }) => {
    const record = records.get(targetId);
    return record === undefined ? [] : [{ id, by, at, ...linked(kind, record, transaction) }];
  });
}

const MOST = 20;

/** The nearest amount first; what cannot be compared comes last, and ties by their numbers downwards. */
function order(one: LinkCandidate, other: LinkCandidate): number {
  const away = ({ comparison: compared }: LinkCandidate) =>
    compared === null ? Number.MAX_SAFE_INTEGER : Math.abs(compared.difference);
  return away(one) - away(other) || (one.number < other.number ? 1 : -1);
}

export const candidates = handle(candidatesOperation, async ({ ground, input: { id, q } }) => {
  const found = (await findTransaction(ground.pool, id)) ?? refuse('not-found');
  const { current } = found;
  const typed = q.trim();
  const asked = {
    q: typed,
    amount: typed === '' ? withTax(current) : readTypedYen(typed),
    patterns: searchValues(typed === '' ? bareCounterparty(current.counterparty) : typed)?.patterns ?? [],
    day: current.periodEnd ?? current.transactionDate ?? current.receivedOn,
  };
  const [links, ...meant] = await Promise.all([
    findLinks(ground.pool, id),
    ...Object.values(PORTS).map(async ({ kind, candidates: find }) =>
      (await find(ground, asked)).map((record) => linked(kind, record, found)),
    ),
  ]);
  const known = new Set(links.map(({ targetId }) => targetId));
  const all = meant.flat().map((one) => ({ ...one, isLinked: known.has(one.targetId) }));
  return { candidates: all.toSorted(order).slice(0, MOST) };
});

export const link = handle(linkOperation, async ({ ground, actor, input, now, language, commit, standsAlready }) => {
  const { id, kind, targetId } = input;
  const found = (await findTransaction(ground.pool, id)) ?? refuse('not-found');
  const [record] = await PORTS[kind].find(ground, [targetId]);
  if (record === undefined) {
    return refuse('invalid', { fields: [{ field: 'targetId', code: 'unknown-link-target' }], values: { n: 1 } });
  }
  const linkId = uuidAt(now);
  const { number } = record;
  const done = await commit(
    insertLink,
    { id, linkId, kind, targetId, number, by: actor.accountId, byName: actor.displayName, at: now },
    { target: ['electronic-transaction', id], difference: { kind, targetId, linked: number }, answer: { id, linkId } },
  );
  if (done !== null) return done;
  const standing = (await findLinks(ground.pool, id)).find((one) => one.kind === kind && one.targetId === targetId);
  if (standing !== undefined) return standsAlready({ id, linkId: standing.id });
  const values = { thing: TRANSACTION.name[language], status: TRANSACTION.states.deleted[language] };
  return refuse('wrong-state', { values, current: { id, version: found.version, state: 'deleted' } });
});

export const unlink = handle(unlinkOperation, async ({ ground, actor, input, now, commit, standsAlready }) => {
  const { id, linkId, reason } = input;
  const standing = (await findLink(ground.pool, { id, linkId })) ?? refuse('not-found');
  const { kind, targetId } = standing;
  const answer = { id, linkId };
  const done = standing.isRemoved
    ? null
    : await commit(
        removeLink,
        { id, linkId, reason, by: actor.accountId, byName: actor.displayName, at: now },
        { target: ['electronic-transaction', id], difference: { kind, targetId, reason }, answer },
      );
  return done ?? standsAlready(answer);
});

export const papers = handle(papersOperation, async (context) => {
  const { ground, input } = context;
  const { mustSee, find } = PORTS[input.kind];
  await mustSee(context, input.id);
  const [[record], rows] = await Promise.all([
    find(ground, [input.id]),
    findPapers(ground.pool, { kind: input.kind, targetId: input.id }),
  ]);
  return {
    papers: rows.map(({ taxes, ...paper }) => ({
      ...paper,
      comparison: comparison({ ...paper, taxes }, record?.figures ?? []),
    })),
  };
});
