import { UserChange } from '@madoguchi/contract/session/model.ts';
import { updateUser } from '@madoguchi/contract/session/operations.ts';
import { TextField } from '../../../kit/fields/TextField.tsx';
import { OperationForm } from '../../../kit/form/OperationForm.tsx';
import { useOperationForm } from '../../../kit/form/use-operation-form.ts';
import { askAgain } from '../../../platform/identity/session-actions.ts';
import { useMessages } from '../../../platform/messages.ts';
import { useUser } from '../../../platform/session.ts';
import { useProfileWords } from '../words.ts';
import { OWN_DRAFT } from './own-section.ts';
import { SectionBar } from './SectionBar.tsx';

/** The name by which the portal calls the person (S4-07). */
export function DisplayNameForm({ onClose }: { readonly onClose: () => void }) {
  const t = useProfileWords();
  const message = useMessages();
  const { data } = useUser();
  const form = useOperationForm(updateUser, {
    input: UserChange,
    defaults: { user: { data: { displayName: data.displayName } } },
    draftKey: OWN_DRAFT,
    onDone: () => {
      message(t('saved'), 'success');
      void askAgain().finally(onClose);
    },
  });
  return (
    <OperationForm form={form} label={t('group.account')}>
      <TextField
        name="user.data.displayName"
        label={t('displayName')}
        hint={t('displayNameHint')}
        widthPx={320}
        autoComplete="name"
      />
      <SectionBar onClose={onClose} />
    </OperationForm>
  );
}
