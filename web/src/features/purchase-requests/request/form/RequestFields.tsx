import { ATTACHMENT_MAX_BYTES } from '@madoguchi/contract/attachments/limits.ts';
import { REQUEST_FIELD_NAMES } from '@madoguchi/contract/purchase-requests/field-names.ts';
import { PURCHASE_LIMITS } from '@madoguchi/contract/purchase-requests/limits.ts';
import type { PurchaseGround } from '@madoguchi/contract/purchase-requests/model.ts';
import { useId } from 'react';
import { DateField } from '../../../../kit/fields/date/DateField.tsx';
import { FilesField } from '../../../../kit/fields/file/FilesField.tsx';
import { TextAreaField } from '../../../../kit/fields/TextAreaField.tsx';
import { TextField } from '../../../../kit/fields/TextField.tsx';
import { FieldGroup } from '../../../../kit/form/FieldGroup.tsx';
import { useLanguage } from '../../../../platform/words.ts';
import { FindingNotes } from '../checks/FindingNotes.tsx';
import { LinesField } from '../lines/LinesField.tsx';
import { TaxBasisField } from '../lines/TaxBasisField.tsx';
import { QuotesField } from '../quotes/QuotesField.tsx';
import { useRequestWords } from '../words.ts';
import { CategoryField } from './CategoryField.tsx';

const { texts, attachments } = PURCHASE_LIMITS;
const ATTACHED = { maxBytes: ATTACHMENT_MAX_BYTES, maxFiles: attachments };

/** Everything that a requester fills in. */
export function RequestFields({ ground }: { readonly ground: PurchaseGround }) {
  const t = useRequestWords();
  const language = useLanguage();
  const suppliersId = useId();
  const names = (field: keyof typeof REQUEST_FIELD_NAMES) => REQUEST_FIELD_NAMES[field][language];
  return (
    <>
      <datalist id={suppliersId}>
        {ground.suppliers.map((supplier) => (
          <option key={supplier} value={supplier} />
        ))}
      </datalist>
      <FieldGroup title={t('group.what')}>
        <div>
          <TextField name="purchaseName" label={names('purchaseName')} hint={t('purchaseName.hint')} />
          <FindingNotes at="purchaseName" />
        </div>
        <div>
          <CategoryField label={names('purchaseCategory')} rates={ground.taxRates} />
          <FindingNotes at="purchaseCategory" />
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
        <LinesField ground={ground} suppliersId={suppliersId} />
      </FieldGroup>
      <FieldGroup title={t('group.quotes')}>
        <QuotesField ground={ground} suppliersId={suppliersId} />
      </FieldGroup>
      <FieldGroup title={t('group.files')}>
        <FilesField name="attachmentIds" label={names('attachmentIds')} limits={ATTACHED} isOptional />
      </FieldGroup>
    </>
  );
}
