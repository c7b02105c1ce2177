// The stored form of a dashboard's layout: known cards, each at most once in a list.
import * as z from 'zod';
import { CARD_IDS, type DashboardChoice as Choice } from './cards.ts';

const cards = z
  .array(z.enum(CARD_IDS))
  .max(CARD_IDS.length)
  .refine((ids) => new Set(ids).size === ids.length, { error: 'invalid' });

export const DashboardChoice: z.ZodType<Choice> = z.strictObject({ order: cards, hidden: cards, wide: cards });
