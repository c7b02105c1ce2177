// Reads Stryker's report: how many mutants of each file the tests noticed, and which they did not.
import { dirname } from 'node:path/posix';

/** The part of the report that is read here; the rest of it is for other readers. */
export interface MutationReport {
  readonly files: Readonly<Record<string, TriedFile>>;
}

interface TriedFile {
  /** As it was before it was broken. */
  readonly source: string;
  readonly mutants: readonly Mutant[];
}

interface Mutant {
  /** Killed, Timeout (noticed by never ending), Survived, NoCoverage, Ignored, CompileError, RuntimeError. */
  readonly status: string;
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly location: { readonly start: { readonly line: number } };
}

export interface KilledShare {
  /** Path of a file or a folder in the repository, or `all`. */
  readonly place: string;
  readonly killed: number;
  readonly tried: number;
}

const LEAST_SHARE = 0.9;
const NOTICED = ['Killed', 'Timeout'];
const UNNOTICED = ['Survived', 'NoCoverage'];

/** One for each file that has mutants, one for each of their folders, and the sum of all last. */
export function killedShares({ files }: MutationReport): readonly KilledShare[] {
  const byFile = Object.entries(files)
    .map(([place, { mutants }]) => {
      const killed = mutants.filter(({ status }) => NOTICED.includes(status)).length;
      return { place, killed, tried: killed + mutants.filter(({ status }) => UNNOTICED.includes(status)).length };
    })
    .filter(({ tried }) => tried > 0);
  const folders = Map.groupBy(byFile, ({ place }) => dirname(place));
  return [...byFile, ...[...folders].map(([folder, shares]) => sumOf(folder, shares)), sumOf('all', byFile)];
}

function sumOf(place: string, shares: readonly KilledShare[]): KilledShare {
  const sum = (of: 'killed' | 'tried') => shares.reduce((total, share) => total + share[of], 0);
  return { place, killed: sum('killed'), tried: sum('tried') };
}

/** Files, folders or all with too small a share. Nothing tried is too little. */
export function wanting(shares: readonly KilledShare[]): readonly string[] {
  return shares.filter(({ killed, tried }) => tried === 0 || killed < tried * LEAST_SHARE).map(({ place }) => place);
}

/** Each mutant that no test noticed: where, and what stood there instead. */
export function survivors({ files }: MutationReport): readonly string[] {
  return Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants
      .filter(({ status }) => UNNOTICED.includes(status))
      .map(({ location, mutatorName, replacement = '' }) => {
        return `${file}:${location.start.line}  ${mutatorName}  ${replacement.replace(/\s+/g, ' ')}`;
      }),
  );
}
