// Answers what is asked of the analysis: all figures, a widget as a file, and the source's call; and the count of opened screens.
import { may, ROLES } from '@madoguchi/contract/access.ts';
import {
  countScreens as countOperation,
  exportWidget as exportOperation,
  showAnalytics as showOperation,
  listSourceWidgets as sourceOperation,
} from '@madoguchi/contract/analytics/operations.ts';
import { sourceWidgets } from '@madoguchi/contract/analytics/source-widgets.ts';
import { type CellKind, type TableRow, widgetTable } from '@madoguchi/contract/analytics/tables.ts';
import { WIDGETS } from '@madoguchi/contract/analytics/widgets.ts';
import type { Screen } from '@madoguchi/contract/screen.ts';
import { SCREENS } from '@madoguchi/contract/screens.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { tokyoWall } from '@madoguchi/contract/values/tokyo-time.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import { csvAnswer } from '../../platform/csv/csv-answer.ts';
import { csvDay } from '../../platform/csv/csv-dates.ts';
import { csvFile } from '../../platform/csv/csv-file.ts';
import type { Ground } from '../../platform/ground.ts';
import { handle } from '../../platform/http/handler.ts';
import { figuresOf } from './figures.ts';
import { addViews } from './screen-views-store.ts';

interface Asked {
  readonly month?: YearMonth | undefined;
  readonly department?: string | undefined;
}

function figuresFor(ground: Ground, { month, department }: Asked, now: string) {
  const current = monthOf(ground.clock.today()) as YearMonth;
  return figuresOf(ground, { month: month ?? current, department: department ?? null, now });
}

export const showAnalytics = handle(showOperation, ({ ground, input, now }) => figuresFor(ground, input, now));

export const listSourceWidgets = handle(sourceOperation, async ({ ground, now, language }) =>
  sourceWidgets(await figuresFor(ground, {}, now), language),
);

type Cell = TableRow['cells'][number];

/** Days and months as a spreadsheet takes them. */
function written(kind: CellKind, cell: Cell): Cell {
  if (typeof cell !== 'string') return cell;
  if (kind === 'day') return csvDay(cell as PlainDate);
  return kind === 'month' ? `${cell.slice(0, 4)}/${cell.slice(4)}` : cell;
}

export const exportWidget = handle(exportOperation, async ({ ground, input, now, language, record }) => {
  const { widget, encoding, ...asked } = input;
  const figures = await figuresFor(ground, asked, now);
  const { columns, rows } = widgetTable(widget, figures, language);
  const file = await csvFile<TableRow>(
    columns.map(({ name, kind }, nth) => ({ heading: name, cell: ({ cells }) => written(kind, cells[nth] ?? null) })),
    rows,
    { language, encoding },
  );
  const { month, department } = figures;
  const recorded = await record({
    target: ['analytics-widget', widget],
    difference: { month, ...(department === null ? {} : { department }), encoding },
  });
  return csvAnswer(file, `${WIDGETS[widget][language]}_${month}.csv`, recorded);
});

/** Screens that the person may not open were not opened: whoever sends other names counts nothing. */
export const countScreens = handle(countOperation, async ({ ground, actor, input, now }) => {
  const tools = await ground.tools.rules();
  const open = (id: string) => SCREENS.find((screen: Screen) => screen.id === id);
  const screens = input.screens.filter((id) => {
    const screen = open(id);
    return screen !== undefined && may(actor, screen.access, tools);
  });
  if (screens.length > 0) {
    const { day, time } = tokyoWall(now);
    const role = ROLES.find((one) => actor.roles.includes(one)) ?? 'auditor';
    const visits = Number(input.beginsVisit);
    await addViews(ground.pool, { day, hour: Number(time.slice(0, 2)), role, screens, visits });
  }
  return { counted: screens.length };
});
