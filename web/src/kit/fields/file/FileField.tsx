import { ATTACHMENT_MAX_BYTES } from '@madoguchi/contract/attachments/limits.ts';
import { useMemo } from 'react';
import { type FieldProps, useField } from '../../form/form-context.ts';
import { FileIds } from './FileIds.tsx';
import { useFileNames } from './use-file-names.ts';

const ONE = { maxBytes: ATTACHMENT_MAX_BYTES, maxFiles: 1 };

/** One file; the form holds its id, or `null`. */
export function FileField(props: FieldProps) {
  const namesOf = useFileNames();
  const field = useField<string | null>(props, { ask: 'attach', textOf: namesOf });
  const ids = useMemo(() => (field.value === null ? [] : [field.value]), [field.value]);
  return <FileIds field={field} ids={ids} limits={ONE} onChange={([id = null]) => field.change(id)} />;
}
