import { ATTACHMENT_MAX_BYTES } from '@madoguchi/contract/attachments/limits.ts';
import { REQUEST_FIELD_NAMES } from '@madoguchi/contract/purchase-requests/field-names.ts';
import { PURCHASE_LIMITS } from '@madoguchi/contract/purchase-requests/limits.ts';
import type { PurchaseGround, PurchaseLineInput } from '@madoguchi/contract/purchase-requests/model.ts';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { Suspense, useCallback, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { ChoiceField } from '../../../../kit/fields/choice/ChoiceField.tsx';
import { DateField } from '../../../../kit/fields/date/DateField.tsx';
import { Field } from '../../../../kit/fields/Field.tsx';
import { FilesField } from '../../../../kit/fields/file/FilesField.tsx';
import { TextAreaField } from '../../../../kit/fields/TextAreaField.tsx';
import { TextField } from '../../../../kit/fields/TextField.tsx';
import { FieldGroup } from '../../../../kit/form/FieldGroup.tsx';
import { useField, useFormContext } from '../../../../kit/form/form-context.ts';
import { masterName, useMasters } from '../../../../platform/session.ts';
import { useLanguage } from '../../../../platform/words.ts';
import { BudgetLeft } from '../../../budgets/public.ts';
import { usePurchaseWords } from '../../words.ts';
import { FindingNotes } from '../checks/FindingNotes.tsx';
import { useRequestChecks } from '../checks/request-checks.ts';
import { LinesField } from './LinesField.tsx';
import { QuotesField } from './QuotesField.tsx';
import { suggestedRate } from './request-values.ts';

const { texts, attachments } = PURCHASE_LIMITS;
const ATTACHED = { maxBytes: ATTACHMENT_MAX_BYTES, maxFiles: attachments };

/** Everything that a requester fills in. */
export function RequestFields({ ground }: { readonly ground: PurchaseGround }) {
  const t = usePurchaseWords();
  const language = useLanguage();
  const suppliers = useMemo(
    () => ground.suppliers.map(({ name, reading }) => ({ value: name, label: name, reading })),
    [ground.suppliers],
  );
  const names = (field: keyof typeof REQUEST_FIELD_NAMES) => REQUEST_FIELD_NAMES[field][language];
  return (
    <>
      <FieldGroup title={t('group.what')}>
        <div>
          <TextField name="purchaseName" label={names('purchaseName')} hint={t('purchaseName.hint')} />
          <FindingNotes at="purchaseName" />
        </div>
        <div>
          <CategoryField label={names('purchaseCategory')} rates={ground.taxRates} />
          <FindingNotes at="purchaseCategory" />
          <CategoryBudget />
        </div>
        <div>
          <TextAreaField name="reason" label={names('reason')} max={texts.reason} />
          <FindingNotes at="reason" />
        </div>
        <div>
          <DateField name="neededBy" label={names('neededBy')} />
          <FindingNotes at="neededBy" />
        </div>
        <TextField
          name="deliveryPlace"
          label={names('deliveryPlace')}
          hint={t('deliveryPlace.hint')}
          widthPx={480}
          isOptional
        />
      </FieldGroup>
      <FieldGroup title={t('group.lines')} keys={t('lines.keys')}>
        <TaxBasisField label={names('pricesIncludeTax')} />
        <LinesField ground={ground} suppliers={suppliers} />
      </FieldGroup>
      <FieldGroup title={t('group.quotes')}>
        <QuotesField ground={ground} suppliers={suppliers} />
      </FieldGroup>
      <FieldGroup title={t('group.files')}>
        <FilesField name="attachmentIds" label={names('attachmentIds')} limits={ATTACHED} isOptional />
      </FieldGroup>
    </>
  );
}

/** Holds the request's total against what is left of the category's budget. */
function CategoryBudget() {
  const { content, totals } = useRequestChecks();
  const { purchaseCategory } = content;
  return purchaseCategory === null ? null : (
    <Suspense fallback={null}>
      <BudgetLeft category={purchaseCategory} totalYen={totals.gross} />
    </Suspense>
  );
}

interface Props {
  readonly label: string;
  readonly rates: readonly number[];
}

/** The purchase category. Choosing another one gives its tax rate to the lines that have no price yet. */
function CategoryField({ label, rates }: Props) {
  const t = usePurchaseWords();
  const language = useLanguage();
  const { purchase_type } = useMasters();
  const { form } = useFormContext();
  const category: unknown = useWatch({ control: form.control, name: 'purchaseCategory' });
  const before = useRef(category);
  const suggest = useEffectEvent(() => {
    const rate = suggestedRate(purchase_type, category, rates);
    const lines = form.getValues('lines') as readonly PurchaseLineInput[];
    for (const [index, { unitPrice, taxRate }] of lines.entries()) {
      if (unitPrice === null && taxRate !== rate) form.setValue(`lines.${index}.taxRate`, rate, { shouldDirty: true });
    }
  });
  useEffect(() => {
    if (before.current === category) return;
    before.current = category;
    if (category !== null) suggest();
  }, [category]);
  return (
    <ChoiceField
      name="purchaseCategory"
      label={label}
      hint={t('category.hint')}
      choices={purchase_type.map((one) => ({ value: one.code, label: masterName(one, language), reading: one.kana }))}
    />
  );
}

/** Unit prices with or without tax, for all lines alike. */
function TaxBasisField({ label }: { readonly label: string }) {
  const t = usePurchaseWords();
  const textOf = useCallback((value: unknown) => t(value === true ? 'prices.with' : 'prices.without'), [t]);
  const field = useField<boolean>({ name: 'pricesIncludeTax', label }, { ask: 'select', textOf });
  return (
    <Field {...field.frame} isGroup>
      <RadioGroup
        row
        aria-labelledby={`${field.id}-label`}
        value={String(field.value)}
        onChange={(_, value) => field.change(value === 'true')}
        onBlur={field.leave}
      >
        <FormControlLabel value="false" label={textOf(false)} control={<Radio id={field.id} />} />
        <FormControlLabel value="true" label={textOf(true)} control={<Radio />} />
      </RadioGroup>
    </Field>
  );
}
