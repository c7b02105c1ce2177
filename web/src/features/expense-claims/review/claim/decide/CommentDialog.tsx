import { type Claim, type ClaimHeader, COMMENT_MAX, CommentedStep } from '@madoguchi/contract/expense-claims/model.ts';
import { rejectClaim, returnClaim } from '@madoguchi/contract/expense-claims/operations.ts';
import { useEffect } from 'react';
import { TextAreaField } from '../../../../../ui/fields/TextAreaField.tsx';
import { FormDialog } from '../../../../../ui/form/FormDialog.tsx';
import { useOperationForm } from '../../../../../ui/form/use-operation-form.ts';
import { useReviewWords } from '../../words.ts';
import { readAgain, takeDecision } from './take-decision.ts';

interface Props {
  readonly claim: Claim;
  readonly action: 'return' | 'reject';
  readonly onDone: (header: ClaimHeader) => void;
  readonly onDismiss: () => void;
}

const OPERATIONS = { return: returnClaim, reject: rejectClaim } as const;

/** Asks for the reason of a return or a rejection; the requester reads it. */
export function CommentDialog({ claim, action, onDone, onDismiss }: Props) {
  const t = useReviewWords();
  const { id, version } = claim;
  const operation: typeof returnClaim | typeof rejectClaim = OPERATIONS[action];
  const form = useOperationForm(operation, {
    input: CommentedStep,
    carries: { id, version },
    defaults: { comment: '' },
    draftKey: id,
    onDone: (header) => {
      takeDecision(header);
      onDone(header);
    },
    onRefused: readAgain,
  });
  const { carry } = form;
  // The decision is on the claim as it stands on the page, also when that changes below the dialog.
  useEffect(() => carry({ version }), [carry, version]);
  return (
    <FormDialog
      form={form}
      title={t(`comment.${action}.title`, { number: claim.number ?? '' })}
      effect={t(`comment.${action}.effect`, { name: claim.employeeName })}
      marks="required"
      submitLabel={t(`action.${action}`)}
      submitColor={action === 'reject' ? 'error' : 'primary'}
      onDismiss={onDismiss}
    >
      <TextAreaField name="comment" label={t(`comment.${action}.field`)} max={COMMENT_MAX} autoFocus />
    </FormDialog>
  );
}
