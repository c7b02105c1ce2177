// Writes rows as JSON straight from PostgreSQL's text, by a writer made from the contract's row schema.
import type * as z from 'zod';
import type { TextRow } from '../db/statement.ts';

type Cell = (text: string) => string;

const plain: Cell = (text) => `"${text}"`;
const asIs: Cell = (text) => text;
const boolean: Cell = (text) => (text === 't' || text === 'true' ? 'true' : 'false');
const freeText: Cell = (text) => JSON.stringify(text);

/** `2026-11-21 01:02:03.456+00` → `2026-11-21T01:02:03.456Z`, always with milliseconds. */
export function instantFromText(text: string): string {
  const [day, time] = [text.slice(0, 10), text.slice(11, 19)];
  const fraction = text.slice(20, -'+00'.length);
  return `${day}T${time}.${fraction.padEnd(3, '0')}Z`;
}

function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  const def = schema._zod.def as { innerType?: z.core.$ZodType };
  return def.innerType ? unwrapped(def.innerType) : schema;
}

function cellOf(schema: z.core.$ZodType): Cell {
  const inner = unwrapped(schema);
  const wire = (inner as z.ZodType).meta()?.['wire'];
  if (wire === 'instant') return (text) => `"${instantFromText(text)}"`;
  if (wire === 'plain') return plain;
  const type = inner._zod.def.type;
  if (type === 'number') return asIs;
  if (type === 'boolean') return boolean;
  if (type === 'enum') return plain;
  // Arrays and objects come as the JSON that PostgreSQL wrote.
  return type === 'string' ? freeText : asIs;
}

/** A writer of rows whose columns stand in the order of the schema's keys. */
export function rowWriter(schema: z.ZodObject): (row: TextRow) => string {
  const columns = Object.entries(schema.shape).map(([key, field]) => ({
    head: `${JSON.stringify(key)}:`,
    cell: cellOf(field),
  }));
  return (row) => {
    let json = '{';
    for (let at = 0; at < columns.length; at += 1) {
      const column = columns[at];
      const text = row[at];
      if (!column || text === undefined) throw new RangeError('a row has other columns than its schema');
      json += (at === 0 ? '' : ',') + column.head + (text === null ? 'null' : column.cell(text));
    }
    return `${json}}`;
  };
}
