// What the harness page offers to tests: the part of the sheet's store that they read or move.

interface HarnessLine {
  readonly id: string;
  readonly [field: string]: unknown;
}

interface HarnessStore {
  order(): readonly string[];
  lines(): HarnessLine[];
  apply(patches: readonly object[], options: { undo: string | false }): void;
  mergeServer(merge: (current: readonly HarnessLine[]) => readonly HarnessLine[]): void;
}

declare global {
  var harness: {
    readonly store: HarnessStore;
    readonly events: { readonly submits: number; readonly leaves: number; readonly patches: number };
    readonly trainRide: (n: number, filled?: object) => HarnessLine;
  };
  var renderCounts: { readonly renders: Record<string, number>; reset(): void };
}

export type { HarnessLine };
