// The figures of the analysis (B9-07), whole: picture, table, file and the source's call are made of the same.
import * as z from 'zod';
import { Code, Instant } from '../values/id.ts';
import { PlainDate } from '../values/plain-date.ts';
import { YearMonth } from '../values/year-month.ts';
import { GENDER_GROUP_IDS } from './widgets.ts';

/** The month counted, this one where none is named, and the department by its code, all where none is named. */
export const AnalyticsQuery = { month: YearMonth.optional(), department: Code.optional() };

const Count = z.number().int().min(0);
/** Null where nothing was recorded, or the day has not come: never drawn as 0 (GEN-06). */
const Known = Count.nullable();

const OfDay = z.object({ day: PlainDate, value: Known });
const OfHour = z.object({ hour: z.number().int().min(0).max(23), visits: Known, views: Known });
const Compared = { now: Known, before: Known };

const Step = z.object({ from: PlainDate, to: PlainDate, yen: Count });
const PaceFigures = z.object({ ...Compared, isRunning: z.boolean(), steps: z.array(Step) });

const Passed = z.object({ passed: Count, decided: Count });
const Lead = z.object({ approved: Count, minutes: Count });

export const Figures = z.object({
  month: YearMonth,
  department: Code.nullable(),
  today: PlainDate,
  /** Up to when facts were counted; null before the first count. */
  countedAt: Instant.nullable(),
  /** The days of the month that have come. */
  days: Count,
  /** The month goes on: it is compared with as many days of the one before. */
  isRunning: z.boolean(),
  spend: z.object({
    ...Compared,
    /** Claims of the month that are approved or confirmed: the rows of the review list in these states. */
    claims: Count,
    years: z.array(
      z.object({
        year: z.number().int(),
        months: z.array(z.object({ month: YearMonth, claims: Known, purchases: Known })),
      }),
    ),
  }),
  firstPass: z.object({
    now: Passed,
    before: Passed,
    /** Null or 0: there is none. */
    targetPercent: Count.nullable(),
    lead: z.object({ now: Lead, before: Lead }),
    days: z.array(z.object({ day: PlainDate, passed: Count, decided: Count })),
  }),
  requests: z.object({ ...Compared, days: z.array(OfDay) }),
  visits: z.object({ ...Compared, since: PlainDate.nullable(), days: z.array(OfDay) }),
  traffic: z.object({ today: z.array(OfHour), yesterday: z.array(OfHour) }),
  sites: z.array(
    z.object({
      name: z.string(),
      nameEn: z.string(),
      lat: z.number().min(-90).max(90),
      lng: z.number().min(-180).max(180),
      /** People whose workplace it is; 0: the site is a sample. */
      people: Count,
    }),
  ),
  /** Null where so few people are counted that any group would name them. */
  people: z.array(z.object({ group: z.enum(GENDER_GROUP_IDS), now: Count, month: Count, year: Count })).nullable(),
  pace: z.object({ day: PaceFigures, week: PaceFigures, month: PaceFigures }),
  purchases: z.object({
    /** Requests submitted in the month, all of them. */
    submitted: Count,
    decided: Count,
    approved: Count,
    top: z.array(z.object({ name: z.string(), requests: Count, yen: Count, decided: Count, approved: Count })),
  }),
});
export type Figures = z.infer<typeof Figures>;

const MOST_SCREENS = 50;

/** Screens that were opened one after another, by their ids: no address, no search, no person. */
export const OpenedScreens = z.strictObject({
  screens: z
    .array(z.string().regex(/^[a-z-]+(\.[a-z-]+)*$/, { error: 'invalid' }))
    .min(1)
    .max(MOST_SCREENS),
  /** The first of them began a visit. */
  beginsVisit: z.boolean(),
});
