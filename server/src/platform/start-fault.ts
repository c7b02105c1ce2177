/**
 * Something the operator has to put right before the portal can run. It is shown as two lines (what, and what to do),
 * never with a stack trace: the reader is the person at the console, not the author.
 */
export class StartFault extends Error {
  readonly remedy: string;
  /** 1: the surroundings stand in the way; 2: a setting or an argument is wrong. */
  readonly exitCode: 1 | 2;

  constructor(what: string, remedy: string, exitCode: 1 | 2 = 1) {
    super(what);
    this.name = 'StartFault';
    this.remedy = remedy;
    this.exitCode = exitCode;
  }
}
