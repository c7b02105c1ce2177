// The filtered audit trail as a file. Handing it out is on record itself (B0-09, B0-10).
import { AUDIT_LIST } from '@madoguchi/contract/audit/lists.ts';
import type { AuditRow } from '@madoguchi/contract/audit/model.ts';
import { exportAudit as operation } from '@madoguchi/contract/audit/operations.ts';
import { writeListState } from '@madoguchi/contract/list/list-state.ts';
import { csvAnswer } from '../../platform/csv/csv-answer.ts';
import { momentOf } from '../../platform/csv/csv-dates.ts';
import { csvFile } from '../../platform/csv/csv-file.ts';
import { handle } from '../../platform/http/handler.ts';
import { listColumns } from '../../platform/list/list-columns.ts';
import { askedState } from '../../platform/list/list-question.ts';
import { everyRow } from '../../platform/list/list-store.ts';
import { auditPages } from './lists-store.ts';

const COLUMNS = listColumns(AUDIT_LIST, {
  when: ({ occurredAt }) => momentOf(occurredAt),
  target: ({ targetName, targetId }) => targetName ?? targetId,
});

export const exportAudit = handle(operation, async ({ ground, input, language, record }) => {
  const { encoding, ...narrowing } = input;
  const asked = askedState(AUDIT_LIST, narrowing);
  const rows = everyRow<AuditRow>((place) => auditPages(ground.pool, { ...asked, ...place }));
  const file = await csvFile(COLUMNS, rows, { language, encoding });
  const recorded = await record({
    target: ['audit-trail', ground.clock.today()],
    difference: { ...writeListState(AUDIT_LIST, asked), encoding },
  });
  const day = ground.clock.today().replaceAll('-', '');
  return csvAnswer(file, language === 'ja' ? `監査証跡_${day}.csv` : `audit-trail_${day}.csv`, recorded);
});
