import type { Attachment } from '@madoguchi/contract/attachments/model.ts';
import type { Input, Upload } from '@madoguchi/contract/operation.ts';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { type ClipboardEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type FieldProps, useField } from '../../form/form-context.ts';
import { Icon } from '../../Icon.tsx';
import { Field } from '../Field.tsx';
import { useFieldWords } from '../words.ts';
import { FileDrop } from './FileDrop.tsx';
import { FileRow } from './FileRow.tsx';
import { sizeText } from './file-size.ts';
import { type FileLimits, FileUploads } from './file-uploads.ts';
import { SentFile } from './SentFile.tsx';
import { sendFileBy } from './send-file.ts';

interface Props extends FieldProps {
  readonly operation: Upload<string, Input, typeof Attachment>;
  readonly limits: FileLimits;
}

/** The field has one place for all of its files. */
const HERE = '';
const namesOf = (files: unknown) => (files as readonly Attachment[]).map(({ name }) => name).join('、');

/** Files: limits first, then choose, drop, paste or photograph. Each is sent at once; a refused one stays with its cause. */
export function FileField({ operation, limits, ...props }: Props) {
  const t = useFieldWords();
  const field = useField<readonly Attachment[]>(props, { ask: 'attach', textOf: namesOf });
  const latest = useRef(field);
  useEffect(() => {
    latest.current = field;
  });
  const [uploads] = useState(
    () =>
      new FileUploads<Attachment>({
        send: sendFileBy(operation),
        limits,
        countAt: () => latest.current.value.length,
        onStored: (_, stored) => latest.current.change([...latest.current.value, stored]),
      }),
  );
  const underWay = useSyncExternalStore(uploads.subscribe, uploads.all);
  const add = (files: Iterable<File>) => uploads.add(HERE, files);
  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    add([...event.clipboardData.files]);
  };
  return (
    <Field {...field.frame} isGroup>
      <Box role="group" aria-labelledby={`${field.id}-label`} onPaste={paste} onBlur={field.leave}>
        <FileDrop id={field.id} describedBy={field.aria['aria-describedby']} limits={limits} onFiles={add} />
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
          {field.value.map(({ id, name, bytes }) => (
            <FileRow
              key={id}
              name={name}
              size={sizeText(bytes)}
              action={
                <IconButton
                  aria-label={t('file.remove', { name })}
                  onClick={() => field.change(field.value.filter((file) => file.id !== id))}
                >
                  <Icon name="trash" />
                </IconButton>
              }
            />
          ))}
          {underWay.map((upload) => (
            <SentFile
              key={upload.id}
              upload={upload}
              limits={limits}
              onRetry={() => uploads.retry(upload.id)}
              onDrop={() => uploads.drop(upload.id)}
            />
          ))}
        </Box>
      </Box>
    </Field>
  );
}
