import type { Attachment } from '@madoguchi/contract/attachments/model.ts';
import { fetchAttachment } from '@madoguchi/contract/attachments/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { downloadUrl } from '../../../../platform/call.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { useMineWords } from '../words.ts';
import { sizeText } from './file-size.ts';
import type { Fault, ReceiptUpload } from './receipt-uploads.ts';

/** A receipt that lies on its line: its name is a link to it. */
export function StoredReceipt({ file, onRemove }: { file: Attachment; onRemove: (() => void) | null }) {
  const t = useMineWords();
  return (
    <Row
      name={<Link href={downloadUrl(fetchAttachment, { id: file.id })}>{file.name}</Link>}
      size={sizeText(file.bytes)}
      action={
        onRemove && (
          <IconButton aria-label={t('files.remove', { name: file.name })} onClick={onRemove}>
            <Icon name="trash" />
          </IconButton>
        )
      }
    >
      {file.alsoIn !== null && <Note icon="warning" text={t('files.elsewhere', { number: file.alsoIn })} />}
    </Row>
  );
}

/** A receipt on its way, or one that was refused: it stays with its cause. */
export function SentReceipt(props: { upload: ReceiptUpload; onRetry: () => void; onDrop: () => void }) {
  const { upload, onRetry, onDrop } = props;
  const t = useMineWords();
  const { name, size } = upload.file;
  return (
    <Row
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
    </Row>
  );
}

function FaultNote({ fault }: { readonly fault: Fault }) {
  const t = useMineWords();
  if (fault.kind === 'refused') return <Note icon="error" text={fault.message} />;
  const text =
    fault.kind === 'too-big' ? t('files.too-big', { size: sizeText(fault.bytes) }) : t(`files.${fault.kind}`);
  return <Note icon="error" text={text} />;
}

function Note({ icon, text }: { icon: 'error' | 'warning'; text: string }) {
  return (
    <Typography
      variant="caption"
      role={icon === 'error' ? 'alert' : undefined}
      sx={{ display: 'flex', gap: 0.5, alignItems: 'center', color: `${icon}.main` }}
    >
      <Icon name={icon} size={16} />
      {text}
    </Typography>
  );
}

function Row(props: { name: ReactNode; size: string; action: ReactNode; children?: ReactNode }) {
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 40, py: 0.5 }}>
      <Icon name="receipt" />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {props.name}{' '}
          <Typography component="span" variant="caption" color="text.secondary">
            {props.size}
          </Typography>
        </Typography>
        {props.children}
      </Box>
      {props.action}
    </Box>
  );
}
