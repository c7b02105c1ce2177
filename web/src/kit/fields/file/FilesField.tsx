import { type FieldProps, useField } from '../../form/form-context.ts';
import { FileIds, type FileStore } from './FileIds.tsx';
import type { FileLimits } from './file-uploads.ts';
import { useFileNames } from './use-file-names.ts';

interface Props extends FieldProps {
  readonly limits: FileLimits;
  /** Where they lie, if not among the attachments. Keep it stable. */
  readonly store?: FileStore;
}

/** Several files; the form holds their ids. */
export function FilesField({ limits, store, ...props }: Props) {
  const namesOf = useFileNames();
  const field = useField<readonly string[]>(props, { ask: 'attach', textOf: namesOf });
  return <FileIds field={field} ids={field.value} limits={limits} store={store} onChange={field.change} />;
}
