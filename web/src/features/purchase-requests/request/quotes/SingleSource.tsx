import { REQUEST_FIELD_NAMES } from '@madoguchi/contract/purchase-requests/field-names.ts';
import { PURCHASE_LIMITS } from '@madoguchi/contract/purchase-requests/limits.ts';
import type { PurchaseGround } from '@madoguchi/contract/purchase-requests/model.ts';
import { quotesNeeded } from '@madoguchi/contract/purchase-requests/quotes-needed.ts';
import { TextAreaField } from '../../../../kit/fields/TextAreaField.tsx';
import { useLanguage } from '../../../../platform/words.ts';
import { useRequestChecks } from '../checks/request-checks.ts';
import { useRequestWords } from '../words.ts';

/** Why only one supplier can be asked: in the highest band, and wherever something was written of it. */
export function SingleSource({ bands }: { readonly bands: PurchaseGround['quoteBands'] }) {
  const t = useRequestWords();
  const language = useLanguage();
  const { content, totals } = useRequestChecks();
  if (!quotesNeeded(totals.gross, bands).reasonStands && content.singleSourceReason === '') return null;
  return (
    <TextAreaField
      name="singleSourceReason"
      label={REQUEST_FIELD_NAMES.singleSourceReason[language]}
      hint={t('singleSource.hint')}
      max={PURCHASE_LIMITS.texts.singleSourceReason}
      isOptional
    />
  );
}
