import { TRANSACTION_LIMITS } from '@madoguchi/contract/electronic-transactions/choices.ts';
import { type NameProposal, proposedFromName } from '@madoguchi/contract/electronic-transactions/file-name.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useKnownFiles } from '../../../kit/fields/file/known-files.ts';
import { useFormContext } from '../../../kit/form/form-context.ts';
import { useMasters } from '../../../platform/session.ts';

const MOST_YEN = 1_000_000_000_000;

/** The fields that a name can fill, in the order in which they are told. */
export type ProposedField = 'transactionDate' | 'counterparty' | 'amount' | 'documentType';

export interface FilledIn {
  readonly fields: readonly ProposedField[];
  readonly unreadDate: string | null;
}

/**
 * Fills the fields that are still blank from the name of the first file, once for each file: what somebody has typed stays.
 * @returns what was filled in; `null` while no name has said anything
 */
export function useNameProposal(today: PlainDate): FilledIn | null {
  const { form } = useFormContext();
  const files = useKnownFiles();
  const [filled, setFilled] = useState<FilledIn | null>(null);
  const seen = useRef(new Set<string>());
  const { document_type: types } = useMasters();
  const documentTypes = useMemo(
    () => types.map(({ code, name, nameEn }) => ({ code, names: [name, nameEn].filter(Boolean) })),
    [types],
  );
  const ids = useWatch({ control: form.control, name: 'files' }) as readonly string[];
  const first = ids[0];
  useEffect(() => {
    const name = first === undefined ? undefined : files.get(first)?.name;
    if (first === undefined || name === undefined || seen.current.has(first)) return;
    seen.current.add(first);
    const limits = { counterparty: TRANSACTION_LIMITS.counterparty, amount: MOST_YEN };
    const proposal = proposedFromName(name, { around: monthOf(today), documentTypes, limits });
    const fields = valuesOf(proposal).filter(([field]) => isBlank(form.getValues(field)));
    for (const [field, value] of fields) form.setValue(field, value, { shouldDirty: true });
    if (proposal.taxBasis !== null) form.setValue('taxBasis', proposal.taxBasis);
    if (fields.length > 0 || proposal.unreadDate !== null)
      setFilled({ fields: fields.map(([field]) => field), unreadDate: proposal.unreadDate });
  }, [first, files, form, documentTypes, today]);
  return filled;
}

const isBlank = (value: unknown) => value === null || value === '';

function valuesOf({ date, counterparty, amount, documentType }: NameProposal): [ProposedField, string | number][] {
  const all: [ProposedField, string | number | null][] = [
    ['transactionDate', date],
    ['counterparty', counterparty],
    ['amount', amount],
    ['documentType', documentType],
  ];
  return all.filter((one): one is [ProposedField, string | number] => one[1] !== null);
}
