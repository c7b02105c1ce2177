import { ChangedMember, MemberRecord } from '@madoguchi/contract/members/model.ts';
import { changeMember } from '@madoguchi/contract/members/operations.ts';
import Box from '@mui/material/Box';
import { TextField } from '../../../kit/fields/TextField.tsx';
import { FieldGroup } from '../../../kit/form/FieldGroup.tsx';
import { OperationForm } from '../../../kit/form/OperationForm.tsx';
import { SubmitButton } from '../../../kit/form/SubmitButton.tsx';
import { useOperationForm } from '../../../kit/form/use-operation-form.ts';
import { checked } from '../../../platform/http/checked.ts';
import { useMessages } from '../../../platform/messages.ts';
import { MemberFields } from './MemberFields.tsx';
import { valuesOf } from './new-member.ts';
import { useRecordWords } from './words.ts';

/** Changes particulars over the version that is shown; a newer one is compared field by field. */
export function ChangeForm({ record }: { readonly record: MemberRecord }) {
  const t = useRecordWords();
  const message = useMessages();
  const form = useOperationForm(changeMember, {
    input: ChangedMember,
    defaults: valuesOf(record),
    draftKey: record.employeeId,
    valuesOfCurrent: (current) => valuesOf(checked(MemberRecord, current)),
    onDone: () => {
      message(t('saved', { name: `${record.lastName} ${record.firstName}` }), 'success');
    },
  });
  return (
    <OperationForm form={form} label={t('editTitle')} marks="optional">
      <Box sx={{ display: 'grid', gap: 3 }}>
        <MemberFields />
        <FieldGroup title={t('group.change')}>
          <TextField name="reason" label={t('reason')} hint={t('reasonHint')} />
          {/* Not at the edge of the window: the cards above have actions of their own. */}
          <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
            <SubmitButton>{t('save')}</SubmitButton>
          </Box>
        </FieldGroup>
      </Box>
    </OperationForm>
  );
}
