import { LINE_FIELD_NAMES } from '@madoguchi/contract/purchase-requests/field-names.ts';
import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { type Ref, useCallback } from 'react';
import type { Choice } from '../../../../kit/fields/choice/choice.ts';
import { SuggestedField } from '../../../../kit/fields/choice/SuggestedField.tsx';
import { Field } from '../../../../kit/fields/Field.tsx';
import { NumberField } from '../../../../kit/fields/NumberField.tsx';
import { TextField } from '../../../../kit/fields/TextField.tsx';
import { YenField } from '../../../../kit/fields/YenField.tsx';
import { type FieldProps, useField } from '../../../../kit/form/form-context.ts';
import { RADIUS } from '../../../../kit/theme/tokens.ts';
import { formatYen } from '../../../../platform/formats.ts';
import { useLanguage } from '../../../../platform/words.ts';
import { usePurchaseWords } from '../../words.ts';
import { FindingNotes } from '../checks/FindingNotes.tsx';
import { useRequestChecks } from '../checks/request-checks.ts';
import { type RowTool, RowTools } from './RowTools.tsx';

/** Two rows of fields where room is, pairs on a phone. Of twelve columns. */
const GRID = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  alignItems: 'start',
  '& > .item, & > .spec, & > .supplier, & > .url': { gridColumn: { xs: '1 / -1', md: 'span 4' } },
  '& > .quantity, & > .unit': { gridColumn: { xs: 'span 6', md: 'span 2' } },
  '& > .price': { gridColumn: { xs: 'span 7', md: 'span 3' } },
  '& > .rate': { gridColumn: { xs: 'span 5', md: 'span 2' } },
  '& > .url': { gridColumn: { xs: '1 / -1', md: 'span 3' } },
  '& > .notes': { gridColumn: '1 / -1' },
  // Nothing to say takes no room either.
  '& > .notes:not(:has(p))': { display: 'none' },
} as const;

interface Props {
  readonly ref: Ref<HTMLElement>;
  readonly index: number;
  readonly pricesIncludeTax: boolean;
  readonly rates: readonly number[];
  readonly suppliers: readonly Choice[];
  readonly tools: readonly RowTool[];
}

/** One thing to be bought, with its amount and what the checks say of it. */
export function LineRow({ ref, index, pricesIncludeTax, rates, suppliers, tools }: Props) {
  const t = usePurchaseWords();
  const language = useLanguage();
  const path = `lines.${index}`;
  const names = (field: keyof typeof LINE_FIELD_NAMES) => LINE_FIELD_NAMES[field][language];
  return (
    <Box
      ref={ref}
      role="group"
      aria-label={t('line.nth', { n: index + 1 })}
      tabIndex={-1}
      data-row={index}
      sx={{ p: 2, border: '1px solid', borderColor: 'divider', borderRadius: `${RADIUS.menu}px` }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <Box sx={{ display: { xs: 'block', sm: 'flex' }, minWidth: 0, alignItems: 'center', gap: 1 }}>
          <Typography variant="subtitle1" component="h3">
            {t('line.nth', { n: index + 1 })}
          </Typography>
          <LineAmount index={index} />
        </Box>
        <Box sx={{ marginInlineStart: 'auto', display: 'flex' }}>
          <RowTools tools={tools} />
        </Box>
      </Box>
      <Box sx={GRID}>
        <div className="item">
          <TextField name={`${path}.item`} label={names('item')} />
        </div>
        <div className="spec">
          <TextField name={`${path}.spec`} label={names('spec')} isOptional />
        </div>
        <div className="supplier">
          <SuggestedField name={`${path}.supplier`} label={names('supplier')} suggested={suppliers} />
        </div>
        <div className="quantity">
          <NumberField name={`${path}.quantity`} label={names('quantity')} />
        </div>
        <div className="unit">
          <TextField name={`${path}.unit`} label={names('unit')} isOptional />
        </div>
        <div className="price">
          <YenField name={`${path}.unitPrice`} label={t(pricesIncludeTax ? 'unitPrice.with' : 'unitPrice.without')} />
        </div>
        <div className="rate">
          <TaxRateField name={`${path}.taxRate`} label={names('taxRate')} rates={rates} />
        </div>
        <div className="url">
          <TextField name={`${path}.url`} label={names('url')} inputMode="url" isOptional />
        </div>
        <div className="notes">
          <FindingNotes at={path} />
        </div>
      </Box>
    </Box>
  );
}

/** Quantity times price, as the prices are meant; nothing before both are there. */
function LineAmount({ index }: { readonly index: number }) {
  const t = usePurchaseWords();
  const { content } = useRequestChecks();
  const line = content.lines[index];
  if (line === undefined || line.quantity === null || line.unitPrice === null) return null;
  const amount = formatYen(line.quantity * line.unitPrice);
  return (
    <Typography variant="body2" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {t(content.pricesIncludeTax ? 'line.amount.with' : 'line.amount.without', { amount })}
    </Typography>
  );
}

interface TaxRateFieldProps extends FieldProps {
  /** Per cent; 0 stands for what is not taxed. */
  readonly rates: readonly number[];
}

/** One of the rates that hold today; one that held when the line was written stays to be seen, and is found. */
function TaxRateField({ rates, ...props }: TaxRateFieldProps) {
  const t = usePurchaseWords();
  const textOf = useCallback(
    (rate: unknown) => (rate === 0 ? t('rate.untaxed') : t('rate.taxed', { rate: String(rate) })),
    [t],
  );
  const field = useField<number>(props, { ask: 'select', textOf });
  const offered = rates.includes(field.value) ? rates : [...rates, field.value];
  return (
    <Field {...field.frame}>
      <NativeSelect
        fullWidth
        input={<OutlinedInput />}
        inputRef={field.inputRef}
        error={field.frame.fault !== undefined}
        value={field.value}
        inputProps={{ ...field.aria, id: field.id }}
        onChange={(event) => field.change(Number(event.target.value))}
        onBlur={field.leave}
      >
        {offered.map((rate) => (
          <option key={rate} value={rate}>
            {textOf(rate)}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}
