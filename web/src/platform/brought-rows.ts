// The first rows of a list that the page brought along: the answer to its first read.

const brought = new Map<string, unknown>();

const keyOf = (operation: string, input: Readonly<Record<string, string>>) => `${operation} ${JSON.stringify(input)}`;

export function keepBroughtRows(operation: string, input: Readonly<Record<string, string>>, page: unknown): void {
  brought.set(keyOf(operation, input), page);
}

/** Once: whoever reads again asks the server. */
export function takeBroughtRows(operation: string, input: Readonly<Record<string, string>>): unknown {
  const key = keyOf(operation, input);
  const page = brought.get(key);
  brought.delete(key);
  return page;
}

/** Nothing stays of somebody who has gone. */
export function forgetBroughtRows(): void {
  brought.clear();
}
