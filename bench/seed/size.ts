// How large a database of the bench is, and who and what is in it: everything follows from a count of expense lines.
import { createHash } from 'node:crypto';
import { addMonths } from '../../contract/src/values/calendar-months.ts';
import type { YearMonth } from '../../contract/src/values/year-month.ts';

/** Expense lines of the three databases. */
export const LINE_COUNTS = [10_000, 100_000, 1_000_000] as const;
export type LineCount = (typeof LINE_COUNTS)[number];

/** Everybody's password. */
export const PASSWORD = 'madoguchi-bench';

/** Person 1 reviews; person 2 is a plain member with one claim. */
export const ADMIN = 1;
export const MEMBER = 2;

const LINES_A_CLAIM = 10;
const LINES_TO_CONFIRM = 5;

/** How many people there are: at 1,000,000 lines their claims of one month reach beyond row 50,050. */
export function peopleOf(lines: LineCount): number {
  return (lines * 6) / 100;
}

/** The last person of the smallest database asks for nothing and approves what others ask for. */
export const ACTOR = peopleOf(LINE_COUNTS[0]);

/** One kind of claim in the database: a month, how many people have one, and with how many lines. */
export interface ClaimShare {
  readonly kind: ClaimKind;
  readonly month: YearMonth;
  /** Persons `from` to `to`, both included. */
  readonly from: number;
  readonly to: number;
  readonly lines: number;
  readonly status: 'submitted' | 'approved' | 'confirmed';
}

const KINDS = ['review', 'confirm', 'older'] as const;
export type ClaimKind = (typeof KINDS)[number];

/** The months of the bench: the one that lists show, the one whose claims are confirmed, and free ones. */
export interface Months {
  readonly review: YearMonth;
  readonly confirm: YearMonth;
  /** Months in which nobody has a claim, newest first. */
  readonly free: readonly YearMonth[];
}

const OLDER_MONTHS = 16;
const FREE_MONTHS = 24;

export function monthsOf(thisMonth: YearMonth): Months {
  const oldest = -2 - OLDER_MONTHS;
  return {
    review: addMonths(thisMonth, -1),
    confirm: addMonths(thisMonth, -2),
    free: [thisMonth, ...Array.from({ length: FREE_MONTHS }, (_, index) => addMonths(thisMonth, oldest - 1 - index))],
  };
}

/** 60 % of the lines stand in the month that lists show, 30 % in the one to confirm, 10 % in the months before. */
export function sharesOf(lines: LineCount, thisMonth: YearMonth): ClaimShare[] {
  const people = peopleOf(lines);
  const months = monthsOf(thisMonth);
  const older = lines / 10 / LINES_A_CLAIM;
  const span = (index: number) => Math.round((index * older) / OLDER_MONTHS);
  // Persons 1 and 2 have no older claims: few rows to find among many.
  const first = MEMBER + 1;
  return [
    { kind: 'review', month: months.review, from: 1, to: people, lines: LINES_A_CLAIM, status: 'submitted' },
    { kind: 'confirm', month: months.confirm, from: 1, to: people, lines: LINES_TO_CONFIRM, status: 'approved' },
    ...Array.from({ length: OLDER_MONTHS }, (_, index) => ({
      kind: 'older' as const,
      month: addMonths(months.confirm, -1 - index),
      from: first + span(index),
      to: first + span(index + 1) - 1,
      lines: LINES_A_CLAIM,
      status: 'confirmed' as const,
    })),
  ];
}

/** The first part of each kind's ids, so that an id can be told without asking the database. */
export const ID_HEADS = {
  employee: '01900001',
  account: '01900002',
  session: '01900003',
  review: '01900004',
  confirm: '01900005',
  older: '01900006',
  line: '01900007',
  decision: '01900008',
  approval: '01900009',
  turn: '0190000a',
  asked: '0190000b',
  purchase: '0190000c',
  purchaseApproval: '0190000d',
  purchaseTurn: '0190000e',
  act: '0190000f',
  resource: '01900010',
  reservation: '01900011',
  counterparty: '01900012',
  document: '01900013',
  documentFile: '01900014',
  todo: '01900015',
  board: '01900016',
  boardList: '01900017',
  boardLabel: '01900018',
} as const;

/** The id of the nth of its kind, e.g. `01900004-0000-7000-8000-00000000000a`. */
export function idOf(kind: keyof typeof ID_HEADS, n: number): string {
  return `${ID_HEADS[kind]}-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;
}

/** The seed of a person's session token; the same text is in the SQL. */
export const TOKEN_SEED = 'madoguchi bench ';

/** The session token of the nth person. */
export function tokenOf(person: number): string {
  return createHash('sha256').update(`${TOKEN_SEED}${person}`).digest('base64url');
}

export function emailOf(person: number): string {
  return `person${person}@bench.example`;
}
