import { PRESENCE_NAMES } from '@madoguchi/contract/members/names.ts';
import { tellPresence } from '@madoguchi/contract/members/operations.ts';
import { type OwnPresence, TellPresence } from '@madoguchi/contract/members/presence.ts';
import { PRESENCES } from '@madoguchi/contract/members/presences.ts';
import { ChoiceField } from '../../../kit/fields/choice/ChoiceField.tsx';
import { TextField } from '../../../kit/fields/TextField.tsx';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { useOperationForm } from '../../../kit/form/use-operation-form.ts';
import { useMessages } from '../../../platform/messages.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useMembersWords } from '../words.ts';

interface Props {
  readonly own: OwnPresence;
  readonly onClose: () => void;
}

/** Tells colleagues where one is today, or takes it back. */
export function PresenceDialog({ own, onClose }: Props) {
  const t = useMembersWords();
  const language = useLanguage();
  const message = useMessages();
  const form = useOperationForm(tellPresence, {
    input: TellPresence,
    defaults: { presence: own.presence, note: own.note },
    onDone: ({ presence }) => {
      const word = presence === null ? t('presence.none') : PRESENCE_NAMES[presence][language];
      message(t('presence.told', { presence: word }), 'success');
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('presence.title')}
      effect={t('presence.effect')}
      submitLabel={t('presence.save')}
      onDismiss={onClose}
    >
      <ChoiceField
        name="presence"
        label={t('presence.where')}
        choices={PRESENCES.map((value) => ({ value, label: PRESENCE_NAMES[value][language] }))}
        isOptional
      />
      <TextField name="note" label={t('presence.note')} hint={t('presence.noteHint')} isOptional />
    </FormDialog>
  );
}
