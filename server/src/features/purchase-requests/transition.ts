// What every step of a purchase request does: look, ask the rule, move, keep the fact, tell open pages.

import type { Language } from '@madoguchi/contract/message.ts';
import type { PurchaseFact, PurchaseHeader } from '@madoguchi/contract/purchase-requests/model.ts';
import { type PurchaseAction, purchaseMachine } from '@madoguchi/contract/purchase-requests/rules.ts';
import type { Ground } from '../../platform/ground.ts';
import type { Commit, Committed } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import type { FactRow } from '../../platform/record/facts-store.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { uuidAt } from '../../platform/uuid.ts';
import { masterData } from '../master-data/public.ts';
import { allowAction, headerOf, seenPurchase, seenWholePurchase, writtenPurchase } from './seen-purchase.ts';
import type { PurchaseRow } from './store.ts';
import { stepPurchase } from './transition-store.ts';

/** What a step's handler hands over of its context. */
export interface Stepping {
  readonly ground: Ground;
  readonly actor: Actor;
  readonly now: string;
  readonly language: Language;
  readonly commit: Commit<PurchaseHeader>;
}

/** The fact of a step in JSON, with name and department of whoever takes it as they are now (B1-04). */
export async function factOf(
  { ground, actor, now }: Pick<Stepping, 'ground' | 'actor' | 'now'>,
  fact: PurchaseFact['fact'],
  comment = '',
): Promise<string> {
  const { lists } = await masterData(ground);
  const department = lists.group.find(({ code }) => code === actor.employee?.departmentCode);
  const row: FactRow = {
    id: uuidAt(now),
    fact,
    by_account: actor.accountId,
    by_employee: actor.employee?.id ?? null,
    by_name: actor.employee?.name ?? actor.displayName,
    by_department: department?.name ?? '',
    comment,
  };
  return JSON.stringify(row);
}

/** Whom a change is told: of what was never submitted nobody but its requester learns that there is one. */
export function tellsAdmins({ number }: Pick<PurchaseRow, 'number'>): 'admin' | null {
  return number === null ? null : 'admin';
}

/** Tells the requester and whoever the rule names, once it is committed. `version` null: approvers or the calendar did it. */
export function announce(
  { live }: Pick<Ground, 'live'>,
  { id, employeeUuid }: Pick<PurchaseRow, 'id' | 'employeeUuid'>,
  version: number | null,
  rule: 'admin' | null = 'admin',
): void {
  live.announce({ kind: 'purchase-changed', purchaseId: id, version }, { rule, employeeId: employeeUuid });
}

/** The guard did not hold: somebody was faster. Says so with the newer state (B0-02). */
export async function refuseStale({ ground, actor }: Pick<Stepping, 'ground' | 'actor'>, id: string): Promise<never> {
  return refuse('stale', { current: headerOf(await seenPurchase(ground, actor, id)) });
}

/** As `refuseStale`, with all that the form compares: whoever saves chooses field by field (B0-02). */
export async function refuseWithContent(
  { ground, actor }: Pick<Stepping, 'ground' | 'actor'>,
  id: string,
): Promise<never> {
  const newer = writtenPurchase(await seenWholePurchase(ground, actor, id), actor);
  return refuse('stale', { current: JSON.parse(newer) });
}

interface Asked {
  readonly id: string;
  readonly version: number;
  readonly comment: string;
}

/** Takes a request through a step of its own that nothing else hangs on, and keeps the fact with its words. */
export async function step(
  stepping: Stepping,
  { id: asked, version: seen, comment }: Asked,
  actionIn: (request: PurchaseRow) => PurchaseAction,
  fact: PurchaseFact['fact'],
): Promise<Committed<PurchaseHeader>> {
  const { ground, actor, now, language, commit } = stepping;
  const request = await seenPurchase(ground, actor, asked);
  const { id } = request;
  const action = actionIn(request);
  allowAction(request, action, actor, seen, language);
  const { to } = purchaseMachine.transitions[action];
  const version = request.version + 1;
  const done = await commit(
    stepPurchase,
    {
      id,
      version: request.version,
      from: request.status,
      to,
      at: now,
      fact: await factOf(stepping, fact, comment),
    },
    {
      target: ['purchase-request', id],
      difference: { number: request.number, status: [request.status, to], comment },
      answer: { ...headerOf(request), status: to, version, updatedAt: now },
    },
  );
  if (done === null) return refuseStale(stepping, id);
  announce(ground, request, version, tellsAdmins(request));
  return done;
}
