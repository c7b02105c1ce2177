// Several lines of text whose box grows with what is typed. The browser does it; the library's own box measures itself, for
// which the browser has to lay out the whole page before its other parts are drawn.

interface Rows {
  readonly minRows: number;
  /** From here on it scrolls. */
  readonly maxRows?: number;
}

/** The style of an `OutlinedInput` whose `inputComponent` is a `textarea`. Where boxes cannot grow, a hand may pull at them. */
export const growing = ({ minRows, maxRows }: Rows) =>
  ({
    p: 0,
    '& textarea': {
      fieldSizing: 'content',
      minHeight: `${minRows}lh`,
      ...(maxRows !== undefined && { maxHeight: `${maxRows}lh` }),
      '@supports not (field-sizing: content)': { resize: 'vertical' },
    },
  }) as const;
