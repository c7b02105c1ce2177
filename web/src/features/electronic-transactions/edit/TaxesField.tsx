import { TRANSACTION_LIMITS } from '@madoguchi/contract/electronic-transactions/choices.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useFieldArray } from 'react-hook-form';
import { NumberField } from '../../../kit/fields/NumberField.tsx';
import { YenField } from '../../../kit/fields/YenField.tsx';
import { useFormContext } from '../../../kit/form/form-context.ts';
import { Icon } from '../../../kit/Icon.tsx';
import { useTransactionWords } from '../words.ts';

const NAME = 'taxes';
/** The usual rate, where somebody adds a line. */
const USUAL_RATE = 10;

/** The taxed amount and its tax, a line for each rate (B7-01); as many as the paper states. */
export function TaxesField() {
  const t = useTransactionWords();
  const { form } = useFormContext();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: NAME });
  return (
    <Box role="group" aria-label={t('taxes')} sx={{ display: 'grid', gap: 2 }}>
      {fields.map((line, index) => (
        <Box
          key={line.id}
          role="group"
          aria-label={t('tax.nth', { n: index + 1 })}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'end' }}
        >
          <NumberField name={`${NAME}.${index}.rate`} label={t('tax.rate')} unit="%" />
          <YenField name={`${NAME}.${index}.base`} label={t('tax.base')} mayBeNegative />
          <YenField name={`${NAME}.${index}.tax`} label={t('tax.tax')} mayBeNegative />
          <IconButton aria-label={t('tax.remove', { n: index + 1 })} onClick={() => remove(index)}>
            <Icon name="trash" />
          </IconButton>
        </Box>
      ))}
      {fields.length < TRANSACTION_LIMITS.taxes ? (
        <div>
          <Button
            variant="outlined"
            startIcon={<Icon name="plus" size={16} />}
            onClick={() => append({ rate: USUAL_RATE, base: null, tax: null })}
          >
            {t('tax.add')}
          </Button>
        </div>
      ) : null}
    </Box>
  );
}
