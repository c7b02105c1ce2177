import { NewClosure } from '@madoguchi/contract/resources/model.ts';
import { closeResources, listOfferedResources } from '@madoguchi/contract/resources/operations.ts';
import { useMemo } from 'react';
import { ChoicesField } from '../../../kit/fields/choice/ChoicesField.tsx';
import { MomentField } from '../../../kit/fields/date/MomentField.tsx';
import { TextField } from '../../../kit/fields/TextField.tsx';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
import { useOperationForm } from '../../../kit/form/use-operation-form.ts';
import { useMessages } from '../../../platform/messages.ts';
import { useRead } from '../../../platform/query.ts';
import { useResourceWords } from '../words.ts';
import { AffectedBefore } from './AffectedBefore.tsx';

interface Props {
  /** The id of the closure that was made; none where it was dismissed. */
  readonly onClose: (made?: string) => void;
}

/** Closes one or several resources from one moment to another. */
export function CloseDialog({ onClose }: Props) {
  const t = useResourceWords();
  const message = useMessages();
  const { data } = useRead(listOfferedResources, {});
  const choices = useMemo(
    () => (data?.resources ?? []).map(({ id, name, reading }) => ({ value: id, label: name, reading })),
    [data],
  );
  const form = useOperationForm(closeResources, {
    input: NewClosure,
    defaults: { resourceIds: [], startsAt: null, endsAt: null, reason: '' },
    onDone: ({ id }) => {
      message(t('closed'), 'success');
      onClose(id);
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('close')}
      effect={t('closeEffect')}
      submitLabel={t('close')}
      onDismiss={() => onClose()}
    >
      <ChoicesField name="resourceIds" label={t('resources')} choices={choices} />
      <MomentField name="startsAt" label={t('from')} />
      <MomentField name="endsAt" label={t('to')} hint={t('toHint')} isEnd />
      <AffectedBefore />
      <TextField name="reason" label={t('reason')} hint={t('reasonHint')} />
    </FormDialog>
  );
}
