import { may } from '@madoguchi/contract/access.ts';
import { TRANSACTION_LIMITS } from '@madoguchi/contract/electronic-transactions/choices.ts';
import type { TransactionLink } from '@madoguchi/contract/electronic-transactions/links.ts';
import { LinkRemoval, type Transaction } from '@madoguchi/contract/electronic-transactions/model.ts';
import { unlinkTransaction } from '@madoguchi/contract/electronic-transactions/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { TextAreaField } from '../../../kit/fields/TextAreaField.tsx';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { useOperationForm } from '../../../kit/form/use-operation-form.ts';
import { formatInstant } from '../../../platform/formats.ts';
import { useMessages } from '../../../platform/messages.ts';
import { useUser } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useTransactionWords } from '../words.ts';
import { Compared } from './Compared.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { LinkedTo } from './LinkedTo.tsx';

/** Purchases and claims that the record belongs to, each compared with it; system people link and remove (B7-01, B5-05). */
export function TransactionLinks({ transaction }: { readonly transaction: Transaction }) {
  const t = useTransactionWords();
  const language = useLanguage();
  const { id, state, links } = transaction;
  const mayWrite = may({ roles: useUser().role }, 'system');
  const [isLinking, setLinking] = useState(false);
  const [removed, setRemoved] = useState<TransactionLink | null>(null);
  return (
    <>
      {links.length === 0 ? <Typography variant="body2">{t('links.none')}</Typography> : null}
      {links.length === 0 ? null : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
          {links.map((link) => (
            <Box component="li" key={link.id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
              <Box sx={{ flex: '1 1 240px', display: 'grid', gap: 0.5 }}>
                <LinkedTo target={link} />
                <Compared comparison={link.comparison} />
                <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                  {t('registeredIs', { moment: formatInstant(link.at, language), by: link.by })}
                </Typography>
              </Box>
              {mayWrite ? (
                <Button onClick={() => setRemoved(link)} aria-label={t('unlinkOf', { number: link.number })}>
                  {t('unlink')}
                </Button>
              ) : null}
            </Box>
          ))}
        </Box>
      )}
      {mayWrite && state === 'live' ? (
        <div>
          <Button variant="outlined" onClick={() => setLinking(true)}>
            {t('link')}
          </Button>
        </div>
      ) : null}
      {isLinking ? <LinkDialog transaction={transaction} onDismiss={() => setLinking(false)} /> : null}
      {removed === null ? null : <UnlinkDialog id={id} link={removed} onDismiss={() => setRemoved(null)} />}
    </>
  );
}

interface UnlinkProps {
  readonly id: string;
  readonly link: TransactionLink;
  readonly onDismiss: () => void;
}

/** Asks why the link was wrong: the reason stays. */
function UnlinkDialog({ id, link, onDismiss }: UnlinkProps) {
  const t = useTransactionWords();
  const message = useMessages();
  const form = useOperationForm(unlinkTransaction, {
    input: LinkRemoval,
    carries: { id, linkId: link.id },
    defaults: { reason: '' },
    onDone: () => {
      message(t('didUnlink', { number: link.number }), 'success');
      onDismiss();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('unlinkQuestion', { number: link.number })}
      effect={t('unlinkEffect')}
      submitLabel={t('unlink')}
      onDismiss={onDismiss}
    >
      <TextAreaField
        name="reason"
        label={t('reason')}
        hint={t('reasonHint')}
        max={TRANSACTION_LIMITS.reason}
        minRows={2}
      />
    </FormDialog>
  );
}
