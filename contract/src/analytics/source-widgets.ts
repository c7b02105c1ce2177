// The source's answer (S7-02): nine widgets of `id, series, options`, made of the same figures as the page.
import * as z from 'zod';
import type { Language } from '../message.ts';
import { writtenMonth } from '../values/written-date.ts';
import type { Figures } from './model.ts';
import { movement, ofTarget, percentOf, shares } from './rules.ts';
import { fiscalYearName, PACE_NAMES, SAMPLE, TRAFFIC_DAY_NAMES } from './tables.ts';
import { GENDER_GROUPS, PACES, TRAFFIC_DAYS } from './widgets.ts';

const Value = z.number().nullable();
const Line = z.object({ name: z.string(), data: z.array(Value) });
const Lines = z.array(Line);
const Tabbed = z.record(z.string(), Lines);
const Options = z.object({ labels: z.array(z.string()) });
const TabbedOptions = z.object({ labels: z.record(z.string(), z.array(z.string())) });
const Targeted = z.object({ value: Value, ofTarget: Value });

export const SourceWidgets = z.tuple([
  z.object({ id: z.literal('widget1'), series: Tabbed, options: TabbedOptions }),
  z.object({ id: z.literal('widget2'), series: Lines, options: Options, conversion: Targeted }),
  z.object({ id: z.literal('widget3'), series: Lines, options: Options, impressions: Targeted }),
  z.object({ id: z.literal('widget4'), series: Lines, options: Options, visits: Targeted }),
  z.object({ id: z.literal('widget5'), series: Tabbed, options: Options }),
  z.object({
    id: z.literal('widget6'),
    series: z.array(Value),
    options: Options,
    markers: z.array(z.object({ lat: z.number(), lng: z.number(), label: z.string() })),
  }),
  z.object({ id: z.literal('widget7'), series: z.array(Value), options: Options, labels: z.array(z.string()) }),
  z.object({
    id: z.literal('widget8'),
    series: Tabbed,
    options: TabbedOptions,
    today: Value,
    change: z.object({ value: Value, percentage: Value }),
  }),
  z.object({
    id: z.literal('widget9'),
    series: z.array(Value),
    options: Options,
    rows: z.array(z.object({ title: z.string(), clicks: z.number(), conversion: Value })),
  }),
]);
export type SourceWidgets = z.infer<typeof SourceWidgets>;

const WORDS = {
  ja: {
    claims: '精算',
    purchases: '購買',
    rate: '割合',
    requests: '申請件数',
    visits: '訪問',
    views: '画面表示',
    spend: '支出',
  },
  en: {
    ...{ claims: 'Claims', purchases: 'Purchases', rate: 'Rate', requests: 'Requests' },
    ...{ visits: 'Visits', views: 'Page views', spend: 'Spend' },
  },
} as const;

const byName = <Item, Made>(items: readonly Item[], name: (item: Item) => string, make: (item: Item) => Made) =>
  Object.fromEntries(items.map((item) => [name(item), make(item)]));

export function sourceWidgets(figures: Figures, language: Language): SourceWidgets {
  const words = WORDS[language];
  const { spend, firstPass, requests, visits, traffic, sites, people, pace, purchases } = figures;
  const rate = percentOf(firstPass.now.passed, firstPass.now.decided);
  const groups = people ?? [];
  const labels = groups.map(({ group }) => GENDER_GROUPS[group][language]);
  const parts = shares(groups.map(({ now }) => now));
  const moved = movement(pace.day.now, pace.day.before);
  const yearName = ({ year }: { readonly year: number }) => fiscalYearName(year, language);
  const paceName = (one: keyof typeof PACE_NAMES) => PACE_NAMES[one][language];
  return [
    {
      id: 'widget1',
      series: byName(spend.years, yearName, ({ months }) => [
        { name: words.claims, data: months.map(({ claims }) => claims) },
        { name: words.purchases, data: months.map((month) => month.purchases) },
      ]),
      options: {
        labels: byName(spend.years, yearName, ({ months }) => months.map(({ month }) => writtenMonth(month, language))),
      },
    },
    {
      id: 'widget2',
      series: [{ name: words.rate, data: firstPass.days.map(({ passed, decided }) => percentOf(passed, decided)) }],
      options: { labels: firstPass.days.map(({ day }) => day) },
      conversion: { value: rate, ofTarget: ofTarget(rate, firstPass.targetPercent) },
    },
    {
      id: 'widget3',
      series: [{ name: words.requests, data: requests.days.map(({ value }) => value) }],
      options: { labels: requests.days.map(({ day }) => day) },
      impressions: { value: requests.now, ofTarget: ofTarget(requests.now, requests.before) },
    },
    {
      id: 'widget4',
      series: [{ name: words.visits, data: visits.days.map(({ value }) => value) }],
      options: { labels: visits.days.map(({ day }) => day) },
      visits: { value: visits.now, ofTarget: ofTarget(visits.now, visits.before) },
    },
    {
      id: 'widget5',
      series: byName(
        TRAFFIC_DAYS,
        (day) => TRAFFIC_DAY_NAMES[day][language],
        (day) => [
          { name: words.visits, data: traffic[day].map((hour) => hour.visits) },
          { name: words.views, data: traffic[day].map(({ views }) => views) },
        ],
      ),
      options: { labels: traffic.today.map(({ hour }) => String(hour)) },
    },
    {
      id: 'widget6',
      series: sites.map((site) => site.people),
      options: { labels: sites.map((site) => site.name) },
      markers: sites.map(({ lat, lng, ...site }) => {
        const name = language === 'ja' ? site.name : site.nameEn;
        return { lat, lng, label: site.people > 0 ? name : `${name} (${SAMPLE[language]})` };
      }),
    },
    { id: 'widget7', series: parts, options: { labels }, labels },
    {
      id: 'widget8',
      series: byName(PACES, paceName, (one) => [{ name: words.spend, data: pace[one].steps.map(({ yen }) => yen) }]),
      options: { labels: byName(PACES, paceName, (one) => pace[one].steps.map(({ from }) => from)) },
      today: pace.day.now,
      change: {
        value: pace.day.now === null || pace.day.before === null ? null : pace.day.now - pace.day.before,
        percentage: moved.kind === 'percent' ? moved.percent : null,
      },
    },
    {
      id: 'widget9',
      series: purchases.top.map((one) => one.requests),
      options: { labels: purchases.top.map(({ name }) => name) },
      rows: purchases.top.map(({ name, decided, approved, ...one }) => ({
        title: name,
        clicks: one.requests,
        conversion: percentOf(approved, decided),
      })),
    },
  ];
}
