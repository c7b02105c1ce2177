// Every field of every operation has its words, found where the API description finds them; no word stands without a field.
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { LANGUAGES } from '../message.ts';
import { nounOf } from '../operation.ts';
import { OPERATIONS } from '../operations.ts';
import { ProblemBody } from '../problem-body.ts';
import { FIELD_TABLES, fieldText } from './field-texts.ts';

/** Every field of a JSON Schema with the one that it stands in, at any depth. */
function fieldsOf(schema: unknown, parent = ''): (readonly [parent: string, name: string])[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([keyword, value]) =>
    keyword === 'properties'
      ? Object.entries(value as object).flatMap(([name, inner]) => [[parent, name] as const, ...fieldsOf(inner, name)])
      : fieldsOf(value, parent),
  );
}

const read = (schema: z.ZodType, io: 'input' | 'output') =>
  fieldsOf(z.toJSONSchema(schema, { io, unrepresentable: 'any' }));

const FIELDS = [
  ...OPERATIONS.flatMap((operation) => {
    const answered = 'output' in operation ? read(operation.output, 'output') : [];
    return [...read(operation.input, 'input'), ...answered].map(
      ([parent, name]) => [nounOf(operation.id) as string, parent, name] as const,
    );
  }),
  ...read(ProblemBody, 'output').map(([parent, name]) => ['problem', parent, name] as const),
];

describe('the words of fields', () => {
  it('are there in both languages for every field that an operation takes or answers, at any depth [S2-27]', () => {
    const untold = FIELDS.filter(([noun, parent, name]) => {
      const text = fieldText(noun, parent, name);
      return text === null || LANGUAGES.some((language) => text[language].trim() === '');
    });
    expect([...new Set(untold.map((field) => field.join(' ')))]).toEqual([]);
    expect(FIELDS.length).toBeGreaterThan(5_000);
  });

  it('stand in no table without a field that they are said of', () => {
    const said = new Map(Object.values(FIELD_TABLES).flatMap((tables) => tables.map((table) => [table, new Set()])));
    for (const [noun, parent, name] of FIELDS) {
      const tables = FIELD_TABLES[noun] ?? [];
      for (const key of [`${parent}.${name}`, name]) {
        const table = tables.find((one) => Object.hasOwn(one, key));
        if (table === undefined) continue;
        said.get(table)?.add(key);
        break;
      }
    }
    const idle = [...said].flatMap(([table, keys]) => Object.keys(table).filter((key) => !keys.has(key)));
    expect(idle).toEqual([]);
  });

  it('say of a field within its parent what its name alone does not, and nothing of what is no field', () => {
    expect(fieldText('accounts', '', 'email')?.ja).toBe('メールアドレス');
    expect(fieldText('expense-claims', 'lines', 'from')?.en).toBe('Where it begins');
    expect(fieldText('calendar', 'lines', 'from')?.en).toBe('From');
    expect(fieldText('accounts', '', 'constructor')).toBeNull();
    expect(fieldText('nothing', '', 'email')).toBeNull();
  });
});
