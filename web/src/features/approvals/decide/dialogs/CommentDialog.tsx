import { COMMENT_LIMIT, CommentedAct } from '@madoguchi/contract/approvals/model.ts';
import { commentOn, reject } from '@madoguchi/contract/approvals/operations.ts';
import { TextAreaField } from '../../../../kit/fields/TextAreaField.tsx';
import { FormDialog } from '../../../../kit/form/FormDialog.tsx';
import { useOperationForm } from '../../../../kit/form/use-operation-form.ts';
import { dropTurn, readAgain } from '../after-act.ts';
import { useDecideWords } from '../words.ts';
import type { ActDialogProps } from './dialog-props.ts';
import { useNewestVersion } from './use-newest-version.ts';

interface Props extends ActDialogProps {
  readonly act: 'reject' | 'comment';
}

const OPERATIONS = { reject, comment: commentOn } as const;

/** Asks for the words of a rejection or of a comment. */
export function CommentDialog({ act, approval, onDone, onDismiss }: Props) {
  const t = useDecideWords();
  const { id, version, number, requesterName } = approval;
  const operation: typeof reject | typeof commentOn = OPERATIONS[act];
  const form = useOperationForm(operation, {
    input: CommentedAct,
    carries: { id, version },
    defaults: { comment: '' },
    draftKey: `${act}.${id}`,
    onDone: (acted) => {
      if (act === 'reject') dropTurn(acted);
      onDone(acted);
    },
    onRefused: readAgain,
  });
  useNewestVersion(form, version);
  return (
    <FormDialog
      form={form}
      title={t(`${act}.title`, { number })}
      effect={t(`${act}.effect`, { name: requesterName })}
      marks="required"
      submitLabel={t(`choice.${act}`)}
      submitColor={act === 'reject' ? 'error' : 'primary'}
      onDismiss={onDismiss}
    >
      <TextAreaField name="comment" label={t(`${act}.comment`)} max={COMMENT_LIMIT} autoFocus />
    </FormDialog>
  );
}
