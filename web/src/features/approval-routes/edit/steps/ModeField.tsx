import type { StepMode } from '@madoguchi/contract/approvals/route.ts';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { Field } from '../../../../kit/fields/Field.tsx';
import { NumberField } from '../../../../kit/fields/NumberField.tsx';
import { useField } from '../../../../kit/form/form-context.ts';
import { useApprovalRouteWords } from '../../words.ts';

const MODES = ['any', 'all', 'some'] as const;
/** Two are the fewest that are neither any one nor, mostly, all. */
const FIRST_COUNT = 2;

function modeOf(of: string): StepMode {
  if (of === 'some') return { of, count: FIRST_COUNT };
  return { of: of === 'all' ? 'all' : 'any' };
}

/** How many of a step's people must say yes. */
export function ModeField({ path }: { readonly path: string }) {
  const t = useApprovalRouteWords();
  const field = useField<StepMode>({ name: `${path}.mode`, label: t('step.mode') }, { ask: 'select' });
  return (
    <div>
      <Field {...field.frame} isGroup>
        <RadioGroup
          aria-labelledby={`${field.id}-label`}
          value={field.value.of}
          onChange={(_, of) => field.change(modeOf(of))}
          onBlur={field.leave}
        >
          {MODES.map((of, index) => (
            <FormControlLabel
              key={of}
              value={of}
              label={t(`mode.${of}`)}
              control={<Radio {...(index === 0 ? { id: field.id } : {})} />}
            />
          ))}
        </RadioGroup>
      </Field>
      {field.value.of === 'some' && <NumberField name={`${path}.mode.count`} label={t('step.count')} />}
    </div>
  );
}
