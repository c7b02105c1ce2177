// Reading attachments: always as a download, and only for those who may see the record that holds it (B0-07).
import { fetchAttachment as operation } from '@madoguchi/contract/attachments/operations.ts';
import { handle } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import { viewerOf } from '../purchase-requests/public.ts';
import { findSeenAttachment } from './store.ts';

export const fetchAttachment = handle(operation, async ({ ground, actor, input, record }) => {
  const reader = await viewerOf(ground, actor);
  const found = await findSeenAttachment(ground.pool, { ...reader, id: input.id, account: actor.accountId });
  if (found === null) return refuse('not-found');
  const { name, sha256 } = found;
  const { bytes, stream } = await ground.files.open(sha256);
  const recorded = await record({ target: ['attachment', found.id], difference: { name, sha256 } });
  // The declared kind is for people and papers; a browser is given bytes and no reason to render them.
  return { recorded, name, mediaType: operation.mediaType, bytes, body: stream };
});
