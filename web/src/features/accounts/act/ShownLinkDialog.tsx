import type { HandedOverLink } from '@madoguchi/contract/accounts/model.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { TextField } from '../../../kit/TextField.tsx';
import { formatInstant } from '../../../platform/formats.ts';
import { useMessages } from '../../../platform/messages.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useAccountWords } from '../words.ts';

interface Props {
  readonly name: string;
  readonly link: HandedOverLink;
  readonly onClose: () => void;
}

/** The link, once: nothing keeps it, this dialog neither. Esc does not close it by mistake. */
export function ShownLinkDialog({ name, link, onClose }: Props) {
  const t = useAccountWords();
  const language = useLanguage();
  const message = useMessages();
  const titleId = useId();
  const copy = () =>
    navigator.clipboard.writeText(link.url).then(
      () => message(t('copied'), 'success'),
      () => message(t('notCopied'), 'warning'),
    );
  return (
    <Dialog open aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{t('handedOverTo', { link: t(`link.${link.kind}`), name })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography>{t('handedOverOnce', { moment: formatInstant(link.expiresAt, language) })}</Typography>
        <TextField
          label={t('handedOver')}
          value={link.url}
          readOnly
          autoFocus
          onFocus={(event) => event.target.select()}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('close')}</Button>
        <Button onClick={() => void copy()} variant="contained">
          {t('copy')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
