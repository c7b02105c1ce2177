/**
 * The rules of style that leave out columns for which a list is too narrow. `roomFrom` has, by field, the width of the list
 * in pixels at the usual text size, from which a column has room: columns grow with the text, and so does that width.
 * Columns that need the same width share a rule: two of one name would be one.
 */
export function withoutRoom(roomFrom: Readonly<Record<string, number>>): Record<string, object> {
  const fields = Object.keys(roomFrom);
  return Object.fromEntries(
    [...new Set(Object.values(roomFrom))].map((fromPx) => [
      `@container list (max-width: max(${fromPx - 0.02}px, ${(fromPx - 0.02) / 16}rem))`,
      {
        [fields
          .filter((field) => roomFrom[field] === fromPx)
          .map((field) => `& .column-${field}`)
          .join(', ')]: { display: 'none' },
      },
    ]),
  );
}
