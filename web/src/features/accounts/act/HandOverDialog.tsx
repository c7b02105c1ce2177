import { ACCOUNT_LIMITS, type Account, type HandedOverLink, LinkRequest } from '@madoguchi/contract/accounts/model.ts';
import { handOverLink } from '@madoguchi/contract/accounts/operations.ts';
import { useState } from 'react';
import { TextAreaField } from '../../../kit/fields/TextAreaField.tsx';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { useOperationForm } from '../../../kit/form/use-operation-form.ts';
import { invalidate } from '../../../platform/query.ts';
import { useAccountWords } from '../words.ts';
import { ShownLinkDialog } from './ShownLinkDialog.tsx';

interface Props {
  readonly account: Pick<Account, 'id' | 'displayName'>;
  readonly onDismiss: () => void;
}

/** Without a mail server: asks why, then shows the link once, to be handed over. */
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
      <TextAreaField
        name="reason"
        label={t('reason')}
        hint={t('reasonHint')}
        max={ACCOUNT_LIMITS.reason}
        minRows={2}
        autoFocus
      />
    </FormDialog>
  );
}
