import * as z from 'zod';
import { read, view, write } from '../operation.ts';
import { Code, Id, Version } from '../values/id.ts';
import { text } from '../values/text.ts';
import {
  ACCOUNT_LIMITS,
  ACCOUNT_PURPOSES,
  BankCode,
  BankNameCorrection,
  ChangedAccount,
  FoundBank,
  MaskedAccount,
  NewBankName,
  OpenAccount,
} from './model.ts';

const Found = z.object({ found: z.array(FoundBank) });
const query = text(ACCOUNT_LIMITS.query);

/** The first banks of the public list that fit what was typed, closed ones last. */
export const findBanks = read('bank-accounts.find-banks', {
  at: ['GET', '/api/banks'],
  access: 'signed-in',
  input: z.strictObject({ q: query }),
  output: Found,
  refuses: [],
});

/** Likewise the branches of one bank. */
export const findBranches = read('bank-accounts.find-branches', {
  at: ['GET', '/api/banks/:bank/branches'],
  access: 'signed-in',
  input: z.strictObject({ bank: BankCode, q: query }),
  output: Found,
  refuses: [],
});

/** The caller's accounts, or for HR those of a member, masked. Opening another's is recorded; to others they are unknown. */
export const showAccounts = view('bank-accounts.show', {
  at: ['GET', '/api/bank-accounts'],
  access: 'signed-in',
  input: z.strictObject({ employeeId: Code.optional() }),
  output: z.object({ accounts: z.array(MaskedAccount) }),
  refuses: ['not-found'],
  records: 'bank-account.listed',
});

/** One account as a whole, for the person and HR. Each reading is recorded, one's own too (B2-05). */
export const openAccount = view('bank-accounts.open', {
  at: ['GET', '/api/bank-accounts/:purpose'],
  access: 'signed-in',
  input: z.strictObject({ purpose: z.enum(ACCOUNT_PURPOSES), employeeId: Code.optional() }),
  output: OpenAccount,
  refuses: ['not-found'],
  records: 'bank-account.opened',
});

/** Sets the caller's account for expenses over the version they saw, 0 where they have none; they are told by mail. */
export const changeExpenseAccount = write('bank-accounts.change-expense', {
  at: ['POST', '/api/bank-accounts/expense/change'],
  access: 'signed-in',
  input: ChangedAccount,
  output: z.object({ version: Version }),
  refuses: ['stale'],
  records: 'bank-account.changed',
});

/** The corrected names of banks and branches, the last ones first; withdrawn ones too (OB6). */
export const listBankNames = read('bank-accounts.names', {
  at: ['GET', '/api/bank-names'],
  access: 'system',
  input: z.strictObject({}),
  output: z.object({ names: z.array(BankNameCorrection) }),
  refuses: [],
});

/** Corrects a name from a day on; accounts and papers of before keep the name of their day. */
export const correctBankName = write('bank-accounts.correct-name', {
  at: ['POST', '/api/bank-names'],
  access: 'system',
  input: NewBankName,
  output: z.object({ id: Id, version: Version, name: z.string() }),
  refuses: [],
  records: 'bank-name.corrected',
});

/** Takes a correction back, over the version that was seen: the name of the list counts again. */
export const withdrawBankName = write('bank-accounts.withdraw-name', {
  at: ['POST', '/api/bank-names/:id/withdraw'],
  access: 'system',
  input: z.strictObject({ id: Id, version: Version }),
  output: z.object({ id: Id, version: Version }),
  refuses: ['not-found', 'stale'],
  records: 'bank-name.withdrawn',
});

export const BANK_ACCOUNT_OPERATIONS = [
  findBanks,
  findBranches,
  showAccounts,
  openAccount,
  changeExpenseAccount,
  listBankNames,
  correctBankName,
  withdrawBankName,
] as const;
