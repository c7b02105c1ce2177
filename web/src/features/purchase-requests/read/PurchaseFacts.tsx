import { REQUEST_FIELD_NAMES } from '@madoguchi/contract/purchase-requests/field-names.ts';
import type { PurchaseRequest } from '@madoguchi/contract/purchase-requests/model.ts';
import { styled } from '@mui/material/styles';
import { type Fact, FactList } from '../../../kit/FactList.tsx';
import { FileLink } from '../../../kit/fields/file/FileLink.tsx';
import { useRecordedName } from '../../../kit/use-recorded-name.ts';
import { formatDay } from '../../../platform/formats.ts';
import { useLanguage } from '../../../platform/words.ts';
import { usePurchaseWords } from '../words.ts';

const Files = styled('span')({ display: 'flex', flexWrap: 'wrap', gap: '4px 12px' });

/** The fields of a request besides lines and quotes; blank ones are left out. */
export function PurchaseFacts({ request }: { readonly request: PurchaseRequest }) {
  const t = usePurchaseWords();
  const language = useLanguage();
  const departmentOf = useRecordedName('group');
  const categoryOf = useRecordedName('purchase_type');
  const nameOf = (field: keyof typeof REQUEST_FIELD_NAMES) => REQUEST_FIELD_NAMES[field][language];
  const files = request.attachments.map((attachment) => <FileLink key={attachment.id} attachment={attachment} />);
  const attached = files.length === 0 ? null : <Files>{files}</Files>;
  const facts: readonly Fact[] = [
    [t('facts.requester'), `${request.employeeName}　${departmentOf(request.departmentName).text}`],
    [nameOf('purchaseCategory'), categoryOf(request.purchaseCategoryName ?? '').text],
    [nameOf('reason'), request.reason],
    [nameOf('neededBy'), request.neededBy === null ? '' : formatDay(request.neededBy, language)],
    [nameOf('deliveryPlace'), request.deliveryPlace],
    [nameOf('singleSourceReason'), request.singleSourceReason],
    [nameOf('attachmentIds'), attached],
  ];
  return <FactList label={t('facts.label')} facts={facts} />;
}
