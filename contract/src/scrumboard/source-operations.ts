// The source's thirteen calls over the boards of the caller (S7-06). They know no versions: each holds for the newest state.
import * as z from 'zod';
import { tool } from '../access.ts';
import { read, write } from '../operation.ts';
import { Id } from '../values/id.ts';
import { BoardTitle, ListTitle } from './model.ts';
import {
  NewSourceBoard,
  NewSourceCard,
  SentSourceCard,
  SourceBoard,
  SourceCard,
  SourceLists,
  SourceSettings,
} from './source-board.ts';

const MAY_USE = tool('scrumboard');
const OfBoard = z.strictObject({ boardId: Id });
const Lists = OfBoard.extend({ lists: SourceLists });

export const listSourceBoards = read('scrumboard.source-boards', {
  at: ['GET', '/api/scrumboard-app/boards'],
  access: MAY_USE,
  input: z.strictObject({}),
  output: z.array(SourceBoard.pick({ id: true, name: true, uri: true, settings: true, members: true })),
  refuses: [],
});

export const showSourceBoard = read('scrumboard.source-board', {
  at: ['GET', '/api/scrumboard-app/board'],
  access: MAY_USE,
  input: OfBoard,
  output: SourceBoard,
  refuses: ['no-such-board'],
});

/** Untitled where nothing is said, without lists and cards, with cover images and news on (SB1). */
export const addSourceBoard = write('scrumboard.source-board-new', {
  at: ['POST', '/api/scrumboard-app/board/new'],
  access: MAY_USE,
  input: z.strictObject({ board: NewSourceBoard.default({}) }),
  output: SourceBoard,
  refuses: ['invalid'],
  records: 'board.added',
});

export const renameSourceBoard = write('scrumboard.source-board-rename', {
  at: ['POST', '/api/scrumboard-app/board/rename'],
  access: MAY_USE,
  input: OfBoard.extend({ boardTitle: BoardTitle }),
  output: OfBoard.extend({ boardTitle: z.string() }),
  refuses: ['no-such-board', 'board-role'],
  records: 'board.changed',
});

export const updateSourceSettings = write('scrumboard.source-board-settings', {
  at: ['POST', '/api/scrumboard-app/board/settings/update'],
  access: MAY_USE,
  input: OfBoard.extend({ settings: SourceSettings.partial() }),
  output: SourceSettings,
  refuses: ['no-such-board', 'board-role'],
  records: 'board.changed',
});

/** Its owners can restore it for 30 days. */
export const deleteSourceBoard = write('scrumboard.source-board-delete', {
  at: ['POST', '/api/scrumboard-app/board/delete'],
  access: MAY_USE,
  input: OfBoard,
  output: OfBoard,
  refuses: ['no-such-board', 'board-role'],
  records: 'board.state-changed',
});

/** The server gives the id. */
export const addSourceCard = write('scrumboard.source-card-new', {
  at: ['POST', '/api/scrumboard-app/card/new'],
  access: MAY_USE,
  input: OfBoard.extend({ listId: Id, data: NewSourceCard }),
  output: SourceCard,
  refuses: ['no-such-board', 'board-role', 'not-found', 'invalid'],
  records: 'card.added',
});

export const updateSourceCard = write('scrumboard.source-card-update', {
  at: ['POST', '/api/scrumboard-app/card/update'],
  access: MAY_USE,
  input: OfBoard.extend({ card: SentSourceCard }),
  output: SourceCard,
  refuses: ['no-such-board', 'board-role', 'not-found', 'invalid'],
  records: 'card.changed',
});

export const removeSourceCard = write('scrumboard.source-card-remove', {
  at: ['POST', '/api/scrumboard-app/card/remove'],
  access: MAY_USE,
  input: OfBoard.extend({ cardId: Id }),
  output: OfBoard.extend({ cardId: Id }),
  refuses: ['no-such-board', 'board-role', 'not-found'],
  records: 'card.changed',
});

/** Cards that the call does not name, as another page has just added them, stay behind those that it names. */
export const orderSourceCards = write('scrumboard.source-card-order', {
  at: ['POST', '/api/scrumboard-app/card/order'],
  access: MAY_USE,
  input: Lists,
  output: Lists,
  refuses: ['no-such-board', 'board-role', 'not-found'],
  records: 'card.moved',
});

export const addSourceList = write('scrumboard.source-list-new', {
  at: ['POST', '/api/scrumboard-app/list/new'],
  access: MAY_USE,
  input: OfBoard.extend({ data: z.strictObject({ name: ListTitle }) }),
  output: Lists,
  refuses: ['no-such-board', 'board-role', 'invalid'],
  records: 'board-list.added',
});

export const renameSourceList = write('scrumboard.source-list-rename', {
  at: ['POST', '/api/scrumboard-app/list/rename'],
  access: MAY_USE,
  input: OfBoard.extend({ listId: Id, listTitle: ListTitle }),
  output: Lists,
  refuses: ['no-such-board', 'board-role', 'not-found'],
  records: 'board-list.changed',
});

/** With its cards, as one list: it can be restored for 30 days. */
export const removeSourceList = write('scrumboard.source-list-remove', {
  at: ['POST', '/api/scrumboard-app/list/remove'],
  access: MAY_USE,
  input: OfBoard.extend({ listId: Id }),
  output: Lists,
  refuses: ['no-such-board', 'board-role', 'not-found'],
  records: 'board-list.state-changed',
});

export const orderSourceLists = write('scrumboard.source-list-order', {
  at: ['POST', '/api/scrumboard-app/list/order'],
  access: MAY_USE,
  input: Lists,
  output: Lists,
  refuses: ['no-such-board', 'board-role', 'not-found'],
  records: 'board-list.moved',
});

export const SOURCE_SCRUMBOARD_OPERATIONS = [
  listSourceBoards,
  showSourceBoard,
  addSourceBoard,
  renameSourceBoard,
  updateSourceSettings,
  deleteSourceBoard,
  addSourceCard,
  updateSourceCard,
  removeSourceCard,
  orderSourceCards,
  addSourceList,
  renameSourceList,
  removeSourceList,
  orderSourceLists,
] as const;
