import type { PurchaseFact, PurchaseRequest } from '@madoguchi/contract/purchase-requests/model.ts';
import { FACT_NAMES } from '@madoguchi/contract/purchase-requests/names.ts';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { RecordedDepartment } from '../../../kit/departments/RecordedDepartment.tsx';
import { formatInstant } from '../../../platform/formats.ts';
import { useLanguage } from '../../../platform/words.ts';
import { ApprovalTimeline, Rail, RailItem } from '../../approvals/public.ts';
import { STATUS_LOOKS } from '../read/PurchaseStatusChip.tsx';
import { usePurchaseWords } from '../words.ts';

/** How a request got where it is: above its approval what is its own, newest first, such as order and goods receipts. */
export function RequestHistory({ request: { facts, approvalId } }: { readonly request: PurchaseRequest }) {
  const t = usePurchaseWords();
  const headingId = useId();
  const own = ownFacts(facts, approvalId !== null);
  if (own.length === 0 && approvalId === null) return null;
  return (
    <Card sx={{ p: 2, display: 'grid', gap: 3 }}>
      {own.length > 0 ? (
        <section aria-labelledby={headingId}>
          <Typography variant="h3" component="h2" id={headingId} sx={{ mb: 2 }}>
            {t('history')}
          </Typography>
          <Rail>
            {own.map((fact) => (
              <FactItem key={`${fact.at} ${fact.fact}`} fact={fact} />
            ))}
          </Rail>
        </section>
      ) : null}
      {approvalId === null ? null : (
        <Box sx={{ display: 'grid', gap: 3 }}>
          <ApprovalTimeline approvalId={approvalId} isActedOn />
        </Box>
      )}
    </Card>
  );
}

const LOOKS = {
  submitted: STATUS_LOOKS.submitted,
  withdrawn: STATUS_LOOKS.withdrawn,
  cancelled: STATUS_LOOKS.cancelled,
  ordered: STATUS_LOOKS.ordered,
  received: STATUS_LOOKS.received,
  invoiced: { icon: 'receipt', hue: 'blue' },
  closed: STATUS_LOOKS.closed,
  expired: STATUS_LOOKS.expired,
} as const;

function FactItem({ fact: { fact, by, department, at, comment } }: { readonly fact: PurchaseFact }) {
  const t = usePurchaseWords();
  const language = useLanguage();
  return (
    <RailItem look={LOOKS[fact]}>
      <Typography variant="subtitle2" component="p">
        {FACT_NAMES[fact][language]} {by === null ? t('calendar') : <span lang="ja">{by}</span>}
      </Typography>
      {department === '' ? null : (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          <RecordedDepartment name={department} />
        </Typography>
      )}
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        <time dateTime={at}>{formatInstant(at, language)}</time>
      </Typography>
      {comment === '' ? null : (
        <Typography sx={{ mt: 1, p: 1, borderRadius: '4px', bgcolor: 'background.default', whiteSpace: 'pre-wrap' }}>
          {comment}
        </Typography>
      )}
    </RailItem>
  );
}

/** Steps that the approval tells of as well. */
const TOLD_BY_APPROVAL: readonly PurchaseFact['fact'][] = ['submitted', 'withdrawn'];

/** The facts that the approval's timeline does not show, newest first. */
function ownFacts(facts: readonly PurchaseFact[], hasApproval: boolean): readonly PurchaseFact[] {
  return facts.filter(({ fact }) => !hasApproval || !TOLD_BY_APPROVAL.includes(fact)).toReversed();
}
