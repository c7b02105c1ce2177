import FormControlLabel from '@mui/material/FormControlLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { lazy, Suspense, useCallback, useMemo } from 'react';
import { useLanguage } from '../../../platform/words.ts';
import { type FieldProps, useField } from '../../form/form-context.ts';
import { Field } from '../Field.tsx';
import { useFieldWords } from '../words.ts';
import { type Choice, fitsInRow, inputFor, labelsOf } from './choice.ts';

const SearchChoice = lazy(async () => ({ default: (await import('./SearchChoice.tsx')).SearchChoice }));

interface Props extends FieldProps {
  readonly choices: readonly Choice[];
}

const flowOf = (choices: readonly Choice[], where: 'phone' | 'desk') =>
  fitsInRow(choices, where) ? 'row wrap' : 'column';

/** One of several: radio buttons up to five, a list up to fifteen, a search beyond. Nothing is chosen beforehand. */
export function ChoiceField({ choices, ...props }: Props) {
  const t = useFieldWords();
  const language = useLanguage();
  const textOf = useCallback((value: unknown) => labelsOf(value, choices, language), [choices, language]);
  const field = useField<string | null>(props, { ask: 'select', textOf });
  const values = useMemo(() => (field.value === null ? [] : [field.value]), [field.value]);
  const input = inputFor(choices.length);
  const isWrong = field.frame.fault !== undefined;
  if (input === 'radio') {
    return (
      <Field {...field.frame} isGroup>
        <RadioGroup
          sx={{ flexFlow: { xs: flowOf(choices, 'phone'), sm: flowOf(choices, 'desk') } }}
          aria-labelledby={`${field.id}-label`}
          aria-describedby={field.aria['aria-describedby']}
          aria-required={field.aria['aria-required']}
          aria-invalid={isWrong}
          value={field.value ?? ''}
          onChange={(_, value) => field.change(value)}
          onBlur={field.leave}
        >
          {choices.map(({ value, label }, index) => (
            <FormControlLabel
              key={value}
              value={value}
              label={label}
              control={<Radio {...(index === 0 ? { id: field.id } : {})} />}
            />
          ))}
        </RadioGroup>
      </Field>
    );
  }
  return (
    <Field {...field.frame} widthPx={320}>
      {input === 'select' ? (
        <NativeSelect
          fullWidth
          input={<OutlinedInput />}
          inputRef={field.inputRef}
          error={isWrong}
          value={field.value ?? ''}
          inputProps={{ ...field.aria, id: field.id }}
          onChange={(event) => field.change(event.target.value === '' ? null : event.target.value)}
          onBlur={field.leave}
        >
          {/* Where none is a choice of its own, it has its own word. */}
          {choices.some(({ value }) => value === '') ? null : <option value="">{t('choose')}</option>}
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect>
      ) : (
        <Suspense fallback={null}>
          <SearchChoice
            field={field}
            values={values}
            choices={choices}
            isMultiple={false}
            onChange={([value = null]) => field.change(value)}
          />
        </Suspense>
      )}
    </Field>
  );
}
