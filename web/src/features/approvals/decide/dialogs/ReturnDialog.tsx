import { RETURN_REASONS } from '@madoguchi/contract/approvals/approval.ts';
import { type ApprovalView, COMMENT_LIMIT, ReturnAct } from '@madoguchi/contract/approvals/model.ts';
import { RETURN_REASON_NAMES } from '@madoguchi/contract/approvals/names.ts';
import { returnRequest } from '@madoguchi/contract/approvals/operations.ts';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useCallback } from 'react';
import { ChoiceField } from '../../../../kit/fields/choice/ChoiceField.tsx';
import { Field } from '../../../../kit/fields/Field.tsx';
import { TextAreaField } from '../../../../kit/fields/TextAreaField.tsx';
import { FormDialog } from '../../../../kit/form/FormDialog.tsx';
import { useField } from '../../../../kit/form/form-context.ts';
import { useOperationForm } from '../../../../kit/form/use-operation-form.ts';
import { useLanguage } from '../../../../platform/words.ts';
import { dropTurn, readAgain } from '../after-act.ts';
import { useDecideWords } from '../words.ts';
import type { ActDialogProps } from './dialog-props.ts';
import { useNewestVersion } from './use-newest-version.ts';

const REQUESTER = 'requester';

interface Target {
  /** `null`: the requester. */
  readonly toStep: number | null;
  readonly label: string;
}

/** How far back a request goes: to its requester, or to an earlier step. Nothing is asked in the first one. */
function ReturnTarget({ approval }: { readonly approval: ApprovalView }) {
  const t = useDecideWords();
  const language = useLanguage();
  const { steps, current, requesterName } = approval;
  const targets: Target[] = [
    { toStep: null, label: t('return.to-requester', { name: requesterName }) },
    ...steps.flatMap(({ name, nameEn, kind, isSkipped }, toStep) => {
      if (current === null || toStep >= current || isSkipped || kind === 'circulate') return [];
      return [{ toStep, label: t('return.to-step', { step: language === 'en' && nameEn !== '' ? nameEn : name }) }];
    }),
  ];
  return targets.length === 1 ? null : <Targets targets={targets} />;
}

function Targets({ targets }: { readonly targets: readonly Target[] }) {
  const t = useDecideWords();
  const textOf = useCallback(
    (value: unknown) => targets.find(({ toStep }) => toStep === value)?.label ?? '',
    [targets],
  );
  const field = useField<number | null>(
    { name: 'toStep', label: t('return.target'), isOptional: true },
    { ask: 'select', textOf },
  );
  return (
    <Field {...field.frame} isGroup>
      <RadioGroup
        aria-labelledby={`${field.id}-label`}
        value={field.value ?? REQUESTER}
        onChange={(_, value) => field.change(value === REQUESTER ? null : Number(value))}
        onBlur={field.leave}
      >
        {targets.map(({ toStep, label }, index) => (
          <FormControlLabel
            key={label}
            value={toStep ?? REQUESTER}
            label={label}
            control={<Radio {...(index === 0 ? { id: field.id } : {})} />}
          />
        ))}
      </RadioGroup>
    </Field>
  );
}

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
