import { ChangedFaqEntry, MaintainedFaqEntry } from '@madoguchi/contract/faq/model.ts';
import {
  changeFaq,
  listFaq,
  listFaqForMaintenance,
  showFaqForMaintenance,
} from '@madoguchi/contract/faq/operations.ts';
import { useEffect } from 'react';
import { FormBar } from '../../../../kit/form/FormBar.tsx';
import { OperationForm } from '../../../../kit/form/OperationForm.tsx';
import { SubmitButton } from '../../../../kit/form/SubmitButton.tsx';
import { useOperationForm } from '../../../../kit/form/use-operation-form.ts';
import { checked } from '../../../../platform/http/checked.ts';
import { useMessages } from '../../../../platform/messages.ts';
import { refresh } from '../../../../platform/query.ts';
import { useFaqMaintenanceWords } from '../words.ts';
import { EntryFields } from './EntryFields.tsx';
import { valuesOf } from './new-entry.ts';

interface Props {
  readonly entry: MaintainedFaqEntry;
  readonly onUnsaved: (isUnsaved: boolean) => void;
}

/** Writes an entry anew over the version that is shown; a newer one is compared field by field. */
export function ChangeEntry({ entry, onUnsaved }: Props) {
  const t = useFaqMaintenanceWords();
  const message = useMessages();
  const form = useOperationForm(changeFaq, {
    input: ChangedFaqEntry,
    defaults: valuesOf(entry),
    draftKey: entry.id,
    valuesOfCurrent: (current) => valuesOf(checked(MaintainedFaqEntry, current)),
    onDone: () => {
      message(t('saved', { question: form.form.getValues('question') as string }), 'success');
      void refresh([showFaqForMaintenance.id, listFaqForMaintenance.id, listFaq.id]);
    },
  });
  const { isUnsaved } = form;
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved]);
  return (
    <OperationForm form={form} label={t('editTitle')} marks="optional">
      <EntryFields />
      <FormBar>
        <SubmitButton>{t(entry.status === 'draft' ? 'saveDraft' : 'save')}</SubmitButton>
      </FormBar>
    </OperationForm>
  );
}
