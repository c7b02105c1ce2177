import { NewMember } from '@madoguchi/contract/members/model.ts';
import { createMember } from '@madoguchi/contract/members/operations.ts';
import Box from '@mui/material/Box';
import { useNavigate } from '@tanstack/react-router';
import { CodeField } from '../../../kit/fields/CodeField.tsx';
import { FieldGroup } from '../../../kit/form/FieldGroup.tsx';
import { FormBar } from '../../../kit/form/FormBar.tsx';
import { OperationForm } from '../../../kit/form/OperationForm.tsx';
import { SubmitButton } from '../../../kit/form/SubmitButton.tsx';
import { useOperationForm } from '../../../kit/form/use-operation-form.ts';
import { useMessages } from '../../../platform/messages.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useSession } from '../../../platform/session.ts';
import { MemberFields } from './MemberFields.tsx';
import { emptyMember, NEW } from './new-member.ts';
import { PlaceFields } from './PlaceFields.tsx';
import { useRecordWords } from './words.ts';

/** Takes somebody in; their record then shows. */
export function CreateForm() {
  const t = useRecordWords();
  const { today } = useSession();
  const message = useMessages();
  const navigate = useNavigate();
  const form = useOperationForm(createMember, {
    input: NewMember,
    defaults: emptyMember(today),
    draftKey: NEW,
    onDone: ({ employeeId }) => {
      const [last, first] = form.form.getValues(['lastName', 'firstName']) as [string, string];
      message(t('registered', { name: `${last} ${first}` }), 'success');
      void navigate({ to: screenPath('members.record', { employeeId }), replace: true });
    },
  });
  return (
    <OperationForm form={form} label={t('newTitle')} marks="optional" isColumn>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <MemberFields />
        <FieldGroup title={t('group.post')}>
          <CodeField name="employeeId" label={t('employeeId')} hint={t('employeeIdHint')} kind="code" isOptional />
          <PlaceFields />
        </FieldGroup>
      </Box>
      <FormBar>
        <SubmitButton>{t('register')}</SubmitButton>
      </FormBar>
    </OperationForm>
  );
}
