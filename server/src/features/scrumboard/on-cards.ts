// Comments, files and links, which people hang on cards.
import { rolesThatMay, tool } from '@madoguchi/contract/access.ts';
import { ATTACHMENT_MAX_BYTES } from '@madoguchi/contract/attachments/limits.ts';
import { MOST_ATTACHMENTS } from '@madoguchi/contract/scrumboard/choices.ts';
import type { CardAttachment } from '@madoguchi/contract/scrumboard/model.ts';
import {
  addComment as addCommentOperation,
  attachFile as attachFileOperation,
  attachLink as attachLinkOperation,
  changeComment as changeCommentOperation,
  fetchCardFile as fetchOperation,
  showPicture as pictureOperation,
  putAttachment as putAttachmentOperation,
  putComment as putCommentOperation,
} from '@madoguchi/contract/scrumboard/on-card-operations.ts';
import { namesMyNumber } from '@madoguchi/contract/values/my-number.ts';
import { type ToldFact, writtenFacts } from '../../platform/facts/told-facts-store.ts';
import { cleanFileName } from '../../platform/files/file-name.ts';
import type { ReceivedFile } from '../../platform/files/file-store.ts';
import { sniff } from '../../platform/files/media-type.ts';
import { uprightPicture } from '../../platform/files/upright-picture.ts';
import { handle, type UploadContext } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { uuidAt } from '../../platform/uuid.ts';
import { type Asking, announce, cardFor, nameOfActor, refuseFields } from './access.ts';
import {
  countAttachments,
  findAttachment,
  findComment,
  findPictureBytes,
  type HeldAttachment,
  insertAttachment,
  insertComment,
  markAttachment,
  markComment,
  updateComment,
} from './attachments-store.ts';
import { findCandidates, findMembers, type StoredCard } from './store.ts';
import { newsOf } from './write-cards.ts';

const personOf = (actor: Actor) => ({ id: actor.accountId, name: nameOfActor(actor), photoURL: null });

/** News for those whom a comment mentions. @throws Problem `invalid` where one is not on the board */
async function mentioned(
  { ground, actor, now }: Asking & { readonly now: string },
  card: StoredCard,
  mentions: readonly string[],
  before: readonly string[] = [],
): Promise<ToldFact[]> {
  const anew = mentions.filter((id) => !before.includes(id));
  if (anew.length === 0) return [];
  const members = await findMembers(ground.pool, card.boardId);
  const strange = mentions.findIndex((id) => !before.includes(id) && !members.some((member) => member.id === id));
  if (strange >= 0) return refuseFields([{ field: `mentions.${strange}`, code: 'no-such-member' }]);
  // Somebody to whom the tool was closed since gets no text of it.
  const roles = rolesThatMay(tool('scrumboard'), await ground.tools.rules());
  const open = await findCandidates(ground.pool, { ids: anew, roles });
  const said = { board: card.boardId, title: card.title, by: nameOfActor(actor) };
  return open
    .filter((account) => account !== actor.accountId)
    .map((account) => ({
      ...{ id: uuidAt(now), key: null, kind: 'card-mention' as const, at: now, subject: card.id, about: card.id },
      ...{ said, to: { account } },
    }));
}

export const addComment = handle(addCommentOperation, async (context) => {
  const { actor, input, now, commit } = context;
  const { cardId, text, mentions } = input;
  const card = await cardFor(context, cardId, { role: 'view' });
  const direct = await mentioned(context, card, mentions);
  const followers = await newsOf(
    context,
    card.boardId,
    [{ id: cardId, title: card.title, activities: [{ kind: 'commented' }] }],
    direct.flatMap(({ to }) => ('account' in to ? [to.account] : [])),
  );
  const id = uuidAt(now);
  const done = await commit(
    insertComment,
    {
      ...{ id, card: cardId, text, mentions, by: actor.accountId, at: now, activity: uuidAt(now) },
      facts: writtenFacts([...direct, ...followers]),
    },
    {
      target: ['card', cardId],
      difference: { board: card.boardId, comment: id, mentions: mentions.length },
      answer: { id, version: 1, text, mentions, by: personOf(actor), isOwn: true, at: now, editedAt: null },
    },
  );
  await announce(context, card.boardId);
  // Only a twin with the same key can have been faster; the platform answers with what it answered.
  return done ?? refuse('unavailable');
});

/** The caller's own comment, on a card that they may see. @throws Problem `not-found` */
async function ownComment(asking: Asking, id: string, isRemoved: boolean) {
  const found = await findComment(asking.ground.pool, { id, account: asking.actor.accountId });
  if (found === null || !found.view.isOwn || found.isRemoved !== isRemoved) return refuse('not-found');
  return { comment: found.view, card: await cardFor(asking, found.cardId, { role: 'view' }) };
}

export const changeComment = handle(changeCommentOperation, async (context) => {
  const { ground, actor, input, now, commit } = context;
  const { commentId, version, text, mentions } = input;
  const { comment, card } = await ownComment(context, commentId, false);
  if (comment.version !== version) return refuse('stale', { current: comment });
  const facts = writtenFacts(await mentioned(context, card, mentions, comment.mentions));
  const done = await commit(
    updateComment,
    { id: commentId, card: card.id, version, text, mentions, by: actor.accountId, at: now, facts },
    {
      target: ['card', card.id],
      difference: { board: card.boardId, comment: commentId },
      answer: { ...comment, version: version + 1, text, mentions, editedAt: now },
    },
  );
  if (done === null) {
    const current = await findComment(ground.pool, { id: commentId, account: actor.accountId });
    return refuse('stale', { current: current?.view });
  }
  await announce(context, card.boardId);
  return done;
});

export const putComment = handle(putCommentOperation, async (context) => {
  const { actor, input, now, commit } = context;
  const { commentId, removed } = input;
  const { card } = await ownComment(context, commentId, !removed);
  const done = await commit(
    markComment,
    { id: commentId, card: card.id, by: actor.accountId, at: now, removedAt: removed ? now : null },
    {
      target: ['card', card.id],
      difference: { board: card.boardId, comment: commentId, removed },
      answer: { id: commentId },
    },
  );
  if (done === null) return refuse('not-found');
  await announce(context, card.boardId);
  return done;
});

async function refuseTooMany({ ground }: Pick<Asking, 'ground'>, cardId: string, field: string): Promise<void> {
  if ((await countAttachments(ground.pool, cardId)) < MOST_ATTACHMENTS) return;
  refuseFields([{ field, code: 'most-on-card', values: { max: MOST_ATTACHMENTS } }]);
}

function refuseSize(): never {
  return refuse('too-large', { fields: [{ field: 'file', code: 'file-size' }], values: { limit: '10 MB' } });
}

/** Records a file that lies complete on disk, with a small picture of one. Its bytes are in the store before any row speaks of them. */
async function keep(
  context: UploadContext<typeof attachFileOperation>,
  card: StoredCard,
  received: ReceivedFile,
  givenName: string,
) {
  const { actor, now, contentIs, commit } = context;
  if (namesMyNumber(givenName)) return refuseFields([{ field: 'file', code: 'my-number-name' }]);
  const sniffed = await sniff(received.path);
  if ('refused' in sniffed) {
    const code = sniffed.refused === 'pixels' ? 'file-pixels' : 'file-kind';
    return refuse('wrong-type', { fields: [{ field: 'file', code }] });
  }
  const { mediaType } = sniffed;
  const { sha256, bytes } = received;
  contentIs(sha256);
  const made = await uprightPicture(received.path);
  // A picture that cannot be drawn small is kept as a file all the same.
  const picture = typeof made === 'string' ? null : made;
  const name = cleanFileName(givenName, mediaType);
  const id = uuidAt(now);
  await received.keep();
  const answer: CardAttachment = {
    ...{ id, kind: 'file', name, url: null, mediaType, bytes, isPicture: picture !== null },
    ...{ addedAt: now, addedBy: personOf(actor) },
  };
  const values = {
    id,
    card: card.id,
    name,
    url: null,
    mediaType,
    bytes,
    sha256,
    picture,
    by: actor.accountId,
    at: now,
  };
  const done = await commit(
    insertAttachment,
    { ...values, activity: uuidAt(now) },
    { target: ['card', card.id], difference: { board: card.boardId, name, mediaType, bytes, sha256 }, answer },
  );
  await announce(context, card.boardId);
  return done ?? refuse('unavailable');
}

export const attachFile = handle(attachFileOperation, async (context) => {
  const part = await context.file();
  const received = await context.ground.files.receive(part.file, { maxBytes: ATTACHMENT_MAX_BYTES });
  if (received === 'too-large') return refuseSize();
  try {
    if (part.file.truncated) refuseSize();
    const card = await cardFor(context, context.input.cardId, { role: 'edit' });
    await refuseTooMany(context, card.id, 'file');
    return await keep(context, card, received, part.filename);
  } finally {
    await received.discard();
  }
});

const SHOWN_NAME = 200;

export const attachLink = handle(attachLinkOperation, async (context) => {
  const { actor, input, now, commit } = context;
  const { cardId, url } = input;
  const card = await cardFor(context, cardId, { role: 'edit' });
  await refuseTooMany(context, cardId, 'url');
  const name = input.name.trim() === '' ? [...url].slice(0, SHOWN_NAME).join('') : input.name;
  const id = uuidAt(now);
  const nothing = { mediaType: null, bytes: null, sha256: null, picture: null };
  const done = await commit(
    insertAttachment,
    { id, card: cardId, name, url, ...nothing, by: actor.accountId, at: now, activity: uuidAt(now) },
    {
      target: ['card', cardId],
      difference: { board: card.boardId, link: id },
      answer: {
        ...{ id, kind: 'link', name, url, mediaType: null, bytes: null, isPicture: false },
        ...{ addedAt: now, addedBy: personOf(actor) },
      },
    },
  );
  await announce(context, card.boardId);
  return done ?? refuse('unavailable');
});

/** An attachment of a card that the caller may see. @throws Problem `not-found`, `board-role` */
async function attachmentFor(
  asking: Asking,
  id: string,
  role: 'view' | 'edit',
): Promise<{ readonly attachment: HeldAttachment; readonly card: StoredCard }> {
  const attachment = (await findAttachment(asking.ground.pool, id)) ?? refuse('not-found');
  return { attachment, card: await cardFor(asking, attachment.cardId, { role }) };
}

export const putAttachment = handle(putAttachmentOperation, async (context) => {
  const { actor, input, now, commit, standsAlready } = context;
  const { attachmentId, removed } = input;
  const { attachment, card } = await attachmentFor(context, attachmentId, 'edit');
  const answer = { id: attachmentId };
  if (attachment.isRemoved === removed) return standsAlready(answer);
  const { name } = attachment;
  const done = await commit(
    markAttachment,
    {
      ...{ id: attachmentId, card: card.id, name, removedAt: removed ? now : null },
      ...{ by: actor.accountId, at: now, activity: uuidAt(now) },
    },
    { target: ['card', card.id], difference: { board: card.boardId, name, removed }, answer },
  );
  await announce(context, card.boardId);
  return done ?? standsAlready(answer);
});

export const fetchCardFile = handle(fetchOperation, async (context) => {
  const { ground, input, record } = context;
  const { attachment, card } = await attachmentFor(context, input.attachmentId, 'view');
  const { name, sha256, isRemoved } = attachment;
  if (sha256 === null || isRemoved) return refuse('not-found');
  const { bytes, stream } = await ground.files.open(sha256);
  const recorded = await record({ target: ['card', card.id], difference: { board: card.boardId, name, sha256 } });
  return { recorded, name, mediaType: fetchOperation.mediaType, bytes, body: stream };
});

export const showPicture = handle(pictureOperation, async ({ ground, actor, input }) => {
  const { attachment } = await attachmentFor({ ground, actor }, input.attachmentId, 'view');
  if (attachment.isRemoved) return refuse('not-found');
  const bytes = await findPictureBytes(ground.pool, input.attachmentId);
  return { mediaType: 'image/webp', bytes: bytes ?? refuse('not-found') };
});
