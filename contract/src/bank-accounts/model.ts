// A person's bank account (B2-05). Its number and its holder lie sealed; masked, they are shown to nobody but the person and HR.
import * as z from 'zod';
import { Id, Instant, Version } from '../values/id.ts';
import { requiredReading } from '../values/kana-reading.ts';
import { PlainDate } from '../values/plain-date.ts';
import { requiredText, text } from '../values/text.ts';
import { YearMonth } from '../values/year-month.ts';
import { Yen } from '../values/yen.ts';
import { ACCOUNT_KINDS, readAccountNumber } from './account-number.ts';
import { holderFaults, readHolder } from './holder-kana.ts';

/**
 * `wage`: set by the accepted paper alone, which is the consent to the transfer too (B8-04). `wage-second`: a fixed amount of the
 * wages goes there; it stands as long as the paper that named it.
 */
export const ACCOUNT_PURPOSES = ['wage', 'wage-second', 'expense'] as const;
export type AccountPurpose = (typeof ACCOUNT_PURPOSES)[number];

export const ACCOUNT_LIMITS = { typed: 100, reason: 200, query: 50, bankName: 60 } as const;

export const BankCode = z.string().regex(/^\d{4}$/, { error: 'unknown-bank' });
const BranchCode = z.string().regex(/^\d{3}$/, { error: 'unknown-branch' });

/** A bank, or a branch of one, of the public list. */
export const FoundBank = z.object({
  code: z.string(),
  name: z.string(),
  kana: z.string(),
  /** The day from which the public list has it no more; null while it is open. */
  closedOn: PlainDate.nullable(),
});
export type FoundBank = z.infer<typeof FoundBank>;

/** A name that a bank, or a branch of it, has from a day on, where the public list does not say so yet (OB6). */
export const NewBankName = z.strictObject({
  bank: BankCode,
  /** Null for the name of the bank itself. */
  branch: BranchCode.nullable(),
  name: requiredText(ACCOUNT_LIMITS.bankName),
  kana: requiredReading(ACCOUNT_LIMITS.bankName),
  validFrom: PlainDate,
  /** Where the name was read. */
  reason: requiredText(ACCOUNT_LIMITS.reason),
});

export const BankNameCorrection = z.object({
  id: Id,
  version: Version,
  bank: z.string(),
  branch: z.string().nullable(),
  /** As the public list calls them. */
  listedBank: z.string(),
  listedBranch: z.string().nullable(),
  name: z.string(),
  kana: z.string(),
  validFrom: PlainDate,
  reason: z.string(),
  addedAt: Instant,
  addedBy: z.string(),
  /** `waiting`: begins later; `overtaken`: the public list has another name by now; `withdrawn` by a system person. */
  state: z.enum(['valid', 'waiting', 'overtaken', 'withdrawn']),
});
export type BankNameCorrection = z.infer<typeof BankNameCorrection>;

const AccountNumber = text(ACCOUNT_LIMITS.typed).transform((typed, context) => {
  const read = readAccountNumber(typed);
  if (!('fault' in read)) return read.number;
  context.addIssue({ code: 'custom', message: read.fault });
  return z.NEVER;
});

const HolderKana = text(ACCOUNT_LIMITS.typed).transform((typed, context) => {
  const reading = readHolder(typed);
  const [first] = holderFaults(reading);
  if (first === undefined && reading.kana !== '') return reading.kana;
  if (first === undefined) context.addIssue({ code: 'custom', message: 'required' });
  else {
    const { at, character, fault } = first;
    context.addIssue({ code: 'custom', message: `holder-${fault}`, params: { at, character } });
  }
  return z.NEVER;
});

/** An account as it is typed: number and holder in whatever width, kana and with whatever hyphens. */
export const TypedAccount = z.strictObject({
  bank: BankCode,
  branch: BranchCode,
  kind: z.enum(ACCOUNT_KINDS),
  number: AccountNumber,
  holder: HolderKana,
  /** Why the holder has another name than the person; blank where it is the same. */
  reason: text(ACCOUNT_LIMITS.reason),
});

/** An account for expenses over the version that was seen, 0 where there is none. */
export const ChangedAccount = TypedAccount.extend({ version: Version });

/** An account with its secrets masked, and what is to be noticed about it. */
export const MaskedAccount = z.object({
  purpose: z.enum(ACCOUNT_PURPOSES),
  version: Version,
  bank: z.object({ code: z.string(), name: z.string() }),
  branch: z.object({ code: z.string(), name: z.string() }),
  kind: z.enum(ACCOUNT_KINDS),
  /** The last three digits alone. */
  number: z.string(),
  ownName: z.enum(['same', 'doubtful', 'different']),
  /** The first month of wages that go there; null for expenses. */
  startMonth: YearMonth.nullable(),
  /** The first day of wages that go there: later than in that month where it was accepted too late for it. */
  payDay: PlainDate.nullable(),
  /** The fixed amount that goes to the second account. */
  amount: Yen.nullable(),
  changedAt: Instant,
  /** Changed within the last 30 days: whoever pays looks at it (B4-11). */
  isRecent: z.boolean(),
  /** The day from which its bank or branch is closed by the public list. */
  closedOn: PlainDate.nullable(),
});
export type MaskedAccount = z.infer<typeof MaskedAccount>;

/** The account as a whole. */
export const OpenAccount = MaskedAccount.extend({
  holder: z.string(),
  /** The holder as far as it fits into the record of a transfer. */
  fittingHolder: z.string(),
  reason: z.string(),
});
export type OpenAccount = z.infer<typeof OpenAccount>;
