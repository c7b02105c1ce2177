import { COMMENT_LIMIT } from '@madoguchi/contract/approvals/model.ts';
import { growing } from '../../../kit/fields/growing.ts';
import { TextField } from '../../../kit/TextField.tsx';
import { useDecideWords } from './words.ts';

interface Props {
  readonly value: string;
  readonly onChange: (comment: string) => void;
}

/** Goes with a request that is submitted again: what was corrected, in the requester's words. */
export function SubmissionComment({ value, onChange }: Props) {
  const t = useDecideWords();
  return (
    <TextField
      label={t('submission.comment')}
      hint={t('submission.hint')}
      mark="optional"
      multiline
      inputComponent="textarea"
      sx={growing({ minRows: 2 })}
      error={
        value.length > COMMENT_LIMIT ? t('submission.long', { limit: COMMENT_LIMIT, now: value.length }) : undefined
      }
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
