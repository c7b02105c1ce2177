// The Idempotency-Key of what a person sends: tried again it is the same, changed it is another one (B0-03).

export interface AttemptKey {
  /** The key for this content: the one before as long as the content is the same. */
  of(content: string): string;
  /** It was carried out: the same content is a new wish from now on. */
  forget(): void;
}

export function attemptKey(): AttemptKey {
  let known: { readonly content: string; readonly key: string } | null = null;
  return {
    of(content) {
      if (known?.content !== content) known = { content, key: crypto.randomUUID() };
      return known.key;
    },
    forget() {
      known = null;
    },
  };
}
