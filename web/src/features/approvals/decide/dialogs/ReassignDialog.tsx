import { COMMENT_LIMIT, ReassignAct } from '@madoguchi/contract/approvals/model.ts';
import { reassign } from '@madoguchi/contract/approvals/operations.ts';
import { ChoiceField } from '../../../../kit/fields/choice/ChoiceField.tsx';
import { PersonField } from '../../../../kit/fields/people/PersonField.tsx';
import { TextAreaField } from '../../../../kit/fields/TextAreaField.tsx';
import { FormDialog } from '../../../../kit/form/FormDialog.tsx';
import { useOperationForm } from '../../../../kit/form/use-operation-form.ts';
import { useRecordedName } from '../../../../kit/use-recorded-name.ts';
import { peopleNow } from '../../route/progress/step-state.ts';
import { dropTurn, readAgain } from '../after-act.ts';
import { useDecideWords } from '../words.ts';
import type { ActDialogProps } from './dialog-props.ts';
import { useNewestVersion } from './use-newest-version.ts';

/** An admin moves one person's open turn to another, and says why (B3-06). */
export function ReassignDialog({ approval, onDone, onDismiss }: ActDialogProps) {
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
