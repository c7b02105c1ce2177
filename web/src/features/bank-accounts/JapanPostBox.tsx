import { fromJapanPost, type JapanPostFault } from '@madoguchi/contract/bank-accounts/account-number.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Field } from '../../kit/fields/Field.tsx';
import { useFormContext } from '../../kit/form/form-context.ts';
import { useAccountWords } from './words.ts';

/** Passbooks of the Japan Post Bank have a symbol and a number: branch, type and number of the form are filled in from them. */
export function JapanPostBox({ at }: { readonly at: string }) {
  const t = useAccountWords();
  const id = useId();
  const { form } = useFormContext();
  const [symbol, setSymbol] = useState('');
  const [number, setNumber] = useState('');
  const [fault, setFault] = useState<JapanPostFault | null>(null);
  const convert = () => {
    const read = fromJapanPost(symbol, number);
    if ('fault' in read) return setFault(read.fault);
    setFault(null);
    for (const [name, value] of Object.entries(read)) form.setValue(`${at}${name}`, value, { shouldDirty: true });
    return form.clearErrors(['branch', 'kind', 'number'].map((name) => `${at}${name}`));
  };
  const ofSymbol = fault === 'post-symbol';
  const parts = [
    { name: 'symbol', label: t('postSymbol'), value: symbol, type: setSymbol, isWrong: ofSymbol },
    { name: 'number', label: t('postNumber'), value: number, type: setNumber, isWrong: fault !== null && !ofSymbol },
  ];
  return (
    <Box
      role="group"
      aria-labelledby={`${id}-title`}
      sx={{ display: 'grid', gap: 1.5, p: 2, border: '1px solid', borderColor: 'divider', borderRadius: 1 }}
    >
      <Typography id={`${id}-title`} variant="body2">
        {t('post')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '160px 160px auto' } }}>
        {parts.map(({ name, label, value, type, isWrong }) => (
          <Field
            key={name}
            id={`${id}-${name}`}
            label={label}
            fault={isWrong && fault !== null ? t(`post.${fault}`) : undefined}
          >
            <OutlinedInput
              id={`${id}-${name}`}
              fullWidth
              value={value}
              error={isWrong}
              autoComplete="off"
              inputProps={{
                inputMode: 'numeric',
                'aria-invalid': isWrong,
                'aria-describedby': isWrong ? `${id}-${name}-fault` : undefined,
              }}
              onChange={(event) => type(event.target.value)}
            />
          </Field>
        ))}
        <Button variant="outlined" sx={{ alignSelf: 'end' }} onClick={convert}>
          {t('postConvert')}
        </Button>
      </Box>
    </Box>
  );
}
