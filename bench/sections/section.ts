import type { Aim } from '../report/aims.ts';

/** A part of the report: its tables or sentences, and what they mean for the aims. */
export interface Section {
  readonly text: string;
  readonly aims: readonly Aim[];
}
