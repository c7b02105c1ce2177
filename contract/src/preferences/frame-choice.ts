// The stored form of the frame's settings: what somebody has chosen, known keys only.
import * as z from 'zod';
import { type FrameChoice as Choice, type Field, FRAME_FIELDS } from './frame-fields.ts';
import { DERIVED_NAMES, PALETTE_NAMES } from './palette-names.ts';

function schemaOf(field: Field): z.ZodType {
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
      return z.strictObject(
        Object.fromEntries(Object.entries(field.fields).map(([name, inside]) => [name, schemaOf(inside).optional()])),
      );
    default:
      return field satisfies never;
  }
}

export const FrameChoice = schemaOf(FRAME_FIELDS) as z.ZodType<Choice>;
