import type { PurchaseLine } from '@madoguchi/contract/purchase-requests/model.ts';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Field } from '../../../kit/fields/Field.tsx';
import { type FieldProps, useField } from '../../../kit/form/form-context.ts';
import { formatNumber } from '../../../platform/formats.ts';
import { usePurchaseWords } from '../words.ts';
import { type Received, readQuantity, restOf, withQuantity } from './received-lines.ts';

interface Props extends FieldProps {
  readonly lines: readonly PurchaseLine[];
}

/** How many of each line came; those that did not stay blank. */
export function ReceivedLinesField({ lines, ...props }: Props) {
  const t = usePurchaseWords();
  const field = useField<readonly Received[]>(props, { ask: 'enter' });
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const order = lines.map(({ id }) => id);
  const textOf = (id: string) => texts[id] ?? String(field.value.find(({ lineId }) => lineId === id)?.quantity ?? '');
  return (
    <Field {...field.frame} isGroup>
      <Box role="group" aria-labelledby={`${field.id}-label`} onBlur={field.leave} sx={{ display: 'grid', gap: 1 }}>
        {restOf(lines).map(({ line: { id, item, unit }, rest }, index) => {
          const inputId = index === 0 ? field.id : `${field.id}-${index}`;
          return (
            <Box key={id} sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
              <Typography variant="body2" component="label" htmlFor={inputId} sx={{ flex: 1, minWidth: 0 }}>
                {t('receive.rest', { item, rest: formatNumber(rest), unit })}
              </Typography>
              <OutlinedInput
                id={inputId}
                value={textOf(id)}
                autoComplete="off"
                inputProps={{ inputMode: 'numeric', 'aria-describedby': field.aria['aria-describedby'] }}
                onChange={({ target: { value } }) => {
                  setTexts({ ...texts, [id]: value });
                  field.change(withQuantity(field.value, order, id, readQuantity(value)));
                }}
                sx={{ width: 112, '& input': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } }}
              />
            </Box>
          );
        })}
      </Box>
    </Field>
  );
}
