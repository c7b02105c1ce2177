// What is looked up in the audit trail: everything for the system role, the own part for everybody (B0-09).
import { AUDIT_EVENTS, EVENT_NAMES } from '@madoguchi/contract/audit/event-names.ts';
import { AUDIT_LIST, OWN_RECORD_LIST } from '@madoguchi/contract/audit/lists.ts';
import {
  listAudit as listOperation,
  listOwnRecords as ownOperation,
  showAuditRecord as showOperation,
} from '@madoguchi/contract/audit/operations.ts';
import { folded, searchWords } from '@madoguchi/contract/values/folded.ts';
import { handle } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import { askedState } from '../../platform/list/list-question.ts';
import { writtenPage } from '../../platform/list/list-store.ts';
import { auditPages, ownRecordPages } from './lists-store.ts';
import { findRecord } from './store.ts';

export const listAudit = handle(listOperation, async ({ ground, input }) => {
  const { after, limit } = input;
  return writtenPage(await auditPages(ground.pool, { ...askedState(AUDIT_LIST, input), after, limit }));
});

export const showAuditRecord = handle(showOperation, async ({ ground, actor, input, own, opened }) => {
  const record = (await findRecord(ground.pool, input.id)) ?? refuse('not-found');
  if (record.accountId === actor.accountId) return own(record);
  return opened({ target: ['audit-record', record.id], difference: { event: record.event } }, record);
});

/** The events in whose names, in either language, all of the words stand. */
function eventsNamed(q: string): readonly string[] {
  const words = searchWords(q);
  return AUDIT_EVENTS.filter((event) => {
    const text = folded(`${EVENT_NAMES[event].ja}\n${EVENT_NAMES[event].en}`);
    return words.every((word) => text.includes(word));
  });
}

export const listOwnRecords = handle(ownOperation, async ({ ground, actor, input }) => {
  const { after, limit } = input;
  const own = { account: actor.accountId, events: eventsNamed(input.q) };
  return writtenPage(await ownRecordPages(ground.pool, own, { ...askedState(OWN_RECORD_LIST, input), after, limit }));
});
