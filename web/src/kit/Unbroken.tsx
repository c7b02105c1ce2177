/** 「PR-2026-00045」. */
const REQUEST_NUMBER = /([A-Z]{2}-\d{4}-\d+)/;

/** A sentence in which no line ends at the hyphens of a request's number. */
export function Unbroken({ text }: { readonly text: string }) {
  return text.split(REQUEST_NUMBER).map((part, nth) =>
    nth % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other name
      <span key={nth} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ),
  );
}
