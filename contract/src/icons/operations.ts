import * as z from 'zod';
import { read } from '../operation.ts';
import { CatalogueIcon } from './model.ts';

/** The source's call: every icon of the set that the portal draws (S7-05). */
export const listIcons = read('icons.list', {
  at: ['GET', '/api/icons'],
  access: 'system',
  shows: [],
  input: z.strictObject({}),
  output: z.array(CatalogueIcon),
  refuses: [],
});

export const ICON_OPERATIONS = [listIcons] as const;
