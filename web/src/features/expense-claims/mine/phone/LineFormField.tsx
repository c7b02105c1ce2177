import type { Finding } from '@madoguchi/contract/expense-claims/checks.ts';
import { findingSentence } from '@madoguchi/contract/expense-claims/finding-sentence.ts';
import { FIELD_NAMES } from '@madoguchi/contract/expense-claims/line-names.ts';
import { CLOSED_FIELDS, type ClosedField } from '@madoguchi/contract/expense-claims/typed-values.ts';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import InputAdornment from '@mui/material/InputAdornment';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { growing } from '../../../../kit/fields/growing.ts';
import { Icon } from '../../../../kit/Icon.tsx';
import { useLanguage } from '../../../../platform/words.ts';
import type { Choices } from '../../sheet/values/choices.ts';
import { useMineWords } from '../words.ts';
import type { FormField } from './line-form-fields.ts';

interface Props {
  readonly form: FormField;
  readonly id: string;
  readonly choices: Choices;
  readonly isRequired: boolean;
  readonly findings: readonly Finding[];
  readonly registered: UseFormRegisterReturn;
  readonly onFocus: () => void;
}

/** One field: label above, the phone's own date and list, and what the checks say of it underneath. */
export function LineFormField({ form, id, choices, isRequired, findings, registered, onFocus }: Props) {
  const t = useMineWords();
  const language = useLanguage();
  const [finding] = findings.toSorted((a, b) => a.severity.localeCompare(b.severity));
  const isError = finding?.severity === 'error';
  const { ref, ...field } = registered;
  const shared = {
    id,
    ...field,
    onFocus,
    'aria-describedby': finding ? `${id}-finding` : undefined,
    'aria-invalid': isError,
    'aria-required': isRequired,
  };
  return (
    <FormControl fullWidth error={isError}>
      <FormLabel htmlFor={id} sx={{ typography: 'caption', fontWeight: 600, color: 'text.primary', mb: 0.5 }}>
        {FIELD_NAMES[form.field][language]}
        {isRequired && ' '}
        {isRequired && (
          <Typography
            component="span"
            variant="inherit"
            sx={{ marginInlineStart: 1, fontWeight: 400, color: 'text.secondary' }}
          >
            {t('form.required')}
          </Typography>
        )}
      </FormLabel>
      {isClosed(form.field) ? (
        <NativeSelect input={<OutlinedInput />} inputRef={ref} inputProps={shared}>
          <option value="">{t('form.choose')}</option>
          {choices[form.field].map(({ code, names }) => (
            <option key={code} value={code}>
              {names[0]}
            </option>
          ))}
        </NativeSelect>
      ) : (
        <OutlinedInput
          inputRef={ref}
          type={form.kind === 'date' ? 'date' : 'text'}
          {...(form.kind === 'long' && { multiline: true, inputComponent: 'textarea', sx: growing({ minRows: 1 }) })}
          inputProps={{
            ...shared,
            autoComplete: 'off',
            enterKeyHint: 'next',
            ...(form.kind === 'yen' ? { inputMode: 'numeric' } : {}),
            ...(form.kind === 'long' ? { type: undefined, rows: 1 } : {}),
          }}
          {...(form.kind === 'yen' ? { startAdornment: <InputAdornment position="start">¥</InputAdornment> } : {})}
        />
      )}
      {finding && (
        <FormHelperText
          id={`${id}-finding`}
          sx={{ display: 'flex', gap: 0.5, color: isError ? 'error.main' : 'warning.main' }}
        >
          <Icon name={isError ? 'error' : 'warning'} size={16} />
          {findingSentence(finding, language)}
        </FormHelperText>
      )}
    </FormControl>
  );
}

function isClosed(field: FormField['field']): field is ClosedField {
  return CLOSED_FIELDS.some((closed) => closed === field);
}
