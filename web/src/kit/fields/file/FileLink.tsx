import type { Attachment } from '@madoguchi/contract/attachments/model.ts';
import { fetchAttachment } from '@madoguchi/contract/attachments/operations.ts';
import Link from '@mui/material/Link';
import { downloadUrl } from '../../../platform/call.ts';
import { useLanguage } from '../../../platform/words.ts';
import { Icon } from '../../Icon.tsx';
import { useFieldWords } from '../words.ts';
import { sizeText } from './file-size.ts';

interface Props {
  readonly attachment: Pick<Attachment, 'id' | 'name' | 'bytes'>;
  /** Where its reader may fetch it, if not by a right of their own to the file. */
  readonly href?: string;
}

/** Somebody's file, to download: the portal never shows it as a page of its own. */
export function FileLink({ attachment: { id, name, bytes }, href = downloadUrl(fetchAttachment, { id }) }: Props) {
  const t = useFieldWords();
  return (
    <Link
      href={href}
      download={name}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, minHeight: 24, overflowWrap: 'anywhere' }}
    >
      <Icon name="paperclip" size={16} />
      {t('file.of', { name, size: sizeText(bytes, useLanguage()) })}
    </Link>
  );
}
