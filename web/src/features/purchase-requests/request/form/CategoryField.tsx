import type { PurchaseLineInput } from '@madoguchi/contract/purchase-requests/model.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { ChoiceField } from '../../../../kit/fields/choice/ChoiceField.tsx';
import { useFormContext } from '../../../../kit/form/form-context.ts';
import { masterName, useMasters } from '../../../../platform/session.ts';
import { useLanguage } from '../../../../platform/words.ts';
import { suggestedRate } from '../lines/suggested-rate.ts';
import { useRequestWords } from '../words.ts';

interface Props {
  readonly label: string;
  readonly rates: readonly number[];
}

/** The purchase category. Choosing another one gives its tax rate to the lines that have no price yet. */
export function CategoryField({ label, rates }: Props) {
  const t = useRequestWords();
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
