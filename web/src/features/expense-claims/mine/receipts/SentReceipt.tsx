import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import { Icon } from '../../../../ui/Icon.tsx';
import { useMineWords } from '../words.ts';
import { sizeText } from './file-size.ts';
import { ReceiptNote } from './ReceiptNote.tsx';
import { ReceiptRow } from './ReceiptRow.tsx';
import type { Fault, ReceiptUpload } from './receipt-uploads.ts';

/** A receipt on its way, or one that was refused: it stays with its cause. */
export function SentReceipt(props: { upload: ReceiptUpload; onRetry: () => void; onDrop: () => void }) {
  const { upload, onRetry, onDrop } = props;
  const t = useMineWords();
  const { name, size } = upload.file;
  return (
    <ReceiptRow
      name={name}
      size={sizeText(size)}
      action={
        <>
          {upload.fault && upload.fault.kind !== 'too-big' && (
            <Button size="small" onClick={onRetry}>
              {t('files.retry')}
            </Button>
          )}
          <IconButton aria-label={t(upload.fault ? 'files.remove' : 'files.stop', { name })} onClick={onDrop}>
            <Icon name="close" />
          </IconButton>
        </>
      }
    >
      {upload.fault ? (
        <FaultNote fault={upload.fault} />
      ) : (
        <LinearProgress variant="determinate" value={upload.progress * 100} aria-label={t('files.sending', { name })} />
      )}
    </ReceiptRow>
  );
}

function FaultNote({ fault }: { readonly fault: Fault }) {
  const t = useMineWords();
  if (fault.kind === 'refused') return <ReceiptNote icon="error" text={fault.message} />;
  const text =
    fault.kind === 'too-big' ? t('files.too-big', { size: sizeText(fault.bytes) }) : t(`files.${fault.kind}`);
  return <ReceiptNote icon="error" text={text} />;
}
