import { AddedPost, type MemberRecord } from '@madoguchi/contract/members/model.ts';
import { addPost } from '@madoguchi/contract/members/operations.ts';
import { DateField } from '../../../../kit/fields/date/DateField.tsx';
import { TextField } from '../../../../kit/fields/TextField.tsx';
import { FormDialog } from '../../../../kit/form/FormDialog.tsx';
import { useOperationForm } from '../../../../kit/form/use-operation-form.ts';
import { useMessages } from '../../../../platform/messages.ts';
import { invalidate } from '../../../../platform/query.ts';
import { PlaceFields } from '../PlaceFields.tsx';
import { useRecordWords } from '../words.ts';
import { usePostsWords } from './words.ts';

interface Props {
  readonly record: MemberRecord;
  /** A transfer, or a post besides. */
  readonly isPrimary: boolean;
  readonly onClose: () => void;
}

/** A transfer by a day, or a post besides. */
export function AddPostDialog({ record, isPrimary, onClose }: Props) {
  const t = usePostsWords();
  const tRecord = useRecordWords();
  const message = useMessages();
  const { employeeId, version } = record;
  const name = `${record.lastName} ${record.firstName}`;
  const form = useOperationForm(addPost, {
    input: AddedPost,
    carries: { employeeId, version },
    defaults: { isPrimary, departmentCode: null, positionCode: null, validFrom: null, validTo: null, reason: '' },
    onDone: () => {
      message(t('saved', { name }), 'success');
      onClose();
    },
    onRefused: () => void invalidate(addPost),
  });
  return (
    <FormDialog
      form={form}
      title={t(isPrimary ? 'transferTitle' : 'addTitle', { name })}
      {...(isPrimary ? { effect: t('transferEffect') } : {})}
      marks={isPrimary ? 'none' : 'optional'}
      submitLabel={t(isPrimary ? 'transfer' : 'add')}
      onDismiss={onClose}
    >
      <PlaceFields />
      <DateField name="validFrom" label={t('from')} />
      {isPrimary ? null : <DateField name="validTo" label={t('until')} hint={t('untilHint')} isOptional />}
      <TextField name="reason" label={tRecord('reason')} hint={tRecord('reasonHint')} />
    </FormDialog>
  );
}
