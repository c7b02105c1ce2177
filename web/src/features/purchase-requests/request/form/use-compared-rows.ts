import { useEffect } from 'react';
import { useFormContext } from '../../../../kit/form/form-context.ts';

interface Options<Row> {
  readonly name: string;
  readonly label: string;
  /** Of what takes the focus where the list itself is at fault. */
  readonly id: string;
  /** The same function while the language stands. */
  readonly textOf: (row: Row) => string;
}

/** Has rows stand as one field in the comparison with a newer version; their own fields say what is wrong with them. */
export function useComparedRows<Row>({ name, label, id, textOf }: Options<Row>): void {
  const { fields } = useFormContext();
  useEffect(
    () =>
      fields.show({
        name,
        label,
        id,
        ask: 'enter',
        textOf: (value) => (value as readonly Row[]).map((row) => textOf(row)).join('\n'),
      }),
    [fields, name, label, id, textOf],
  );
}
