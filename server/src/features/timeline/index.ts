// Handlers of the timeline, and its reads.
import { POST_KEPT_DAYS } from '@madoguchi/contract/timeline/choices.ts';
import {
  listTimeline as listOperation,
  showPicture as pictureOperation,
  showPost as showOperation,
  type TIMELINE_OPERATIONS,
} from '@madoguchi/contract/timeline/operations.ts';
import { Id } from '@madoguchi/contract/values/id.ts';
import type { Executor } from '../../platform/db/statement.ts';
import type { Ground } from '../../platform/ground.ts';
import { type HandlersFor, handle, WrittenJson } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import { findPicture, findPost, findPosts } from './reads-store.ts';
import { readerOf } from './seen-store.ts';
import { purge } from './store.ts';
import {
  addComment,
  addPicture,
  addPost,
  changeAudience,
  hideEntry,
  likePost,
  putEntry,
  sharePost,
  unhideEntry,
} from './writes.ts';

/** A page begins after the post whose id is the key. @throws Problem `invalid` */
function placeOf(key: string | undefined): string | null {
  if (key === undefined) return null;
  const id = Id.safeParse(key);
  return id.success ? id.data : refuse('invalid', { fields: [{ field: 'after', code: 'page-key' }], values: { n: 1 } });
}

const listTimeline = handle(listOperation, async ({ ground, actor, input }) => {
  const { user = null, whose, limit } = input;
  const found = await findPosts(ground.pool, {
    ...readerOf(ground, actor),
    ...{ user, own: whose === 'own', after: placeOf(input.after), fetched: limit + 1 },
  });
  const rows = found.slice(0, limit);
  const next = found.length > limit ? (rows.at(-1)?.id ?? null) : null;
  return new WrittenJson(`{"rows":[${rows.map(({ post }) => post).join(',')}],"next":${JSON.stringify(next)}}`);
});

const showPost = handle(showOperation, async ({ ground, actor, input }) => {
  const post = await findPost(ground.pool, { ...readerOf(ground, actor), id: input.id });
  return new WrittenJson(post ?? refuse('not-found'));
});

const showPicture = handle(pictureOperation, async ({ ground, actor, input }) => {
  const bytes = await findPicture(ground.pool, { ...readerOf(ground, actor), id: input.id });
  return { mediaType: 'image/webp', bytes: bytes ?? refuse('not-found') };
});

const DAY_MS = 86_400_000;

/** Removes for good what can no longer be restored, and pictures that no post has taken. It is no news for anybody. */
export async function tidyTimeline({ clock }: Ground, executor: Executor): Promise<number> {
  const ago = (days: number) => new Date(Date.parse(clock.now()) - days * DAY_MS).toISOString();
  await purge(executor, { before: ago(POST_KEPT_DAYS), dayBefore: ago(1) });
  return 0;
}

const timelineHandlers = {
  'timeline.list': listTimeline,
  'timeline.show': showPost,
  'timeline.add-picture': addPicture,
  'timeline.picture': showPicture,
  'timeline.add-post': addPost,
  'timeline.share': sharePost,
  'timeline.change-audience': changeAudience,
  'timeline.like': likePost,
  'timeline.add-comment': addComment,
  'timeline.put': putEntry,
  'timeline.hide': hideEntry,
  'timeline.unhide': unhideEntry,
} satisfies HandlersFor<typeof TIMELINE_OPERATIONS>;

export const timelineFeature = { handlers: timelineHandlers, daily: tidyTimeline };
