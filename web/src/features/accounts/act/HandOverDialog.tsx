import { ACCOUNT_LIMITS, type Account, type HandedOverLink, LinkRequest } from '@madoguchi/contract/accounts/model.ts';
import { handOverLink } from '@madoguchi/contract/accounts/operations.ts';
import { needsLinkReason } from '@madoguchi/contract/accounts/rules.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { TextAreaField } from '../../../kit/fields/TextAreaField.tsx';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { useOperationForm } from '../../../kit/form/use-operation-form.ts';
import { TextField } from '../../../kit/TextField.tsx';
import { formatInstant } from '../../../platform/formats.ts';
import { useMessages } from '../../../platform/messages.ts';
import { invalidate } from '../../../platform/query.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useAccountWords } from '../words.ts';

interface Props {
  readonly account: Pick<Account, 'id' | 'displayName' | 'state' | 'link'>;
  readonly onDismiss: () => void;
}

/** Without a mail server: asks why, where the link changes something, then shows it once, to be handed over. */
export function HandOverDialog({ account, onDismiss }: Props) {
  const t = useAccountWords();
  const [link, setLink] = useState<HandedOverLink | null>(null);
  const { id, displayName: name } = account;
  const form = useOperationForm(handOverLink, {
    input: LinkRequest,
    carries: { id },
    defaults: { reason: '' },
    onDone: (made) => {
      setLink(made);
    },
    onRefused: () => void invalidate(handOverLink),
  });
  if (link !== null) return <ShownLinkDialog name={name} link={link} onClose={onDismiss} />;
  return (
    <FormDialog
      form={form}
      title={t('title.hand-over', { name })}
      effect={t('effect.hand-over')}
      submitLabel={t('act.hand-over')}
      onDismiss={onDismiss}
    >
      {needsLinkReason(account) ? (
        <TextAreaField
          name="reason"
          label={t('reason')}
          hint={t('reasonHint')}
          max={ACCOUNT_LIMITS.reason}
          minRows={2}
          autoFocus
        />
      ) : null}
    </FormDialog>
  );
}

interface ShownLinkDialogProps {
  readonly name: string;
  readonly link: HandedOverLink;
  readonly onClose: () => void;
}

/** The link, once: nothing keeps it, this dialog neither. Esc does not close it by mistake. */
function ShownLinkDialog({ name, link, onClose }: ShownLinkDialogProps) {
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
