import type { Figures } from '@madoguchi/contract/analytics/model.ts';
import { PACE_NAMES } from '@madoguchi/contract/analytics/tables.ts';
import { PACES, type Pace, WIDGETS } from '@madoguchi/contract/analytics/widgets.ts';
import { daysBetween } from '@madoguchi/contract/values/calendar-days.ts';
import { useState } from 'react';
import { formatYen } from '../../platform/formats.ts';
import { useLanguage } from '../../platform/words.ts';
import { Chart } from './Chart.tsx';
import { Moved } from './Moved.tsx';
import { WidgetCard } from './WidgetCard.tsx';
import { useAnalyticsWords } from './words.ts';

const HEIGHT_PX = 240;

/** Widget 8: what was spent by day, week and month, up to the last day counted (AN6). */
export function PaceWidget({ figures, nth }: { readonly figures: Figures; readonly nth: number }) {
  const t = useAnalyticsWords();
  const language = useLanguage();
  const [open, setOpen] = useState<Pace>('day');
  const { now, before, isRunning, steps } = figures.pace[open];
  const newest = steps.at(-1);
  const short = (day: string) =>
    open === 'month'
      ? `${day.slice(0, 4)}/${Number(day.slice(5, 7))}`
      : `${Number(day.slice(5, 7))}/${Number(day.slice(8))}`;
  return (
    <WidgetCard
      widget="pace"
      {...{ figures, nth }}
      head={
        <Moved
          {...{ now, before }}
          format={formatYen}
          runningDays={isRunning && newest !== undefined ? daysBetween(newest.from, newest.to) + 1 : null}
        />
      }
      tabs={{
        open,
        choices: PACES.map((value) => ({ value, label: PACE_NAMES[value][language] })),
        onOpen: (value) => setOpen(PACES.find((pace) => pace === value) ?? 'day'),
      }}
      note={t('note.pace')}
      empty={null}
      chartHeightPx={HEIGHT_PX}
      chart={
        <Chart
          kind="lines"
          label={t('chart', { widget: WIDGETS.pace[language] })}
          labels={steps.map(({ from }) => short(from))}
          series={[{ name: t('spend'), data: steps.map(({ yen }) => yen), hue: 'blue' }]}
          format={formatYen}
          heightPx={HEIGHT_PX}
        />
      }
    />
  );
}
