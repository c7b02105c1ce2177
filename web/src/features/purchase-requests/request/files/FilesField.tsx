import { ATTACHMENT_MAX_BYTES } from '@madoguchi/contract/attachments/limits.ts';
import { type FieldProps, useField } from '../../../../ui/form/form-context.ts';
import { FileIds } from './FileIds.tsx';
import { useFileNames } from './use-file-names.ts';

interface Props extends FieldProps {
  readonly most: number;
}

/** Several files; the form holds their ids. */
export function FilesField({ most, ...props }: Props) {
  const namesOf = useFileNames();
  const field = useField<readonly string[]>(props, { ask: 'attach', textOf: namesOf });
  return (
    <FileIds
      field={field}
      ids={field.value}
      limits={{ maxBytes: ATTACHMENT_MAX_BYTES, maxFiles: most }}
      onChange={field.change}
    />
  );
}
