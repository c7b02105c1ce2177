import * as z from 'zod';
import { read, write } from '../operation.ts';
import { Id, Version } from '../values/id.ts';
import { NewSharedView, SharedView } from './model.ts';

/** The shared views of a list that the caller may open, by name. */
export const listSharedViews = read('shared-views.list', {
  at: ['GET', '/api/shared-views'],
  access: 'signed-in',
  input: NewSharedView.pick({ list: true }),
  output: z.object({ views: z.array(SharedView) }),
  refuses: ['not-allowed'],
});

/** Shares a view; its name is taken once a list. */
export const shareView = write('shared-views.share', {
  at: ['POST', '/api/shared-views'],
  access: 'signed-in',
  input: NewSharedView,
  output: SharedView,
  refuses: ['not-allowed', 'invalid'],
  records: 'view.shared',
});

/** Nobody finds it any more; who took it over keeps theirs. */
export const endSharing = write('shared-views.end', {
  at: ['POST', '/api/shared-views/:id/end'],
  access: 'signed-in',
  input: z.strictObject({ id: Id, version: Version }),
  output: z.object({ id: Id }),
  refuses: ['not-found', 'not-allowed', 'stale'],
  records: 'view.unshared',
});

export const SHARED_VIEW_OPERATIONS = [listSharedViews, shareView, endSharing] as const;
