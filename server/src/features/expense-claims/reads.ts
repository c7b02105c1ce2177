// Reads of single claims: the person's month, one claim, claims by number, suggestions.
import { may } from '@madoguchi/contract/access.ts';
import { claimNumbersMeant } from '@madoguchi/contract/expense-claims/claim-number.ts';
import type { Suggestion } from '@madoguchi/contract/expense-claims/model.ts';
import {
  findClaimsByNumber as findOperation,
  showMyMonth as monthOperation,
  showClaim as showOperation,
  suggestLines as suggestOperation,
} from '@madoguchi/contract/expense-claims/operations.ts';
import { fiscalYear } from '@madoguchi/contract/values/calendar-days.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import { handle, WrittenJson } from '../../platform/http/handler.ts';
import { KeptAnswers } from '../../platform/http/kept-answers.ts';
import { refuse } from '../../platform/http/problem.ts';
import { ownEmployee } from '../approvals/public.ts';
import { masterData } from '../master-data/public.ts';
import { claimMonth, historySince, lastFares, monthContext } from './check-ground.ts';
import { claims, writtenClaim, writtenSeenClaim } from './claim-record.ts';
import { findNumbered } from './number-store.ts';
import { STATIONS } from './stations.ts';
import { findOwnLines, findWholeClaim, findWholeMonth } from './store.ts';

/** About 10 MB at most: own claims by person and month. */
const OWN_CLAIMS = new KeptAnswers(4_000_000);

/** Another claim's number on a receipt changes without this claim's version: such a claim is not kept (B0-07). */
const showsOtherClaims = (text: string) => text.includes('"alsoIn"');

export const showMyMonth = handle(monthOperation, async ({ ground, actor, input, unlessKnown }) => {
  const month = claimMonth(input.month, ground);
  const employee = ownEmployee(actor);
  const snapshot = await masterData(ground);
  const key = `${employee.id}.${month}`;
  const before = OWN_CLAIMS.find(ground, key);
  const claim = await findWholeMonth(ground.pool, employee.id, month, before?.mark ?? null);
  unlessKnown(`${claim === null ? 'none' : claim.mark}.${employee.number}.${month}.${snapshot.tag}`);
  const context = JSON.stringify(monthContext(month, employee, snapshot));
  if (claim === null) return new WrittenJson(`{"claim":null,"context":${context}}`);
  // PostgreSQL left the lines out where what was written before is still the newest.
  const text = claim.lines === null ? before?.text : writtenClaim(claim, actor);
  if (text === undefined) return refuse('internal');
  if (showsOtherClaims(text)) OWN_CLAIMS.forget(ground, key);
  else if (claim.lines !== null) OWN_CLAIMS.keep(ground, key, { mark: claim.mark, text });
  return new WrittenJson(`{"claim":${text},"context":${context}}`);
});

export const showClaim = handle(showOperation, async (context) => {
  const { actor, input, own, opened } = context;
  const claim = await claims.seen(context, input.id, findWholeClaim);
  const answer = new WrittenJson(writtenSeenClaim(claim, actor));
  if (claim.employeeUuid === actor.employee?.id) return own(answer);
  return opened({ target: ['expense-claim', claim.id], difference: { number: claim.number } }, answer);
});

/** Claims of these numbers, as far as the caller may see them (B9-02). */
export const findClaimsByNumber = handle(findOperation, async ({ ground, actor, input }) => {
  const numbers = claimNumbersMeant(input.number, fiscalYear(ground.clock.today()));
  if (numbers.length === 0) return { claims: [] };
  const employee = actor.employee?.id ?? null;
  const asked = { numbers, employee, mayReview: may(actor, 'admin'), today: ground.clock.today() };
  return { claims: await findNumbered(ground.pool, asked) };
});

export const suggestLines = handle(suggestOperation, async ({ ground, actor }) => {
  const employee = ownEmployee(actor);
  const month = monthOf(ground.clock.today());
  const [lines, fares] = await Promise.all([
    findOwnLines(ground.pool, employee.id, historySince(month)),
    lastFares(ground, employee.id, month, null),
  ]);
  // The columns are those of the schema; tests and development compare the two.
  return { lines: lines as Suggestion[], stations: [...STATIONS], lastFares: fares };
});
