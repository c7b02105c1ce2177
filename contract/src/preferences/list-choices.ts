// How a person has a list shown, and the views of it that they saved, by the list's id (B0-10). An id, a field or a
// value that the portal no longer knows is passed over, so that nothing else of the choice is lost with it.
import * as z from 'zod';
import { requiredText, text } from '../values/text.ts';

export const DENSITIES = ['compact', 'standard', 'wide'] as const;
export type Density = (typeof DENSITIES)[number];

const MOST_COLUMNS = 30;
/** Of one list; more are not found again anyway. */
export const MOST_VIEWS = 8;
/** The longest name of a view. */
export const VIEW_NAME_MAX = 30;
/** The longest condition, as it stands in the URL: of a hundred people, or of all that the audit trail knows. */
const QUERY_VALUE_MAX = 4_000;

const Name = z
  .string()
  .regex(/^[a-z][A-Za-z0-9-]*(?:\.[a-z][A-Za-z0-9-]*)*$/)
  .max(60)
  .refine((name) => !(name in {}));

/** The columns that are shown, in their order, and the widths that differ, in pixels at the usual text size. */
export const ColumnChoice = z.strictObject({
  shown: z.array(Name).min(1).max(MOST_COLUMNS),
  widths: z.record(Name, z.int().min(40).max(1_000)).optional(),
});
export type ColumnChoice = z.infer<typeof ColumnChoice>;

const ListChoice = z.strictObject({ columns: ColumnChoice.optional(), density: z.enum(DENSITIES).optional() });
export type ListChoice = z.infer<typeof ListChoice>;

export const Lists = z.record(Name, ListChoice);
export type Lists = z.infer<typeof Lists>;

/** A view: the parameters of the list's URL under a name, and its own columns where it has any. */
export const SavedView = z.strictObject({
  /** Stands in the URL. */
  id: z.string().regex(/^[a-z0-9]{4,12}$/),
  name: z.string().trim().pipe(requiredText(VIEW_NAME_MAX)),
  query: z.record(Name, text(QUERY_VALUE_MAX)),
  columns: ColumnChoice.optional(),
  /** Shown where the list is opened without any condition; one a list. */
  isFirst: z.literal(true).optional(),
});
export type SavedView = z.infer<typeof SavedView>;

export const ListViews = z.record(Name, z.array(SavedView).max(MOST_VIEWS));
export type ListViews = z.infer<typeof ListViews>;
