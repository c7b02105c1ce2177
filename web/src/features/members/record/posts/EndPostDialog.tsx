import { EndedPost, type MemberRecord, type Post } from '@madoguchi/contract/members/model.ts';
import { endPost } from '@madoguchi/contract/members/operations.ts';
import { DateField } from '../../../../kit/fields/date/DateField.tsx';
import { TextField } from '../../../../kit/fields/TextField.tsx';
import { FormDialog } from '../../../../kit/form/FormDialog.tsx';
import { useOperationForm } from '../../../../kit/form/use-operation-form.ts';
import { useMessages } from '../../../../platform/messages.ts';
import { invalidate } from '../../../../platform/query.ts';
import { usePlaceNames } from '../../directory/use-place-names.ts';
import { useRecordWords } from '../words.ts';
import { usePostsWords } from './words.ts';

interface Props {
  readonly record: MemberRecord;
  readonly post: Post;
  readonly onClose: () => void;
}

/** Ends an additional post by a day. */
export function EndPostDialog({ record, post, onClose }: Props) {
  const t = usePostsWords();
  const tRecord = useRecordWords();
  const message = useMessages();
  const placeOf = usePlaceNames();
  const { employeeId, version } = record;
  const form = useOperationForm(endPost, {
    input: EndedPost,
    carries: { employeeId, version, postId: post.id },
    defaults: { validTo: post.validTo, reason: '' },
    onDone: () => {
      message(t('saved', { name: `${record.lastName} ${record.firstName}` }), 'success');
      onClose();
    },
    onRefused: () => void invalidate(endPost),
  });
  return (
    <FormDialog form={form} title={t('endTitle', { post: placeOf(post) })} submitLabel={t('end')} onDismiss={onClose}>
      <DateField name="validTo" label={t('until')} hint={t('untilHint')} />
      <TextField name="reason" label={tRecord('reason')} hint={tRecord('reasonHint')} />
    </FormDialog>
  );
}
