import type { Attachment } from '@madoguchi/contract/attachments/model.ts';
import { fetchAttachment } from '@madoguchi/contract/attachments/operations.ts';
import Link from '@mui/material/Link';
import { sizeText } from '../../../kit/fields/file/file-size.ts';
import { Icon } from '../../../kit/Icon.tsx';
import { downloadUrl } from '../../../platform/call.ts';
import { useLanguage } from '../../../platform/words.ts';
import { usePurchaseWords } from '../words.ts';

/** Somebody's file, to download: the portal never shows it as a page of its own. */
export function FileLink({ attachment: { id, name, bytes } }: { readonly attachment: Attachment }) {
  const t = usePurchaseWords();
  return (
    <Link
      href={downloadUrl(fetchAttachment, { id })}
      download={name}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, minHeight: 24, overflowWrap: 'anywhere' }}
    >
      <Icon name="paperclip" size={16} />
      {t('file.of', { name, size: sizeText(bytes, useLanguage()) })}
    </Link>
  );
}
