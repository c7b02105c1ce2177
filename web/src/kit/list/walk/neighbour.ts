/** The next one down (`1`) or up (`-1`) of those that can be opened; from nowhere the first or the last one. */
export function neighbour(ids: readonly (string | null)[], from: string | null, step: 1 | -1): string | null {
  const openable = ids.filter((id) => id !== null);
  const at = from === null ? -1 : openable.indexOf(from);
  if (at === -1) return (step === 1 ? openable[0] : openable.at(-1)) ?? null;
  return openable[at + step] ?? null;
}
