// The mutation results file by file, in one report: a whole run takes long, so it is often done in parts.
import { existsSync, readFileSync } from 'node:fs';
import type { MutationReport } from './killed-share.ts';

/** The text of a file; null: there is none. */
export function sourceOf(path: string): string | null {
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

/** A report as it lies on the disk; null: there is none. */
export function readReport(path: string): MutationReport | null {
  return JSON.parse(sourceOf(path) ?? 'null');
}

/**
 * Joins the results of this run and earlier results of other files. A file that reads otherwise today than it did then is left
 * out: what was said of it is not true any more.
 */
export function keptReport(
  before: MutationReport | null,
  now: MutationReport,
  textOf: (file: string) => string | null,
): MutationReport {
  const same = Object.entries(before?.files ?? {}).filter(([file, { source }]) => textOf(file) === source);
  const files = Object.entries({ ...Object.fromEntries(same), ...now.files });
  return { files: Object.fromEntries(files.toSorted(([one], [other]) => (one < other ? -1 : 1))) };
}
