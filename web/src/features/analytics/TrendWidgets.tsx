import type { Figures } from '@madoguchi/contract/analytics/model.ts';
import { ofTarget, percentOf } from '@madoguchi/contract/analytics/rules.ts';
import { movementText } from '@madoguchi/contract/analytics/tables.ts';
import { WIDGETS, type WidgetId } from '@madoguchi/contract/analytics/widgets.ts';
import Button from '@mui/material/Button';
import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Icon } from '../../kit/Icon.tsx';
import type { Hue } from '../../kit/theme/palettes.ts';
import { formatDay, formatNumber } from '../../platform/formats.ts';
import { screenPath } from '../../platform/screen-path.ts';
import { useLanguage } from '../../platform/words.ts';
import { Chart } from './Chart.tsx';
import { Moved } from './Moved.tsx';
import { WidgetCard } from './WidgetCard.tsx';
import { useAnalyticsWords } from './words.ts';

const ButtonLink = createLink(Button);
const HEIGHT_PX = 140;
const percent = (value: number) => `${value.toFixed(1)}%`;

interface TrendProps {
  readonly figures: Figures;
  readonly nth: number;
  readonly widget: WidgetId;
  readonly name: string;
  readonly hue: Hue;
  readonly head: ReactNode;
  readonly data: readonly (number | null)[];
  readonly days: readonly string[];
  readonly format: (value: number) => string;
  readonly note: string;
  readonly empty: string;
  readonly children?: ReactNode;
}

/** A small chart of the days of the month under its figure (AN2). */
function Trend({ figures, nth, widget, name, hue, head, data, days, format, note, empty, children }: TrendProps) {
  const t = useAnalyticsWords();
  const language = useLanguage();
  const said = days.length === 0 ? t('noDays') : data.every((value) => value === null) ? empty : null;
  return (
    <WidgetCard
      {...{ widget, figures, nth, head, note }}
      empty={said}
      chartHeightPx={HEIGHT_PX}
      chart={
        <Chart
          kind="lines"
          label={t('chart', { widget: WIDGETS[widget][language] })}
          labels={days.map((day) => `${Number(day.slice(5, 7))}/${Number(day.slice(8))}`)}
          series={[{ name, data, hue }]}
          format={format}
          heightPx={HEIGHT_PX}
          isSmall
        />
      }
    >
      {children}
    </WidgetCard>
  );
}

/** Widgets 2, 3 and 4: first-pass rate, requests and visits, each with its target. */
export function TrendWidgets({ figures }: { readonly figures: Figures }) {
  const t = useAnalyticsWords();
  const language = useLanguage();
  const { firstPass, requests, visits, isRunning, days, month, department } = figures;
  const rate = percentOf(firstPass.now.passed, firstPass.now.decided);
  const rateBefore = percentOf(firstPass.before.passed, firstPass.before.decided);
  const runningDays = isRunning ? days : null;
  const between = language === 'ja' ? '' : ' ';
  const against = (value: number | null, before: number | null) => {
    const off = ofTarget(value, before);
    if (off === null) return t('noTarget');
    return t('ofBefore', { change: movementText({ kind: 'percent', percent: off }, language) ?? '' });
  };
  const hours = ({ approved, minutes }: Figures['firstPass']['lead']['now']) =>
    approved === 0 ? t('noData') : t('hours', { n: (minutes / approved / 60).toFixed(1) });
  const rateOff = ofTarget(rate, firstPass.targetPercent);
  const target =
    rateOff === null
      ? t('noTarget')
      : t('ofTarget', {
          target: `${firstPass.targetPercent}%`,
          change: movementText({ kind: 'percent', percent: rateOff }, language) ?? '',
        });
  const time = hours(firstPass.lead.now);
  const since = visits.since === null ? '' : t('since', { day: formatDay(visits.since, language) });
  return (
    <>
      <Trend
        figures={figures}
        nth={1}
        widget="first-pass"
        name={t('rate')}
        hue="green"
        head={<Moved now={rate} before={rateBefore} format={percent} runningDays={runningDays} target={target} />}
        data={firstPass.days.map(({ passed, decided }) => percentOf(passed, decided))}
        days={firstPass.days.map(({ day }) => day)}
        format={percent}
        note={[t('note.first-pass'), t('leadTime', { time, before: hours(firstPass.lead.before) })].join(between)}
        empty={t('noDecisions')}
      />
      <Trend
        figures={figures}
        nth={2}
        widget="requests"
        name={t('requests')}
        hue="blue"
        head={
          <Moved
            now={requests.now}
            before={requests.before}
            format={formatNumber}
            runningDays={runningDays}
            target={against(requests.now, requests.before)}
          />
        }
        data={requests.days.map(({ value }) => value)}
        days={requests.days.map(({ day }) => day)}
        format={formatNumber}
        note={t('note.requests')}
        empty={t('noDays')}
      >
        {requests.now === null ? null : (
          <ButtonLink
            size="small"
            sx={{ alignSelf: 'flex-start' }}
            endIcon={<Icon name="arrowRight" />}
            to={screenPath('approvals.requests')}
            search={{ month, ...(department === null ? {} : { department }) } as never}
          >
            {t('open.requests', { count: requests.now })}
          </ButtonLink>
        )}
      </Trend>
      <Trend
        figures={figures}
        nth={3}
        widget="visits"
        name={t('visits')}
        hue="orange"
        head={
          <Moved
            now={visits.now}
            before={visits.before}
            format={formatNumber}
            runningDays={runningDays}
            target={against(visits.now, visits.before)}
          />
        }
        data={visits.days.map(({ value }) => value)}
        days={visits.days.map(({ day }) => day)}
        format={formatNumber}
        note={[t('note.visits'), since].join(between)}
        empty={t('noVisits')}
      />
    </>
  );
}
