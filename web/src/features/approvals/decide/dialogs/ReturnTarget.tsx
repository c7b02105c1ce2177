import type { ApprovalView } from '@madoguchi/contract/approvals/model.ts';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useCallback } from 'react';
import { Field } from '../../../../kit/fields/Field.tsx';
import { useField } from '../../../../kit/form/form-context.ts';
import { useLanguage } from '../../../../platform/words.ts';
import { useDecideWords } from '../words.ts';

const REQUESTER = 'requester';

interface Target {
  /** `null`: the requester. */
  readonly toStep: number | null;
  readonly label: string;
}

/** How far back a request goes: to its requester, or to an earlier step. Nothing is asked in the first one. */
export function ReturnTarget({ approval }: { readonly approval: ApprovalView }) {
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
