// The nine widgets of the analysis: of this month and of one before, of all departments and of one, and as the source's call has them.

import { addMonths } from '../../contract/src/values/calendar-months.ts';
import { monthOf } from '../../contract/src/values/month-of.ts';
import type { PlainDate } from '../../contract/src/values/plain-date.ts';
import type { YearMonth } from '../../contract/src/values/year-month.ts';
import { requestText } from '../load/http.ts';
import { ADMIN, tokenOf } from '../seed/size.ts';
import { always, type Load } from './load.ts';

const OK = { portal: 200, floor: 200 };

const load = (name: string, path: string): Load => {
  const request = requestText({ method: 'GET', path, token: tokenOf(ADMIN) });
  return { name, part: 'analytics', expect: OK, from: { portal: always(request), floor: always(request) } };
};

export const analyticsReads = (today: PlainDate): readonly Load[] => {
  const month = monthOf(today) as YearMonth;
  const at = (asked: YearMonth, more = '') => `/api/analytics?month=${asked}${more}`;
  return [
    load('nine widgets of this month', at(month)),
    load('nine widgets of two months ago', at(addMonths(month, -2))),
    load('nine widgets of one department', at(month, '&department=HQ')),
    load('the source’s call', '/api/analytics-dashboard-app/widgets'),
  ];
};
