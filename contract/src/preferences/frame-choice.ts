// The frame's settings as shapes: what somebody has chosen, in part, and all of them, each with known keys only.
import * as z from 'zod';
import { type FrameChoice as Choice, type Field, FRAME_FIELDS, type FrameSettings } from './frame-fields.ts';
import { DERIVED_NAMES, PALETTE_NAMES } from './palette-names.ts';

function schemaOf(field: Field, isWhole: boolean): z.ZodType {
  switch (field.kind) {
    case 'choice':
      return z.enum(field.options as [string, ...string[]]);
    case 'flag':
      return z.boolean();
    case 'pixels':
      return z.number().int().min(field.min).max(field.max);
    case 'scheme':
      return z.enum([...PALETTE_NAMES, ...DERIVED_NAMES]);
    case 'group':
      return z.strictObject(shapeOf(field.fields, isWhole));
    default:
      return field satisfies never;
  }
}

function shapeOf(fields: Readonly<Record<string, Field>>, isWhole: boolean): Record<string, z.ZodType> {
  const entries = Object.entries(fields).map(([name, inside]): [string, z.ZodType] => {
    const schema = schemaOf(inside, isWhole);
    return [name, isWhole ? schema : schema.optional()];
  });
  return Object.fromEntries(entries);
}

export const FrameChoice = schemaOf(FRAME_FIELDS, false) as z.ZodType<Choice>;

/** The fields of a choice, and of complete settings, for an object that has others beside them (S4-07). */
export const FRAME_CHOICE_SHAPE = shapeOf(FRAME_FIELDS.fields, false) as {
  [Name in keyof Choice]-?: z.ZodOptional<z.ZodType<NonNullable<Choice[Name]>, NonNullable<Choice[Name]>>>;
};
export const FRAME_SETTINGS_SHAPE = shapeOf(FRAME_FIELDS.fields, true) as {
  [Name in keyof FrameSettings]: z.ZodType<FrameSettings[Name]>;
};
