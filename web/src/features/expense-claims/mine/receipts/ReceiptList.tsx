import { MEDIA_TYPES } from '@madoguchi/contract/attachments/limits.ts';
import type { Attachment } from '@madoguchi/contract/attachments/model.ts';
import { fetchAttachment } from '@madoguchi/contract/attachments/operations.ts';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ClipboardEvent, useSyncExternalStore } from 'react';
import { FileDrop } from '../../../../kit/fields/file/FileDrop.tsx';
import { FileNote } from '../../../../kit/fields/file/FileNote.tsx';
import { FileRow } from '../../../../kit/fields/file/FileRow.tsx';
import { sizeText } from '../../../../kit/fields/file/file-size.ts';
import { SentFile } from '../../../../kit/fields/file/SentFile.tsx';
import { Icon } from '../../../../kit/Icon.tsx';
import { downloadUrl } from '../../../../platform/call.ts';
import { useLanguage } from '../../../../platform/words.ts';
import type { SheetStore } from '../../sheet/store/sheet-store.ts';
import { useMineWords } from '../words.ts';
import { RECEIPT_LIMITS, type ReceiptUploads } from './receipt-uploads.ts';

const ENDINGS = Object.values(MEDIA_TYPES);

interface Props {
  readonly store: SheetStore;
  readonly uploads: ReceiptUploads;
  readonly lineId: string;
  readonly isReadOnly: boolean;
}

/** The receipts of one line, stored and on their way; files can be pasted anywhere on it. */
export function ReceiptList({ store, uploads, lineId, isReadOnly }: Props) {
  const t = useMineWords();
  const row = useSyncExternalStore(
    (listener) => store.subscribeRow(lineId, listener),
    () => store.row(lineId),
  );
  const underWay = useSyncExternalStore(uploads.subscribe, uploads.all).filter((upload) => upload.place === lineId);
  const stored = row?.line.attachments ?? [];
  const paste = (event: ClipboardEvent) => {
    if (isReadOnly || event.clipboardData.files.length === 0) return;
    event.preventDefault();
    uploads.add(lineId, [...event.clipboardData.files]);
  };
  return (
    <Box onPaste={paste}>
      {!isReadOnly && (
        <FileDrop limits={RECEIPT_LIMITS} endings={ENDINGS} onFiles={(files) => uploads.add(lineId, files)} />
      )}
      {stored.length + underWay.length === 0 && isReadOnly && <Typography>{t('files.none')}</Typography>}
      <Box component="ul" aria-label={t('files.title')} sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {stored.map((file) => (
          <StoredReceipt
            key={file.id}
            file={file}
            onRemove={isReadOnly ? null : () => uploads.remove(lineId, file.id)}
          />
        ))}
        {underWay.map((upload) => (
          <SentFile
            key={upload.id}
            upload={upload}
            limits={RECEIPT_LIMITS}
            onRetry={() => uploads.retry(upload.id)}
            onDrop={() => uploads.drop(upload.id)}
          />
        ))}
      </Box>
    </Box>
  );
}

/** A receipt that lies on its line: its name is a link to it. */
function StoredReceipt({ file, onRemove }: { file: Attachment; onRemove: (() => void) | null }) {
  const t = useMineWords();
  return (
    <FileRow
      name={<Link href={downloadUrl(fetchAttachment, { id: file.id })}>{file.name}</Link>}
      size={sizeText(file.bytes, useLanguage())}
      action={
        onRemove && (
          <IconButton aria-label={t('files.remove', { name: file.name })} onClick={onRemove}>
            <Icon name="trash" />
          </IconButton>
        )
      }
    >
      {file.alsoIn !== null && <FileNote icon="warning" text={t('files.elsewhere', { number: file.alsoIn })} />}
    </FileRow>
  );
}
