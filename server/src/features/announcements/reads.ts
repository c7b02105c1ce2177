// Reads for everybody: the list of the day, one announcement.
import {
  fetchAnnouncementFile as fetchOperation,
  listAnnouncements as listOperation,
  showAnnouncement as showOperation,
} from '@madoguchi/contract/announcements/operations.ts';
import { handle } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import { hearingOf } from './hearer.ts';
import { listKeyOf, readListKey } from './list-key.ts';
import { findSeen, findSeenFiles, findSeenPage } from './store.ts';

export const listAnnouncements = handle(listOperation, async ({ ground, actor, input }) => {
  const after = input.after === undefined ? null : readListKey(input.after);
  // One row more than shown tells whether there is a next page.
  const found = await findSeenPage(ground.pool, await hearingOf(ground, actor), after, input.limit + 1);
  const rows = found.slice(0, input.limit);
  const last = found.length > input.limit ? rows.at(-1) : undefined;
  return { rows, next: last === undefined ? null : listKeyOf(last) };
});

export const showAnnouncement = handle(showOperation, async ({ ground, actor, input }) => {
  const found = await findSeen(ground.pool, await hearingOf(ground, actor), input.id);
  return found ?? refuse('not-found');
});

/** A file of an announcement that shows to the caller today: readers need no other right to it (B0-07). */
export const fetchAnnouncementFile = handle(fetchOperation, async ({ ground, actor, input, record }) => {
  const files = await findSeenFiles(ground.pool, await hearingOf(ground, actor), input.id);
  const found = files.find(({ id }) => id === input.fileId.toLowerCase());
  if (found === undefined) return refuse('not-found');
  const { id, name, sha256 } = found;
  const { bytes, stream } = await ground.files.open(sha256);
  const recorded = await record({ target: ['attachment', id], difference: { name, sha256, announcement: input.id } });
  return { recorded, name, mediaType: fetchOperation.mediaType, bytes, body: stream };
});
