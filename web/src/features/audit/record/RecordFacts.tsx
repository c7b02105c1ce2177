import type { AuditRecord } from '@madoguchi/contract/audit/model.ts';
import { FactList } from '../../../kit/FactList.tsx';
import { useAuditWords } from '../words.ts';
import { useRecordNames } from './use-record-names.ts';

/** Everything of a record but its difference. */
export function RecordFacts({ record }: { readonly record: AuditRecord }) {
  const t = useAuditWords();
  const names = useRecordNames();
  const { employeeNumber, email, ip, userAgent, operation, requestId, number, hash, targetId, targetName } = record;
  const [person, role] = [names.person(record), names.role(record)];
  return (
    <FactList
      facts={[
        [t('when'), names.when(record.occurredAt)],
        [
          t('who'),
          // The name is one's own to choose; what stands beneath it is not.
          [role === '' ? person : t('whoAs', { person, role }), employeeNumber, email].filter(Boolean).join('\n'),
        ],
        [
          t('target'),
          [names.target(record) || t('noTarget'), targetName === targetId ? '' : targetId].join('\n').trim(),
        ],
        [t('where'), ip],
        [t('device'), userAgent],
        [t('request'), requestId],
        [t('operation'), operation],
        [t('number'), number ?? t('notNumbered')],
        ...(hash === null ? [] : [[t('hash'), hash] as const]),
      ]}
    />
  );
}
