import { MEDIA_TYPES } from '@madoguchi/contract/attachments/limits.ts';
import { addAttachment, fetchAttachment } from '@madoguchi/contract/attachments/operations.ts';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { type ClipboardEvent, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { downloadUrl } from '../../../platform/call.ts';
import { useLanguage } from '../../../platform/words.ts';
import { Icon } from '../../Icon.tsx';
import { Field, type FieldFrame } from '../Field.tsx';
import { useFieldWords } from '../words.ts';
import { FileDrop } from './FileDrop.tsx';
import { FileRow } from './FileRow.tsx';
import { sizeText } from './file-size.ts';
import { type FileLimits, FileUploads, type SendFile } from './file-uploads.ts';
import { type KnownFile, useKnownFiles } from './known-files.ts';
import { SentFile } from './SentFile.tsx';
import { sendFileBy } from './send-file.ts';

/** Where the files of a field are sent, and the addresses that fetch them again. */
export interface FileStore {
  readonly send: SendFile<KnownFile>;
  readonly hrefOf: (id: string) => string;
  /** Endings that the file chooser offers, without their dots. */
  readonly endings: readonly string[];
}

const ATTACHMENTS: FileStore = {
  send: sendFileBy(addAttachment),
  hrefOf: (id) => downloadUrl(fetchAttachment, { id }),
  endings: Object.values(MEDIA_TYPES),
};

interface Props {
  readonly field: {
    readonly id: string;
    readonly frame: FieldFrame;
    readonly aria: { readonly 'aria-describedby': string | undefined };
    readonly leave: () => void;
  };
  readonly ids: readonly string[];
  readonly limits: FileLimits;
  /** That of attachments, where absent. */
  readonly store?: FileStore | undefined;
  readonly onChange: (ids: readonly string[]) => void;
}

/** The field has one place for all of its files. */
const HERE = '';

/** Files chosen, dropped, pasted or photographed; each is sent at once, and a refused one stays with its cause. */
export function FileIds({ field, ids, limits, store = ATTACHMENTS, onChange }: Props) {
  const t = useFieldWords();
  const language = useLanguage();
  const files = useKnownFiles();
  const group = useRef<HTMLDivElement>(null);
  const heldFocus = useRef(false);
  const changeTo = (newer: readonly string[]) => {
    heldFocus.current = group.current?.contains(document.activeElement) ?? false;
    onChange(newer);
  };
  const latest = useRef({ ids, onChange: changeTo });
  useEffect(() => {
    latest.current = { ids, onChange: changeTo };
  });
  // The button that was pressed goes with the last place, or with its file: the focus stays in the field.
  useLayoutEffect(() => {
    if (heldFocus.current && group.current?.contains(document.activeElement) === false)
      document.getElementById(field.id)?.focus();
    heldFocus.current = false;
  });
  const [uploads] = useState(
    () =>
      new FileUploads<KnownFile>({
        send: store.send,
        limits,
        countAt: () => latest.current.ids.length,
        onStored: (_, stored) => {
          files.add(stored);
          // At once: another one may be stored before the form has drawn this one.
          latest.current.ids = [...latest.current.ids, stored.id];
          latest.current.onChange(latest.current.ids);
        },
      }),
  );
  const underWay = useSyncExternalStore(uploads.subscribe, uploads.all);
  const add = (chosen: Iterable<File>) => uploads.add(HERE, chosen);
  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    add([...event.clipboardData.files]);
  };
  const isFull = ids.length >= limits.maxFiles;
  return (
    <Field {...field.frame} isGroup>
      <Box ref={group} role="group" aria-labelledby={`${field.id}-label`} onPaste={paste} onBlur={field.leave}>
        {isFull ? null : (
          <FileDrop
            id={field.id}
            describedBy={field.aria['aria-describedby']}
            limits={limits}
            endings={store.endings}
            onFiles={add}
          />
        )}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: isFull ? 0 : 1, p: 0 }}>
          {ids.map((id, index) => {
            const file = files.get(id);
            const name = file?.name ?? t('file.unnamed');
            return (
              <FileRow
                key={id}
                name={file ? <Link href={store.hrefOf(id)}>{name}</Link> : name}
                size={file ? sizeText(file.bytes, language) : ''}
                action={
                  <IconButton
                    // Where no file may be added, a fault of the field leads to the first one that is there.
                    {...(isFull && index === 0 ? { id: field.id } : {})}
                    aria-label={t('file.remove', { name })}
                    onClick={() => changeTo(ids.filter((one) => one !== id))}
                  >
                    <Icon name="trash" />
                  </IconButton>
                }
              />
            );
          })}
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
