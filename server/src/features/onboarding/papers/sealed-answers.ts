// Answers of papers lie sealed in the database (docs/sealing.md): of the paper as it is filled in, and of each that was handed in.
import type { FilledPaper } from '@madoguchi/contract/onboarding/rules.ts';
import type { SealedColumn } from '../../../platform/sealing/sealed-store.ts';
import type { Sealing } from '../../../platform/sealing/sealing.ts';

export const ONBOARDING_SEALED = [
  { table: 'onboarding_papers', column: 'answers', row: 'id' },
  { table: 'onboarding_submissions', column: 'answers', row: 'id' },
  { table: 'onboarding_passbooks', column: 'picture', row: 'id' },
] as const satisfies readonly SealedColumn[];

type Table = Exclude<(typeof ONBOARDING_SEALED)[number]['table'], 'onboarding_passbooks'>;

/** As it was handed in. */
export interface SignedPaper extends FilledPaper {
  /** Blank, or absent of what was signed before there were drawings. */
  readonly drawing?: string;
}

export function sealAnswers(sealing: Sealing, table: Table, row: string, paper: FilledPaper | SignedPaper): Buffer {
  return sealing.seal({ table, column: 'answers', row }, JSON.stringify(paper));
}

export function openAnswers(sealing: Sealing, table: Table, row: string, sealed: Buffer): SignedPaper {
  return JSON.parse(sealing.open({ table, column: 'answers', row }, sealed)) as SignedPaper;
}
