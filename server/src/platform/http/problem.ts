// The one way to refuse. Anything else that is thrown is a bug: logged, and answered without detail.

import type { Language, Values } from '@madoguchi/contract/message.ts';
import { PROBLEMS, type ProblemCode } from '@madoguchi/contract/problems.ts';

/** A wrong field before it is worded: `code` finds the text, `values` fill it. */
export interface WrongField {
  readonly field: string;
  readonly code: string;
  readonly values?: Values;
  /** Words the field where a feature has texts of its own. */
  readonly sentence?: (language: Language) => string;
  /** The source's word for the field where it differs from the path's last part. */
  readonly type?: string;
}

export interface ProblemDetail {
  readonly fields?: readonly WrongField[];
  readonly values?: Values;
  /** The newer state of a stale record (B0-02). */
  readonly current?: unknown;
  readonly retryAfterSeconds?: number;
}

export class Problem extends Error {
  readonly code: ProblemCode;
  readonly detail: ProblemDetail;

  constructor(code: ProblemCode, detail: ProblemDetail = {}) {
    super(code);
    this.code = code;
    this.detail = detail;
  }

  get status(): number {
    return PROBLEMS[this.code];
  }
}

/** Ends the request with a refusal of the closed list. */
export function refuse(code: ProblemCode, detail?: ProblemDetail): never {
  throw new Problem(code, detail);
}
