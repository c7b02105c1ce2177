import type { Figures } from '@madoguchi/contract/analytics/model.ts';
import { TRAFFIC_DAY_NAMES } from '@madoguchi/contract/analytics/tables.ts';
import { TRAFFIC_DAYS, WIDGETS } from '@madoguchi/contract/analytics/widgets.ts';
import { useState } from 'react';
import { formatNumber } from '../../platform/formats.ts';
import { useLanguage } from '../../platform/words.ts';
import { Chart } from './Chart.tsx';
import { WidgetCard } from './WidgetCard.tsx';
import { useAnalyticsWords } from './words.ts';

const HEIGHT_PX = 260;

/** Widget 5: visits and page views by the hour, today and yesterday (AN3). */
export function TrafficWidget({ figures, nth }: { readonly figures: Figures; readonly nth: number }) {
  const t = useAnalyticsWords();
  const language = useLanguage();
  const [open, setOpen] = useState<(typeof TRAFFIC_DAYS)[number]>('today');
  const hours = figures.traffic[open];
  return (
    <WidgetCard
      widget="traffic"
      {...{ figures, nth }}
      tabs={{
        open,
        choices: TRAFFIC_DAYS.map((value) => ({ value, label: TRAFFIC_DAY_NAMES[value][language] })),
        onOpen: (value) => setOpen(TRAFFIC_DAYS.find((day) => day === value) ?? 'today'),
      }}
      note={t('note.traffic')}
      empty={hours.every(({ views }) => views === null) ? t('noVisits') : null}
      chartHeightPx={HEIGHT_PX}
      chart={
        <Chart
          kind="lines"
          label={t('chart', { widget: WIDGETS.traffic[language] })}
          labels={hours.map(({ hour }) => t('hour', { hour }))}
          series={[
            { name: t('views'), data: hours.map(({ views }) => views), hue: 'blue' },
            { name: t('visits'), data: hours.map(({ visits }) => visits), hue: 'orange' },
          ]}
          format={formatNumber}
          heightPx={HEIGHT_PX}
        />
      }
    />
  );
}
