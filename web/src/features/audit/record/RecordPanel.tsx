import { showAuditRecord } from '@madoguchi/contract/audit/operations.ts';
import { PeekCard } from '../../../kit/list/pane/PeekCard.tsx';
import { useRead } from '../../../platform/query.ts';
import { useAuditWords } from '../words.ts';
import { Difference } from './Difference.tsx';
import { RecordFacts } from './RecordFacts.tsx';
import { RecordLinks } from './RecordLinks.tsx';
import { useRecordNames } from './use-record-names.ts';

interface Props {
  readonly id: string;
  /** Answers, once, whether the heading shall take the focus. */
  readonly takeFocus: (id: string) => boolean;
  readonly onClose: () => void;
}

/** One record beside the list: who did what to what, from where, and the difference that it made. */
export function RecordPanel({ id, takeFocus, onClose }: Props) {
  const t = useAuditWords();
  const names = useRecordNames();
  const read = useRead(showAuditRecord, { id });

  return (
    <PeekCard {...{ id, read, takeFocus, onClose }} label={t('panel')} title={({ event }) => names.action(event)}>
      {(record) => (
        <>
          <RecordFacts record={record} />
          <RecordLinks record={record} />
          <Difference of={record.difference} />
        </>
      )}
    </PeekCard>
  );
}
