import type { Figures } from '@madoguchi/contract/analytics/model.ts';
import { lastCounted } from '@madoguchi/contract/analytics/periods.ts';
import { firstDay } from '@madoguchi/contract/values/calendar-months.ts';
import Button from '@mui/material/Button';
import { createLink } from '@tanstack/react-router';
import { Icon } from '../../kit/Icon.tsx';
import { screenPath } from '../../platform/screen-path.ts';
import { WidgetCard } from './WidgetCard.tsx';
import { useAnalyticsWords } from './words.ts';

const ButtonLink = createLink(Button);

/** Widget 9: the names that were asked for most, and the way to all requests of the days (AN7). */
export function PurchasesWidget({ figures, nth }: { readonly figures: Figures; readonly nth: number }) {
  const t = useAnalyticsWords();
  const { purchases, month, today, department } = figures;
  return (
    <WidgetCard
      widget="purchases"
      {...{ figures, nth }}
      note={t('note.purchases')}
      empty={t('noPurchases')}
      chart={null}
      chartHeightPx={0}
      hasChart={false}
    >
      <ButtonLink
        size="small"
        sx={{ alignSelf: 'flex-start' }}
        endIcon={<Icon name="arrowRight" />}
        to={screenPath('purchase-requests.decision')}
        search={
          {
            tab: 'all',
            submitted: `${firstDay(month)}..${lastCounted(month, today)}`,
            ...(department === null ? {} : { department }),
          } as never
        }
      >
        {t('open.purchases', { count: purchases.submitted })}
      </ButtonLink>
    </WidgetCard>
  );
}
