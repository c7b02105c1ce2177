// Wherever people write freely a My Number is refused (B2-06): looked for in every input of a write.
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { OPERATIONS } from './operations.ts';
import { PREFERENCES } from './preferences/model.ts';

const SENTENCE = 'ご確認ください。';
const WITH_NUMBER = '個人番号 123456789018';

type Text = readonly [place: string, schema: z.ZodType];

/** Every text of a schema with its place: `operation.lines[].memo`. */
function textsOf(schema: unknown, place: string): Text[] {
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([name, field]) => textsOf(field, `${place}.${name}`));
  }
  if (schema instanceof z.ZodArray) return textsOf(schema.element, `${place}[]`);
  if (schema instanceof z.ZodRecord) return textsOf(schema.valueType, `${place}{}`);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => textsOf(option, place));
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return textsOf(schema.unwrap(), place);
  }
  if (schema instanceof z.ZodPipe)
    return schema.in instanceof z.ZodString ? [[place, schema]] : textsOf(schema.in, place);
  return schema instanceof z.ZodString ? [[place, schema]] : [];
}

/** Codes, days and addresses take no sentence: nobody writes freely there. */
const isFree = ([, schema]: Text) => schema.safeParse(SENTENCE).success;
const takesNumber = ([, schema]: Text) => schema.safeParse(WITH_NUMBER).success;
/** Kept as a hash alone, and never shown. */
const isSecret = ([place]: Text) => /\.(password|passwordConfirm|current)$/.test(place);
/** A code, or empty: what nothing has for its code is refused by who looks it up. */
const isLookedUp = ([place]: Text) => /\.(employeeNumber|department|position|parent|head|deputy)$/.test(place);

const free = [
  ...OPERATIONS.filter(({ kind }) => kind === 'write').flatMap(({ id, input }) => textsOf(input, id)),
  ...Object.entries(PREFERENCES).flatMap(([name, value]) => textsOf(value, `preference ${name}`)),
].filter((text) => isFree(text) && !isSecret(text) && !isLookedUp(text));

describe('a text that people write freely', () => {
  it('takes no My Number, whatever operation or preference it is of [B2-06]', () => {
    expect(free.filter(takesNumber).map(([place]) => place)).toEqual([]);
    expect(free.length).toBeGreaterThan(50);
  });

  it('is found at any depth, and found out where it takes one: the control', () => {
    const careless = z.strictObject({ lines: z.array(z.strictObject({ memo: z.string().nullable() })) });
    expect(
      textsOf(careless, 'x')
        .filter(takesNumber)
        .map(([place]) => place),
    ).toEqual(['x.lines[].memo']);
  });
});
