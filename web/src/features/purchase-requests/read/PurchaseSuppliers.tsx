import { showPurchaseRequest } from '@madoguchi/contract/purchase-requests/operations.ts';
import { purchaseTotals } from '@madoguchi/contract/purchase-requests/totals.ts';
import Typography from '@mui/material/Typography';
import { useRead } from '../../../platform/query.ts';

interface Props {
  /** The request's id. */
  readonly subjectId: string;
}

/** The suppliers in one line: whoever decides has them in view, also on a phone (B5-04). */
export function PurchaseSuppliers({ subjectId }: Props) {
  const { data } = useRead(showPurchaseRequest, { id: subjectId });
  const suppliers = data ? purchaseTotals(data).bySupplier.map(({ supplier }) => supplier) : [];
  return (
    <Typography component="p" variant="body2" lang="ja" noWrap sx={{ minHeight: '1lh', color: 'text.secondary' }}>
      {suppliers.filter((supplier) => supplier !== '').join('、')}
    </Typography>
  );
}
