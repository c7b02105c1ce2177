import { RETURN_REASONS } from '@madoguchi/contract/approvals/approval.ts';
import { COMMENT_LIMIT, ReturnAct } from '@madoguchi/contract/approvals/model.ts';
import { RETURN_REASON_NAMES } from '@madoguchi/contract/approvals/names.ts';
import { returnRequest } from '@madoguchi/contract/approvals/operations.ts';
import { ChoiceField } from '../../../../kit/fields/choice/ChoiceField.tsx';
import { TextAreaField } from '../../../../kit/fields/TextAreaField.tsx';
import { FormDialog } from '../../../../kit/form/FormDialog.tsx';
import { useOperationForm } from '../../../../kit/form/use-operation-form.ts';
import { useLanguage } from '../../../../platform/words.ts';
import { dropTurn, readAgain } from '../after-act.ts';
import { useDecideWords } from '../words.ts';
import type { ActDialogProps } from './dialog-props.ts';
import { ReturnTarget } from './ReturnTarget.tsx';
import { useNewestVersion } from './use-newest-version.ts';

/** Asks for the kind of reason, the reason and how far back (B3-06); the requester reads it. */
export function ReturnDialog({ approval, onDone, onDismiss }: ActDialogProps) {
  const t = useDecideWords();
  const language = useLanguage();
  const { id, version, number, requesterName } = approval;
  const form = useOperationForm(returnRequest, {
    input: ReturnAct,
    carries: { id, version },
    defaults: { reason: null, comment: '', toStep: null },
    draftKey: id,
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
      title={t('return.title', { number })}
      effect={t('return.effect', { name: requesterName })}
      submitLabel={t('choice.return')}
      onDismiss={onDismiss}
    >
      <ReturnTarget approval={approval} />
      <ChoiceField
        name="reason"
        label={t('return.reason')}
        choices={RETURN_REASONS.map((value) => ({ value, label: RETURN_REASON_NAMES[value][language] }))}
      />
      <TextAreaField name="comment" label={t('return.comment')} max={COMMENT_LIMIT} />
    </FormDialog>
  );
}
