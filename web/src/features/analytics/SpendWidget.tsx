import type { Figures } from '@madoguchi/contract/analytics/model.ts';
import { fiscalYearName } from '@madoguchi/contract/analytics/tables.ts';
import { WIDGETS } from '@madoguchi/contract/analytics/widgets.ts';
import Button from '@mui/material/Button';
import { createLink } from '@tanstack/react-router';
import { useState } from 'react';
import { Icon } from '../../kit/Icon.tsx';
import { formatYen } from '../../platform/formats.ts';
import { screenPath } from '../../platform/screen-path.ts';
import { useLanguage } from '../../platform/words.ts';
import { Chart } from './Chart.tsx';
import { Moved } from './Moved.tsx';
import { WidgetCard } from './WidgetCard.tsx';
import { useAnalyticsWords } from './words.ts';

const ButtonLink = createLink(Button);
const HEIGHT_PX = 320;

/** Widget 1: what was spent month by month, a tab for each fiscal year (AN1). */
export function SpendWidget({ figures, nth }: { readonly figures: Figures; readonly nth: number }) {
  const t = useAnalyticsWords();
  const language = useLanguage();
  const { spend, month, department, isRunning, days } = figures;
  const [chosen, setChosen] = useState<string | null>(null);
  const year = spend.years.find((one) => String(one.year) === chosen) ?? spend.years[0];
  if (year === undefined) return null;
  const isEmpty = year.months.every(({ claims, purchases }) => claims === null && purchases === null);
  return (
    <WidgetCard
      widget="spend"
      {...{ figures, nth }}
      head={<Moved now={spend.now} before={spend.before} format={formatYen} runningDays={isRunning ? days : null} />}
      tabs={{
        open: String(year.year),
        choices: spend.years.map((one) => ({ value: String(one.year), label: fiscalYearName(one.year, language) })),
        onOpen: setChosen,
      }}
      note={t('note.spend')}
      empty={isEmpty ? t('noSpend') : null}
      chartHeightPx={HEIGHT_PX}
      chart={
        <Chart
          kind="lines"
          label={t('chart', { widget: WIDGETS.spend[language] })}
          labels={year.months.map((one) =>
            language === 'ja' ? `${Number(one.month.slice(4))}月` : one.month.slice(4),
          )}
          series={[
            { name: t('claims'), data: year.months.map(({ claims }) => claims), hue: 'blue' },
            { name: t('purchases'), data: year.months.map(({ purchases }) => purchases), hue: 'orange' },
          ]}
          format={formatYen}
          heightPx={HEIGHT_PX}
          isStacked
        />
      }
    >
      <ButtonLink
        size="small"
        sx={{ alignSelf: 'flex-start' }}
        endIcon={<Icon name="arrowRight" />}
        to={screenPath('expense-claims.review', { applicationYm: month })}
        search={{ state: 'approved,confirmed', ...(department === null ? {} : { department }) } as never}
      >
        {t('open.claims', { count: spend.claims })}
      </ButtonLink>
    </WidgetCard>
  );
}
