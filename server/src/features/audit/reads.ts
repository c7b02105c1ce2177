// The reads of the audit trail: everything for the system role, also as a file, the own part for everybody (B0-09).
import { AUDIT_EVENTS, EVENT_NAMES } from '@madoguchi/contract/audit/event-names.ts';
import { AUDIT_LIST, OWN_RECORD_LIST } from '@madoguchi/contract/audit/lists.ts';
import {
  exportAudit as exportOperation,
  listAudit as listOperation,
  listOwnRecords as ownOperation,
  listProfileChanges as profileOperation,
  showAuditRecord as showOperation,
} from '@madoguchi/contract/audit/operations.ts';
import { folded, searchWords } from '@madoguchi/contract/values/folded.ts';
import { momentOf } from '../../platform/csv/csv-dates.ts';
import { handle } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import { listColumns } from '../../platform/list/list-columns.ts';
import { listHandlers } from '../../platform/list/list-handlers.ts';
import { auditPages, findRecord, ownRecordPages } from './lists-store.ts';
import { findProfileChanges } from './profile-changes-store.ts';

/** Version 4 or the beginning of one, or of version 6: whatever else is typed is the beginning of no address. */
const ADDRESS = /^(?=.*[.:])[0-9a-f.:]+$/;

const TRAIL = listHandlers({
  list: AUDIT_LIST,
  pages: auditPages,
  values: (_request, { q }) => {
    const sought = q.normalize('NFKC').trim();
    const address = sought.toLowerCase();
    return { events: eventsNamed(q), sought, address: ADDRESS.test(address) ? address : null };
  },
});

export const listAudit = TRAIL.page(listOperation);

const COLUMNS = listColumns(AUDIT_LIST, {
  when: ({ occurredAt }) => momentOf(occurredAt),
  target: ({ targetName, targetId }) => targetName ?? targetId,
});

export const exportAudit = TRAIL.file(exportOperation, {
  name: { ja: '監査証跡', en: 'audit-trail' },
  isDated: true,
  columns: () => COLUMNS,
  noted: ({ ground }) => ({ target: ['audit-trail', ground.clock.today()] }),
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

export const listOwnRecords = listHandlers({
  list: OWN_RECORD_LIST,
  pages: ownRecordPages,
  values: ({ actor }, { q }) => ({ account: actor.accountId, events: eventsNamed(q) }),
}).page(ownOperation);

const NEWEST = 50;

export const listProfileChanges = handle(profileOperation, async ({ ground, actor }) => {
  const asked = { account: actor.accountId, number: actor.employee?.number ?? null, most: NEWEST + 1 };
  const changes = await findProfileChanges(ground.pool, asked);
  return { changes: changes.slice(0, NEWEST), isCut: changes.length > NEWEST };
});
