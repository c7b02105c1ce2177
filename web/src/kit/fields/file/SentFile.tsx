import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import { useLanguage } from '../../../platform/words.ts';
import { Icon } from '../../Icon.tsx';
import { useFieldWords } from '../words.ts';
import { FileNote } from './FileNote.tsx';
import { FileRow } from './FileRow.tsx';
import { sizeText } from './file-size.ts';
import type { FileFault, FileLimits, FileUpload } from './file-uploads.ts';

/** A receipt on its way, or one that was refused: it stays with its cause. */
export function SentFile(props: { upload: FileUpload; limits: FileLimits; onRetry: () => void; onDrop: () => void }) {
  const { upload, limits, onRetry, onDrop } = props;
  const t = useFieldWords();
  const language = useLanguage();
  const { name, size } = upload.file;
  return (
    <FileRow
      name={name}
      size={sizeText(size, language)}
      action={
        <>
          {upload.fault && upload.fault.kind !== 'too-big' && (
            <Button size="small" onClick={onRetry}>
              {t('file.again')}
            </Button>
          )}
          <IconButton aria-label={t(upload.fault ? 'file.remove' : 'file.stop', { name })} onClick={onDrop}>
            <Icon name="close" />
          </IconButton>
        </>
      }
    >
      {upload.fault ? (
        <FaultNote fault={upload.fault} limits={limits} />
      ) : (
        <LinearProgress variant="determinate" value={upload.progress * 100} aria-label={t('file.sending', { name })} />
      )}
    </FileRow>
  );
}

function FaultNote({ fault, limits }: { readonly fault: FileFault; readonly limits: FileLimits }) {
  const t = useFieldWords();
  const language = useLanguage();
  switch (fault.kind) {
    case 'refused':
      return <FileNote icon="error" text={fault.message} />;
    case 'too-big': {
      const sizes = { most: sizeText(limits.maxBytes, language), size: sizeText(fault.bytes, language) };
      return <FileNote icon="error" text={t('file.too-big', sizes)} />;
    }
    case 'too-many':
      return <FileNote icon="error" text={t('file.too-many', { count: limits.maxFiles })} />;
    case 'offline':
      return <FileNote icon="error" text={t('file.offline')} />;
  }
}
