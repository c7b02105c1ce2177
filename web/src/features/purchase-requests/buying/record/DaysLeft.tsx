import type { PurchaseRequest } from '@madoguchi/contract/purchase-requests/model.ts';
import { daysBetween } from '@madoguchi/contract/values/calendar-days.ts';
import Typography from '@mui/material/Typography';
import { Icon } from '../../../../kit/Icon.tsx';
import { WarningBand } from '../../../../kit/WarningBand.tsx';
import { formatDay } from '../../../../platform/formats.ts';
import { useSession } from '../../../../platform/session.ts';
import { useLanguage } from '../../../../platform/words.ts';
import { useBuyingWords } from '../words.ts';

/** So near to its end a notice is a warning, as the notification is sent then. */
const SOON_DAYS = 14;

/** Until when an approved request may be ordered (B5-03). */
export function DaysLeft({ request: { orderBy, status } }: { readonly request: PurchaseRequest }) {
  const t = useBuyingWords();
  const language = useLanguage();
  const { today } = useSession();
  if (orderBy === null || status !== 'approved') return null;
  const left = daysBetween(today, orderBy);
  const sentence = t('order.left', { day: formatDay(orderBy, language), count: Math.max(0, left) });
  if (left <= SOON_DAYS) {
    return (
      <WarningBand>
        <p>{sentence}</p>
      </WarningBand>
    );
  }
  return (
    <Typography variant="body2" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Icon name="clock" size={16} />
      {sentence}
    </Typography>
  );
}
