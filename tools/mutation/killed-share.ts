// Reads Stryker's report: how many mutants of each file the tests noticed, and which they did not.

/** What is read of the report; the rest of it is for other readers. */
export interface MutationReport {
  readonly files: Readonly<Record<string, { readonly mutants: readonly Mutant[] }>>;
}

interface Mutant {
  /** Killed, Timeout (noticed by never ending), Survived, NoCoverage, Ignored, CompileError, RuntimeError. */
  readonly status: string;
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly location: { readonly start: { readonly line: number } };
}

export interface KilledShare {
  /** Path in the repository, or `all`. */
  readonly file: string;
  readonly killed: number;
  readonly tried: number;
}

const LEAST_SHARE = 0.9;
const NOTICED = ['Killed', 'Timeout'];
const UNNOTICED = ['Survived', 'NoCoverage'];

/** One for each file that has mutants, and the sum of them last. */
export function killedShares({ files }: MutationReport): readonly KilledShare[] {
  const shares = Object.entries(files)
    .map(([file, { mutants }]) => {
      const killed = mutants.filter(({ status }) => NOTICED.includes(status)).length;
      return { file, killed, tried: killed + mutants.filter(({ status }) => UNNOTICED.includes(status)).length };
    })
    .filter(({ tried }) => tried > 0);
  const sum = (of: 'killed' | 'tried') => shares.reduce((total, share) => total + share[of], 0);
  return [...shares, { file: 'all', killed: sum('killed'), tried: sum('tried') }];
}

/** Files with too small a share. Nothing tried is too little. */
export function wanting(shares: readonly KilledShare[]): readonly string[] {
  return shares.filter(({ killed, tried }) => tried === 0 || killed < tried * LEAST_SHARE).map(({ file }) => file);
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
