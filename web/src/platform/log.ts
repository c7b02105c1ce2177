// The browser's console is the only log a page has: what went wrong stands there for whoever looks.

/** Writes down a fault that the page survives. Never with anything a person has typed. */
export function logFault(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place where the page logs
  console.error(what, error);
}

/** Writes down what was asked for in vain and does no harm. */
export function logWarning(what: string, detail: string): void {
  // biome-ignore lint/suspicious/noConsole: the one place where the page logs
  console.warn(what, detail);
}
