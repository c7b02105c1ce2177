import { type MemberRecord, type Post, WithdrawnPost } from '@madoguchi/contract/members/model.ts';
import { withdrawPost } from '@madoguchi/contract/members/operations.ts';
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

/** Takes a post back that was entered by mistake or called off. */
export function WithdrawPostDialog({ record, post, onClose }: Props) {
  const t = usePostsWords();
  const tRecord = useRecordWords();
  const message = useMessages();
  const placeOf = usePlaceNames();
  const { employeeId, version } = record;
  const form = useOperationForm(withdrawPost, {
    input: WithdrawnPost,
    carries: { employeeId, version, postId: post.id },
    defaults: { reason: '' },
    onDone: () => {
      message(t('saved', { name: `${record.lastName} ${record.firstName}` }), 'success');
      onClose();
    },
    onRefused: () => void invalidate(withdrawPost),
  });
  return (
    <FormDialog
      form={form}
      title={t('withdrawTitle', { post: placeOf(post) })}
      effect={t(post.isPrimary ? 'withdrawPrimary' : 'withdrawAdditional')}
      submitLabel={t('withdraw')}
      submitColor="error"
      onDismiss={onClose}
    >
      <TextField name="reason" label={tRecord('reason')} hint={tRecord('reasonHint')} />
    </FormDialog>
  );
}
