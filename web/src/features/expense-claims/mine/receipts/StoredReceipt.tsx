import type { Attachment } from '@madoguchi/contract/attachments/model.ts';
import { fetchAttachment } from '@madoguchi/contract/attachments/operations.ts';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { FileNote } from '../../../../kit/fields/file/FileNote.tsx';
import { FileRow } from '../../../../kit/fields/file/FileRow.tsx';
import { sizeText } from '../../../../kit/fields/file/file-size.ts';
import { Icon } from '../../../../kit/Icon.tsx';
import { downloadUrl } from '../../../../platform/call.ts';
import { useLanguage } from '../../../../platform/words.ts';
import { useMineWords } from '../words.ts';

/** A receipt that lies on its line: its name is a link to it. */
export function StoredReceipt({ file, onRemove }: { file: Attachment; onRemove: (() => void) | null }) {
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
