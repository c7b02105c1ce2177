import type { ApprovalView } from '@madoguchi/contract/approvals/model.ts';
import { previewAmount } from '@madoguchi/contract/approvals/operations.ts';
import Typography from '@mui/material/Typography';
import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { useFormContext } from '../../../../../kit/form/form-context.ts';
import { WarningBand } from '../../../../../kit/WarningBand.tsx';
import { useRead } from '../../../../../platform/query.ts';
import { PlannedSteps } from '../../../route/PlannedSteps.tsx';
import { useDecideWords } from '../../words.ts';

/** Who would be asked as well, after the reader, if the amount were as typed; or why it cannot be. */
export function AddedSteps({ approval: { id, amount } }: { readonly approval: Pick<ApprovalView, 'id' | 'amount'> }) {
  const t = useDecideWords();
  const { form } = useFormContext();
  const typed: unknown = useDeferredValue<unknown>(useWatch({ control: form.control, name: 'amount' }));
  const isAnother = typeof typed === 'number' && typed >= 0 && typed !== amount;
  const asked = isAnother ? typed : amount;
  const { data } = useRead(previewAmount, { id, amount: asked }, { enabled: isAnother, keepsPrevious: true });
  const { added = [], refusal = null } = (isAnother && data) || {};
  return (
    <div role="status">
      {refusal && (
        <WarningBand>
          <p>{refusal.sentence}</p>
        </WarningBand>
      )}
      {added.length > 0 && (
        <>
          <Typography variant="subtitle2" component="p" sx={{ mb: 1 }}>
            {t('change-amount.added')}
          </Typography>
          <PlannedSteps steps={added} />
        </>
      )}
    </div>
  );
}
