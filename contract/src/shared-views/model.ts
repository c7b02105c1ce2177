// A view of a list that somebody shared: its conditions and columns under a name, for everybody who may open the list.
import * as z from 'zod';
import { SavedView, VIEW_NAME_MAX } from '../preferences/list-choices.ts';
import { Id, Instant, Version } from '../values/id.ts';
import { requiredText } from '../values/text.ts';
import { SHARED_LIST_IDS } from './shared-lists.ts';

/** Of one list; more are not found again anyway. */
export const MOST_SHARED_VIEWS = 30;

export const NewSharedView = z.strictObject({
  list: z.enum(SHARED_LIST_IDS),
  name: requiredText(VIEW_NAME_MAX),
  query: SavedView.shape.query,
  columns: SavedView.shape.columns,
});
export type NewSharedView = z.infer<typeof NewSharedView>;

export const SharedView = z.object({
  id: Id,
  version: Version,
  name: z.string(),
  query: SavedView.shape.query,
  columns: SavedView.shape.columns,
  /** The name of the person who shared it. */
  sharedBy: z.string(),
  sharedAt: Instant,
  /** True when the caller may stop sharing it: their own, and any to an admin. */
  mayEnd: z.boolean(),
});
export type SharedView = z.infer<typeof SharedView>;
