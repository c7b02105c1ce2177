import { POST_AUDIENCES, TIMELINE_LIMITS } from '@madoguchi/contract/timeline/choices.ts';
import { NewPost } from '@madoguchi/contract/timeline/model.ts';
import { addPost } from '@madoguchi/contract/timeline/operations.ts';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { ChoiceField } from '../../kit/fields/choice/ChoiceField.tsx';
import { TextAreaField } from '../../kit/fields/TextAreaField.tsx';
import { OperationForm } from '../../kit/form/OperationForm.tsx';
import { SubmitButton } from '../../kit/form/SubmitButton.tsx';
import { useOperationForm } from '../../kit/form/use-operation-form.ts';
import { useMessages } from '../../platform/messages.ts';
import { PictureField } from './PictureField.tsx';
import { useTimelineWords } from './words.ts';

interface Props {
  /** Without a department nothing can be shown to it. */
  readonly hasDepartment: boolean;
  readonly onPosted: () => void;
}

/** The form of a new post: words, pictures, and who sees them. It is kept on the device until it is posted. */
export function Composer({ hasDepartment, onPosted }: Props) {
  const t = useTimelineWords();
  const message = useMessages();
  const form = useOperationForm(addPost, {
    input: NewPost,
    defaults: { text: '', audience: 'colleagues', pictures: [] },
    draftKey: 'new',
    onDone: () => {
      message(t('sent'), 'success');
      onPosted();
    },
  });
  const audiences = POST_AUDIENCES.filter((audience) => audience !== 'department' || hasDepartment);
  return (
    <Card component="section" aria-label={t('composer')} sx={{ p: { xs: 2, sm: 3 }, overflow: 'visible' }}>
      <OperationForm form={form} label={t('composer')}>
        <TextAreaField name="text" label={t('text')} hint={t('textHint')} max={TIMELINE_LIMITS.text} minRows={2} />
        <PictureField />
        <ChoiceField
          name="audience"
          label={t('audience')}
          {...(hasDepartment ? { hint: t('audienceHint') } : {})}
          choices={audiences.map((value) => ({ value, label: t(`audience.${value}`) }))}
        />
        <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
          <SubmitButton>{t('send')}</SubmitButton>
        </Box>
      </OperationForm>
    </Card>
  );
}
