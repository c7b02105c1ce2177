/**
 * The difference that a rewrite makes, for the audit record: each field of `after` whose value differs, as [former, new].
 * Values are compared as JSON; a field that `before` lacks has been null.
 */
export function changedFields(before: object | null, after: object): Record<string, readonly [unknown, unknown]> {
  const former = new Map<string, unknown>(Object.entries(before ?? {}));
  const differs = (key: string, value: unknown) => JSON.stringify(former.get(key)) !== JSON.stringify(value);
  const changed = Object.entries(after).filter(([key, value]) => differs(key, value));
  return Object.fromEntries(changed.map(([key, value]) => [key, [former.get(key) ?? null, value]]));
}
