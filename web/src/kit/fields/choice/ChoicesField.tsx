import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { lazy, Suspense, useCallback } from 'react';
import { useLanguage } from '../../../platform/words.ts';
import { type FieldProps, useField } from '../../form/form-context.ts';
import { Field } from '../Field.tsx';
import { type Choice, inputFor, labelsOf } from './choice.ts';

const SearchChoice = lazy(async () => ({ default: (await import('./SearchChoice.tsx')).SearchChoice }));

interface Props extends FieldProps {
  readonly choices: readonly Choice[];
}

/** Any number of several: ticks up to five, a search with tags beyond. */
export function ChoicesField({ choices, ...props }: Props) {
  const language = useLanguage();
  const textOf = useCallback((value: unknown) => labelsOf(value, choices, language), [choices, language]);
  const field = useField<readonly string[]>(props, { ask: 'select', textOf });
  if (inputFor(choices.length) !== 'radio') {
    return (
      <Field {...field.frame}>
        <Suspense fallback={null}>
          <SearchChoice field={field} values={field.value} choices={choices} isMultiple onChange={field.change} />
        </Suspense>
      </Field>
    );
  }
  const tick = (value: string, isOn: boolean) =>
    field.change(
      choices.map((choice) => choice.value).filter((one) => (one === value ? isOn : field.value.includes(one))),
    );
  return (
    <Field {...field.frame} isGroup>
      <FormGroup
        role="group"
        aria-labelledby={`${field.id}-label`}
        aria-describedby={field.aria['aria-describedby']}
        onBlur={field.leave}
      >
        {choices.map(({ value, label }, index) => (
          <FormControlLabel
            key={value}
            label={label}
            control={
              <Checkbox
                {...(index === 0 ? { id: field.id } : {})}
                checked={field.value.includes(value)}
                onChange={(_, isOn) => tick(value, isOn)}
              />
            }
          />
        ))}
      </FormGroup>
    </Field>
  );
}
