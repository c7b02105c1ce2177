// From single answers to the figures that are shown.

/** The value below which a share of the sorted values lies, e.g. `0.95`. 0 where there is none. */
export function percentile(sorted: Float64Array, share: number): number {
  const at = Math.min(sorted.length - 1, Math.max(0, Math.ceil(sorted.length * share) - 1));
  return sorted[at] ?? 0;
}

/** The middle of the values; between the two middle ones where their count is even. 0 where there is none. */
export function median(values: readonly number[]): number {
  const sorted = Float64Array.from(values).sort();
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[half] ?? 0) : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
}

/** One round of one side. */
export interface Round {
  readonly ms: number;
  readonly latencies: Float64Array;
  readonly failures: Readonly<Record<string, number>>;
  /** Processor time of the server and of PostgreSQL together. */
  readonly cpuMs: number;
}

export interface Figures {
  /** Requests a second: the median of the rounds. */
  readonly rate: number;
  /** Milliseconds, over the requests of all rounds. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Milliseconds of server and database for one request. */
  readonly cpuMs: number;
  readonly failures: Readonly<Record<string, number>>;
}

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

function joined(rounds: readonly Round[]): Float64Array {
  return Float64Array.from(rounds.flatMap(({ latencies }) => [...latencies])).sort();
}

export function figuresOf(rounds: readonly Round[]): Figures {
  const latencies = joined(rounds);
  const failures: Record<string, number> = {};
  for (const [what, count] of rounds.flatMap((round) => Object.entries(round.failures))) {
    failures[what] = (failures[what] ?? 0) + count;
  }
  return {
    rate: median(rounds.map((round) => (round.latencies.length * 1000) / round.ms)),
    p50: percentile(latencies, 0.5),
    p95: percentile(latencies, 0.95),
    p99: percentile(latencies, 0.99),
    cpuMs: latencies.length === 0 ? 0 : total(rounds.map(({ cpuMs }) => cpuMs)) / latencies.length,
    failures,
  };
}

export function failureCount({ failures }: Pick<Figures, 'failures'>): number {
  return total(Object.values(failures));
}
