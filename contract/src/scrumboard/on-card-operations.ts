// The operations of comments, files and links, which people hang on cards (B9-05).
import * as z from 'zod';
import { tool } from '../access.ts';
import { download, image, upload, write } from '../operation.ts';
import { Id, Version } from '../values/id.ts';
import { CardAttachment, CardComment, CommentText, LinkName, Mentions, WebAddress } from './model.ts';

const MAY_USE = tool('scrumboard');
const OfCard = z.strictObject({ cardId: Id });

/** Everybody on the board may comment; members whom it mentions are told. */
export const addComment = write('scrumboard.add-comment', {
  at: ['POST', '/api/scrumboard/cards/:cardId/comments'],
  access: MAY_USE,
  input: OfCard.extend({ text: CommentText, mentions: Mentions.default([]) }),
  output: CardComment,
  refuses: ['not-found', 'invalid'],
  records: 'card-comment.added',
});

/** One's own; members whom it mentions anew are told. */
export const changeComment = write('scrumboard.change-comment', {
  at: ['POST', '/api/scrumboard/comments/:commentId'],
  access: MAY_USE,
  input: z.strictObject({ commentId: Id, version: Version, text: CommentText, mentions: Mentions.default([]) }),
  output: CardComment,
  refuses: ['not-found', 'stale', 'invalid'],
  records: 'card-comment.changed',
});

/** One's own is removed, or comes back. */
export const putComment = write('scrumboard.put-comment', {
  at: ['POST', '/api/scrumboard/comments/:commentId/state'],
  access: MAY_USE,
  input: z.strictObject({ commentId: Id, removed: z.boolean() }),
  output: z.object({ id: Id }),
  refuses: ['not-found'],
  records: 'card-comment.state-changed',
});

/** One part named `file`, at most 10 MB. */
export const attachFile = upload('scrumboard.attach-file', {
  at: ['POST', '/api/scrumboard/cards/:cardId/files'],
  access: MAY_USE,
  input: OfCard,
  output: CardAttachment,
  refuses: ['not-found', 'board-role', 'invalid', 'too-large', 'wrong-type'],
  records: 'card-attachment.added',
});

/** `name` empty: the address itself. */
export const attachLink = write('scrumboard.attach-link', {
  at: ['POST', '/api/scrumboard/cards/:cardId/links'],
  access: MAY_USE,
  input: OfCard.extend({ url: WebAddress, name: LinkName.default('') }),
  output: CardAttachment,
  refuses: ['not-found', 'board-role', 'invalid'],
  records: 'card-attachment.added',
});

/** Takes an attachment off, or brings it back. */
export const putAttachment = write('scrumboard.put-attachment', {
  at: ['POST', '/api/scrumboard/attachments/:attachmentId/state'],
  access: MAY_USE,
  input: z.strictObject({ attachmentId: Id, removed: z.boolean() }),
  output: z.object({ id: Id }),
  refuses: ['not-found', 'board-role'],
  records: 'card-attachment.state-changed',
});

/** The stored bytes, always as a download; of a deleted card, or of a board that one has left, none (SB8). */
export const fetchCardFile = download('scrumboard.fetch-file', {
  at: ['GET', '/api/scrumboard/attachments/:attachmentId/file'],
  access: MAY_USE,
  input: z.strictObject({ attachmentId: Id }),
  mediaType: 'application/octet-stream',
  refuses: ['not-found'],
  records: 'card-attachment.fetched',
});

/** The picture of an attachment, small enough for a card and its dialog. */
export const showPicture = image('scrumboard.picture', {
  at: ['GET', '/api/scrumboard/attachments/:attachmentId/picture'],
  access: MAY_USE,
  input: z.strictObject({ attachmentId: Id }),
  refuses: ['not-found'],
});

export const ON_CARD_OPERATIONS = [
  addComment,
  changeComment,
  putComment,
  attachFile,
  attachLink,
  putAttachment,
  fetchCardFile,
  showPicture,
] as const;
