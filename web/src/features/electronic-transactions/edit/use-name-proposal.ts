import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useKnownFiles } from '../../../kit/fields/file/known-files.ts';
import { useFormContext } from '../../../kit/form/form-context.ts';
import { isBlank, PROPOSED_FIELDS, type ProposedField, useNameReading } from './proposed-values.ts';

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
  const read = useNameReading(today);
  const ids = useWatch({ control: form.control, name: 'files' }) as readonly string[];
  const first = ids[0];
  useEffect(() => {
    const name = first === undefined ? undefined : files.get(first)?.name;
    if (first === undefined || name === undefined || seen.current.has(first)) return;
    seen.current.add(first);
    const { values, taxBasis, unreadDate } = read(name);
    const fields = PROPOSED_FIELDS.filter((field) => values[field] !== undefined && isBlank(form.getValues(field)));
    for (const field of fields) form.setValue(field, values[field], { shouldDirty: true });
    if (taxBasis !== null) form.setValue('taxBasis', taxBasis);
    if (fields.length > 0 || unreadDate !== null) setFilled({ fields, unreadDate });
  }, [first, files, form, read]);
  return filled;
}
