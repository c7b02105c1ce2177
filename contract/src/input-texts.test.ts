// Each sentence of a wrong field is filled by what its schema knows: looked for in the inputs of every operation.
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { inputFaults, isInputCode } from './input-faults.ts';
import { INPUT_TEXTS } from './input-texts.ts';
import { LANGUAGES, say } from './message.ts';
import { OPERATIONS } from './operations.ts';
import { PROBLEM_TEXTS } from './problems.ts';

/** Values of every kind: between them they break each bound, kind and pattern of a schema. */
const WRONG = [
  undefined,
  null,
  '',
  'x',
  'あ'.repeat(100_001),
  'a\u0000',
  -1,
  0,
  0.5,
  1e15,
  true,
  {},
  { strange: 1 },
  [],
  Array(10_001).fill(null),
];

/** Every schema within a schema, at any depth. */
function within(schema: unknown, seen = new Set<unknown>()): z.ZodType[] {
  if (!(schema instanceof z.ZodType) || seen.has(schema)) return [];
  seen.add(schema);
  const inner: unknown[] = [];
  if (schema instanceof z.ZodObject) inner.push(...Object.values(schema.shape));
  else if (schema instanceof z.ZodArray) inner.push(schema.element);
  else if (schema instanceof z.ZodRecord) inner.push(schema.keyType, schema.valueType);
  else if (schema instanceof z.ZodUnion) inner.push(...schema.options);
  else if (schema instanceof z.ZodPipe) inner.push(schema.in);
  else if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    inner.push(schema.unwrap());
  }
  return [schema, ...inner.flatMap((one) => within(one, seen))];
}

const faults = OPERATIONS.flatMap(({ id, input }) =>
  within(input).flatMap((schema) =>
    WRONG.flatMap((value) => {
      const parsed = schema.safeParse(value, { reportInput: true });
      return parsed.success ? [] : inputFaults(parsed.error).map((fault) => ({ id, ...fault }));
    }),
  ),
);

const OPEN = /\{\w+(\|[^}]*)?\}/;

describe('the sentence of a wrong field', () => {
  it('is filled in both languages by what the schema of any operation tells of it [S8-01]', () => {
    const left = faults.flatMap(({ id, code, values }) =>
      LANGUAGES.map((language) => `${id} ${code}: ${say(INPUT_TEXTS[code], language, values)}`).filter((said) =>
        OPEN.test(said),
      ),
    );
    expect([...new Set(left)]).toEqual([]);
    expect(new Set(faults.map(({ code }) => code)).size).toBeGreaterThan(20);
  });

  it('is one of the list, whatever a schema names', () => {
    expect(faults.filter(({ code }) => !Object.hasOwn(INPUT_TEXTS, code))).toEqual([]);
  });

  it('has a code that is told from a sentence of the schema library by its form', () => {
    expect(Object.keys(INPUT_TEXTS).filter((code) => !isInputCode(code))).toEqual([]);
    const sentences = within(
      z.object({ a: z.email(), b: z.int(), c: z.literal('x'), d: z.string().refine(() => false) }),
    )
      .flatMap((schema) => WRONG.flatMap((value) => schema.safeParse(value).error?.issues ?? []))
      .map(({ message }) => message);
    expect(new Set(sentences).size).toBeGreaterThan(3);
    expect(sentences.filter(isInputCode)).toEqual([]);
  });

  it('names the bounds of an amount of a claim', () => {
    const bounds = { from: 1, limit: 500_000 };
    expect(say(INPUT_TEXTS['yen-range'], 'ja', bounds)).toBe('金額は1円以上500,000円以下で入力してください。');
    expect(say(INPUT_TEXTS['yen-range'], 'en', bounds)).toBe('Enter an amount from ¥1 to ¥500,000.');
    expect(say(INPUT_TEXTS['yen-range'], 'en', { ...bounds, from: 0 })).toBe('Enter an amount from ¥0 to ¥500,000.');
  });
});

describe('a counted noun', () => {
  it('has the form of its count in English', () => {
    const counted = (n: number) => say(PROBLEM_TEXTS.invalid, 'en', { n });
    expect([0, 1, 2, 1_000].map(counted)).toEqual([
      'Check 0 fields.',
      'Check 1 field.',
      'Check 2 fields.',
      'Check 1,000 fields.',
    ]);
    expect(say(INPUT_TEXTS['too-many'], 'en', { max: '1', now: '3' })).toBe('This can have up to 1 entry (now 3).');
  });
});
