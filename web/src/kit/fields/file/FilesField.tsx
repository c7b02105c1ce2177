import { type FieldProps, useField } from '../../form/form-context.ts';
import { FileIds } from './FileIds.tsx';
import type { FileLimits } from './file-uploads.ts';
import { useFileNames } from './use-file-names.ts';

interface Props extends FieldProps {
  readonly limits: FileLimits;
}

/** Several files; the form holds their ids. */
export function FilesField({ limits, ...props }: Props) {
  const namesOf = useFileNames();
  const field = useField<readonly string[]>(props, { ask: 'attach', textOf: namesOf });
  return <FileIds field={field} ids={field.value} limits={limits} onChange={field.change} />;
}
