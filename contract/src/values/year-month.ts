// A month as the URL writes it: `yyyymm` (B0-01, S2-12).
import * as z from 'zod';
import { YEAR_MONTH } from './calendar-months.ts';

export const YearMonth = z.string().regex(YEAR_MONTH, { error: 'month' }).brand<'YearMonth'>();
export type YearMonth = z.infer<typeof YearMonth>;
