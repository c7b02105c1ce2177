import * as z from 'zod';
import { FileEncoding } from '../list/list-input.ts';
import { count, download, read } from '../operation.ts';
import { AnalyticsQuery, Figures, OpenedScreens } from './model.ts';
import { SourceWidgets } from './source-widgets.ts';
import { WIDGET_IDS } from './widgets.ts';

/** The source's call: the nine widgets as it knows them (S7-02), of this month and of all departments. */
export const listSourceWidgets = read('analytics.source-widgets', {
  at: ['GET', '/api/analytics-dashboard-app/widgets'],
  access: 'system',
  // Sums follow within a minute, which no write waits for.
  shows: [],
  input: z.strictObject({}),
  output: SourceWidgets,
  refuses: [],
});

/** Every figure of the nine widgets for a month and a department (B9-07). */
export const showAnalytics = read('analytics.show', {
  at: ['GET', '/api/analytics'],
  access: 'system',
  shows: [],
  input: z.strictObject(AnalyticsQuery),
  output: Figures,
  refuses: [],
});

/** A widget as the table that it is, for a spreadsheet. */
export const exportWidget = download('analytics.export', {
  at: ['GET', '/api/analytics/:widget/csv'],
  access: 'system',
  input: z.strictObject({ widget: z.enum(WIDGET_IDS), ...AnalyticsQuery, encoding: FileEncoding }),
  mediaType: 'text/csv',
  refuses: [],
  records: 'analytics.exported',
});

/** A page tells which screens were opened: they are counted by hour and role, of nobody. */
export const countScreens = count('analytics.count-screens', {
  at: ['POST', '/api/analytics/screens'],
  access: 'signed-in',
  input: OpenedScreens,
  output: z.object({ counted: z.number().int().min(0) }),
  refuses: [],
});

export const ANALYTICS_OPERATIONS = [listSourceWidgets, showAnalytics, exportWidget, countScreens] as const;
