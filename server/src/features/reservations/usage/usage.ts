// The report of use: hours, share of the opening hours and no-shows, by resource and month, on a screen and as a file.
import type { UsageRow } from '@madoguchi/contract/reservations/model.ts';
import {
  exportUsage as exportOperation,
  showUsage as showOperation,
} from '@madoguchi/contract/reservations/operations.ts';
import { minutesOf, openSpan } from '@madoguchi/contract/reservations/rules.ts';
import { addDays, daysBetween } from '@madoguchi/contract/values/calendar-days.ts';
import { addMonths, firstDay, lastDay } from '@madoguchi/contract/values/calendar-months.ts';
import { tokyoInstant } from '@madoguchi/contract/values/tokyo-time.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import { csvAnswer } from '../../../platform/csv/csv-answer.ts';
import { type Column, csvFile } from '../../../platform/csv/csv-file.ts';
import type { Ground } from '../../../platform/ground.ts';
import { handle } from '../../../platform/http/handler.ts';
import { refuse } from '../../../platform/http/problem.ts';
import { type Bookable, findFitting } from '../../resources/public.ts';
import { findUse } from './usage-store.ts';

const MOST = { months: 24, resources: 5_000 } as const;

function monthsOf(from: YearMonth, to: YearMonth): YearMonth[] {
  const months: YearMonth[] = [];
  for (let month = from; month <= to && months.length <= MOST.months; month = addMonths(month, 1)) months.push(month);
  return months;
}

/** Minutes of the month in which the resource is open on the days on which it is in use. */
function openMinutes(resource: Bookable, month: YearMonth): number {
  const first = firstDay(month);
  const days = Array.from({ length: daysBetween(first, lastDay(month)) + 1 }, (_, nth) => addDays(first, nth));
  const { inUseFrom, endsOn } = resource;
  return days
    .filter((day) => (inUseFrom === null || day >= inUseFrom) && (endsOn === null || day <= endsOn))
    .reduce((sum, day) => {
      const open = openSpan(resource, day);
      return open === null ? sum : sum + minutesOf(open);
    }, 0);
}

/** Every resource in every month, unused ones too. */
async function usage(ground: Ground, { from, to }: { from: YearMonth; to: YearMonth }): Promise<UsageRow[]> {
  if (to < from) refuse('invalid', { fields: [{ field: 'to', code: 'last-before-first' }], values: { n: 1 } });
  const months = monthsOf(from, to);
  if (months.length > MOST.months) {
    refuse('invalid', {
      fields: [{ field: 'to', code: 'too-many-months', values: { max: MOST.months } }],
      values: { n: 1 },
    });
  }
  const span = { from: tokyoInstant(firstDay(from), '00:00'), to: tokyoInstant(addDays(lastDay(to), 1), '00:00') };
  const [resources, found] = await Promise.all([
    findFitting(ground.pool, { people: null, category: null, site: null, features: [], most: MOST.resources }),
    findUse(ground.pool, { ...span, now: ground.clock.now() }),
  ]);
  const uses = new Map(found.map((one) => [`${one.month} ${one.resourceId}`, one]));
  return months.flatMap((month) =>
    resources.map((resource) => {
      const use = uses.get(`${month} ${resource.id}`);
      return {
        month,
        resourceId: resource.id,
        name: resource.name,
        reservations: use?.reservations ?? 0,
        usedMinutes: use?.usedMinutes ?? 0,
        openMinutes: openMinutes(resource, month) * resource.quantity,
        noShows: use?.noShows ?? 0,
      };
    }),
  );
}

export const showUsage = handle(showOperation, async ({ ground, input }) => ({ rows: await usage(ground, input) }));

const hours = (minutes: number) => (minutes / 60).toFixed(2);

const COLUMNS: readonly Column<UsageRow>[] = [
  { heading: { ja: '月', en: 'Month' }, cell: ({ month }) => `${month.slice(0, 4)}-${month.slice(4)}` },
  { heading: { ja: '設備', en: 'Resource' }, cell: ({ name }) => name },
  { heading: { ja: '予約件数', en: 'Reservations' }, cell: ({ reservations }) => reservations },
  { heading: { ja: '利用時間', en: 'Hours used' }, cell: ({ usedMinutes }) => hours(usedMinutes) },
  { heading: { ja: '利用できる時間', en: 'Hours open' }, cell: (row) => hours(row.openMinutes) },
  {
    heading: { ja: '利用率（%）', en: 'Share (%)' },
    cell: (row) => (row.openMinutes === 0 ? null : ((row.usedMinutes * 100) / row.openMinutes).toFixed(1)),
  },
  { heading: { ja: '未利用', en: 'No-shows' }, cell: ({ noShows }) => noShows },
];

export const exportUsage = handle(exportOperation, async ({ ground, input, language, record }) => {
  const { encoding, ...months } = input;
  const file = await csvFile<UsageRow>(COLUMNS, await usage(ground, months), { language, encoding });
  const recorded = await record({ target: null, difference: { ...months, encoding } });
  const name = { ja: '利用状況', en: 'usage' }[language];
  return csvAnswer(file, `${name}_${months.from}-${months.to}.csv`, recorded);
});
