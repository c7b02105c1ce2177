// The decisions about a post that ask for more than a press: each a dialog of one field.
import { POST_AUDIENCES, TIMELINE_LIMITS } from '@madoguchi/contract/timeline/choices.ts';
import { ChangedAudience, HiddenEntry, SharedPost, type TimelinePost } from '@madoguchi/contract/timeline/model.ts';
import { changeAudience, hideEntry, sharePost } from '@madoguchi/contract/timeline/operations.ts';
import { ChoiceField } from '../../kit/fields/choice/ChoiceField.tsx';
import { TextAreaField } from '../../kit/fields/TextAreaField.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { FormDialog } from '../../kit/form/FormDialog.tsx';
import { useOperationForm } from '../../kit/form/use-operation-form.ts';
import { useMessages } from '../../platform/messages.ts';
import { useTimelineWords } from './words.ts';

export type AskedOfPost =
  | { readonly dialog: 'share' | 'audience' }
  /** Of the post itself, or of one of its comments. */
  | { readonly dialog: 'hide'; readonly id: string };

interface Props {
  readonly post: TimelinePost;
  readonly onClose: () => void;
}

interface DialogProps extends Props {
  readonly asked: AskedOfPost;
  readonly hasDepartment: boolean;
}

/** The dialog of the act that was chosen. */
export function PostDialog({ asked, hasDepartment, ...props }: DialogProps) {
  if (asked.dialog === 'hide') return <HideDialog id={asked.id} onClose={props.onClose} />;
  if (asked.dialog === 'share') return <ShareDialog {...props} />;
  return <AudienceDialog {...props} hasDepartment={hasDepartment} />;
}

/** Says what was done, and closes. */
function useDone(text: string, onClose: () => void): () => void {
  const message = useMessages();
  return () => {
    message(text, 'success');
    onClose();
  };
}

function ShareDialog({ post, onClose }: Props) {
  const t = useTimelineWords();
  const form = useOperationForm(sharePost, {
    input: SharedPost,
    carries: { id: post.id },
    defaults: { text: '' },
    onDone: useDone(t('share.done'), onClose),
  });
  return (
    <FormDialog
      form={form}
      title={t('share.title')}
      effect={t('share.effect')}
      submitLabel={t('share.submit')}
      marks="optional"
      onDismiss={onClose}
    >
      <TextAreaField name="text" label={t('share.text')} max={TIMELINE_LIMITS.text} isOptional autoFocus />
    </FormDialog>
  );
}

function AudienceDialog({ post, hasDepartment, onClose }: Props & { readonly hasDepartment: boolean }) {
  const t = useTimelineWords();
  const form = useOperationForm(changeAudience, {
    input: ChangedAudience,
    carries: { id: post.id, version: post.version },
    defaults: { audience: post.audience },
    onDone: useDone(t('audience.done'), onClose),
  });
  const audiences = POST_AUDIENCES.filter((audience) => audience !== 'department' || hasDepartment);
  return (
    <FormDialog form={form} title={t('audience.change')} submitLabel={t('audience.save')} onDismiss={onClose}>
      <ChoiceField
        name="audience"
        label={t('audience')}
        choices={audiences.map((value) => ({ value, label: t(`audience.${value}`) }))}
      />
    </FormDialog>
  );
}

function HideDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const t = useTimelineWords();
  const form = useOperationForm(hideEntry, {
    input: HiddenEntry,
    carries: { id },
    defaults: { reason: '' },
    onDone: useDone(t('hide.done'), onClose),
  });
  return (
    <FormDialog
      form={form}
      title={t('hide.title')}
      effect={t('hide.effect')}
      submitLabel={t('hide')}
      submitColor="error"
      onDismiss={onClose}
    >
      <TextField name="reason" label={t('hide.reason')} autoFocus />
    </FormDialog>
  );
}
