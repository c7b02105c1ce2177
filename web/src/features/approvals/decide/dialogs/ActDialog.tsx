import {
  AmountAct,
  type ApprovalView,
  COMMENT_LIMIT,
  CommentedAct,
  ReassignAct,
} from '@madoguchi/contract/approvals/model.ts';
import { changeAmount, commentOn, previewAmount, reassign, reject } from '@madoguchi/contract/approvals/operations.ts';
import Typography from '@mui/material/Typography';
import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { ChoiceField } from '../../../../kit/fields/choice/ChoiceField.tsx';
import { PersonField } from '../../../../kit/fields/people/PersonField.tsx';
import { TextAreaField } from '../../../../kit/fields/TextAreaField.tsx';
import { YenField } from '../../../../kit/fields/YenField.tsx';
import { FormDialog } from '../../../../kit/form/FormDialog.tsx';
import { useFormContext } from '../../../../kit/form/form-context.ts';
import { useOperationForm } from '../../../../kit/form/use-operation-form.ts';
import { useRecordedName } from '../../../../kit/use-recorded-name.ts';
import { WarningBand } from '../../../../kit/WarningBand.tsx';
import { formatNumber } from '../../../../platform/formats.ts';
import { useRead } from '../../../../platform/query.ts';
import { PlannedSteps } from '../../route/PlannedSteps.tsx';
import { peopleNow } from '../../route/progress/step-state.ts';
import { dropTurn, readAgain } from '../after-act.ts';
import { useDecideWords } from '../words.ts';
import type { ActDialogProps } from './dialog-props.ts';
import { ReturnDialog } from './ReturnDialog.tsx';
import { useNewestVersion } from './use-newest-version.ts';

interface Props extends ActDialogProps {
  readonly act: 'reject' | 'comment';
}

const OPERATIONS = { reject, comment: commentOn } as const;

/** Asks for the words of a rejection or of a comment. */
function CommentDialog({ act, approval, onDone, onDismiss }: Props) {
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

/** The acts that are nothing without words. */
export type WordedAct = 'return' | 'reject' | 'comment' | 'reassign' | 'change-amount';

/** The dialog of an act, loaded when one is asked for. */
export function ActDialog({ act, ...props }: ActDialogProps & { readonly act: WordedAct }) {
  if (act === 'return') return <ReturnDialog {...props} />;
  if (act === 'reassign') return <ReassignDialog {...props} />;
  if (act === 'change-amount') return <AmountDialog {...props} />;
  return <CommentDialog {...props} act={act} />;
}

/** An admin moves one person's open turn to another, and says why (B3-06). */
function ReassignDialog({ approval, onDone, onDismiss }: ActDialogProps) {
  const t = useDecideWords();
  const departmentOf = useRecordedName('group');
  const { id, version, number } = approval;
  const open = peopleNow(approval);
  const [first] = open;
  const form = useOperationForm(reassign, {
    input: ReassignAct,
    carries: { id, version },
    defaults: { taskId: open.length === 1 && first ? first.id : null, to: null, comment: '' },
    onDone: (acted) => {
      dropTurn(acted);
      onDone(acted);
    },
    onRefused: readAgain,
  });
  useNewestVersion(form, version);
  return (
    <FormDialog
      form={form}
      title={t('reassign.title', { number })}
      effect={t('reassign.effect')}
      submitLabel={t('choice.reassign')}
      onDismiss={onDismiss}
    >
      <ChoiceField
        name="taskId"
        label={t('reassign.from')}
        choices={open.map(({ id: value, approver }) => ({
          value,
          label: `${approver.name}（${departmentOf(approver.departmentName).text}）`,
        }))}
      />
      <PersonField name="to" label={t('reassign.to')} hint={t('reassign.to-hint')} by="id" />
      <TextAreaField name="comment" label={t('reassign.comment')} max={COMMENT_LIMIT} />
    </FormDialog>
  );
}

/** Another amount and why, with the approvers that it would add seen beforehand (B3-05). The turn stays the reader's. */
function AmountDialog({ approval, onDone, onDismiss }: ActDialogProps) {
  const t = useDecideWords();
  const { id, version, number, amount, requesterName } = approval;
  const form = useOperationForm(changeAmount, {
    input: AmountAct,
    carries: { id, version },
    defaults: { amount, comment: '' },
    draftKey: id,
    onDone,
    onRefused: readAgain,
  });
  useNewestVersion(form, version);
  return (
    <FormDialog
      form={form}
      title={t('change-amount.title', { number })}
      effect={t('change-amount.effect', { amount: formatNumber(amount), name: requesterName })}
      submitLabel={t('choice.change-amount')}
      onDismiss={onDismiss}
    >
      <YenField name="amount" label={t('change-amount.amount')} />
      <AddedSteps approval={approval} />
      <TextAreaField name="comment" label={t('change-amount.comment')} max={COMMENT_LIMIT} />
    </FormDialog>
  );
}

/** The approvers asked as well, after the reader, if the amount were as typed; or why it cannot be. */
function AddedSteps({ approval: { id, amount } }: { readonly approval: Pick<ApprovalView, 'id' | 'amount'> }) {
  const t = useDecideWords();
  const { form } = useFormContext();
  const typed: unknown = useDeferredValue<unknown>(useWatch({ control: form.control, name: 'amount' }));
  const isAnother = typeof typed === 'number' && typed >= 0 && typed !== amount;
  const asked = isAnother ? typed : amount;
  const { data } = useRead(previewAmount, { id, amount: asked }, { enabled: isAnother, keepsPrevious: true });
  const { added = [], refusal = null } = (isAnother && data) || {};
  return (
    <div role="status">
      {refusal && (
        <WarningBand>
          <p>{refusal.sentence}</p>
        </WarningBand>
      )}
      {added.length > 0 && (
        <>
          <Typography variant="subtitle2" component="p" sx={{ mb: 1 }}>
            {t('change-amount.added')}
          </Typography>
          <PlannedSteps steps={added} />
        </>
      )}
    </div>
  );
}
