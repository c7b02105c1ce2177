import type { ReadingRefusal } from '@madoguchi/contract/electronic-transactions/choices.ts';
import { readTransactionFile } from '@madoguchi/contract/electronic-transactions/operations.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useKnownFiles } from '../../../kit/fields/file/known-files.ts';
import { useFormContext } from '../../../kit/form/form-context.ts';
import { useRead } from '../../../platform/query.ts';
import {
  type Proposal,
  type ProposalSource,
  type ProposedField,
  proposalOf,
  takenBy,
  useNameReading,
} from './proposed-values.ts';
import type { TransactionValues } from './transaction-values.ts';

export interface FilledIn {
  readonly source: ProposalSource;
  readonly fields: readonly ProposedField[];
}

export interface Proposals {
  readonly filled: readonly FilledIn[];
  readonly unreadDate: string | null;
  readonly refused: ReadingRefusal | null;
}

/**
 * Fills the fields that are still blank from the first file, its name before its content, once for each file: what somebody has
 * typed stays. The content of a record's own files is not read again: somebody has stated what they say.
 */
export function useProposals(today: PlainDate, readsContent: boolean): Proposals {
  const { form } = useFormContext();
  const files = useKnownFiles();
  const [filled, setFilled] = useState<readonly FilledIn[]>([]);
  const [unreadDate, setUnreadDate] = useState<string | null>(null);
  const seen = useRef(new Set<string>());
  const read = useNameReading(today);
  const ids = useWatch({ control: form.control, name: 'files' }) as readonly string[];
  const first = ids[0];
  const { data: content } = useRead(
    readTransactionFile,
    { id: first ?? '' },
    { enabled: readsContent && first !== undefined },
  );
  const fill = useEffectEvent((source: ProposalSource, proposal: Proposal) => {
    const { fields, change } = takenBy(form.getValues() as Partial<TransactionValues>, proposal);
    for (const [name, value] of Object.entries(change)) form.setValue(name, value, { shouldDirty: true });
    if (fields.length > 0) setFilled((before) => [...before, { source, fields }]);
  });
  useEffect(() => {
    const name = first === undefined ? undefined : files.get(first)?.name;
    if (first === undefined || name === undefined || seen.current.has(first)) return;
    seen.current.add(first);
    const proposal = read(name);
    setUnreadDate(proposal.unreadDate);
    fill('name', proposal);
  }, [first, files, read]);
  useEffect(() => {
    if (first === undefined || content === undefined || content.from === null) return;
    if (seen.current.has(`${first} content`)) return;
    seen.current.add(`${first} content`);
    fill(content.from, proposalOf(content));
  }, [first, content]);
  return { filled, unreadDate, refused: content?.refused ?? null };
}
