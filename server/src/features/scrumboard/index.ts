// Handlers of boards.
import type { ON_CARD_OPERATIONS } from '@madoguchi/contract/scrumboard/on-card-operations.ts';
import type { BOARD_OPERATIONS } from '@madoguchi/contract/scrumboard/operations.ts';
import type { SOURCE_SCRUMBOARD_OPERATIONS } from '@madoguchi/contract/scrumboard/source-operations.ts';
import type { HandlersFor } from '../../platform/http/handler.ts';
import {
  addBoard,
  changeBoard,
  copyBoard,
  eraseBoard,
  markBoard,
  putBoard,
  removeMember,
  setMember,
} from './boards.ts';
import { actOnCards, addCard, changeCard, changeChecklists, moveCards, watchCard } from './cards.ts';
import { addLabel, addList, changeLabel, changeList, moveList, putLabel, putList } from './lists.ts';
import {
  addComment,
  attachFile,
  attachLink,
  changeComment,
  fetchCardFile,
  putAttachment,
  putComment,
  showPicture,
} from './on-cards.ts';
import { openCards } from './public-store.ts';
import { listBoards, listCards, listDue, listPlaces, listRemoved, showBoard, showCard, showChoices } from './reads.ts';
import {
  addSourceBoard,
  addSourceList,
  deleteSourceBoard,
  listSourceBoards,
  orderSourceLists,
  removeSourceList,
  renameSourceBoard,
  renameSourceList,
  showSourceBoard,
  updateSourceSettings,
} from './source-calls.ts';
import { addSourceCard, orderSourceCards, removeSourceCard, updateSourceCard } from './source-card-calls.ts';
import { purgeBoards, shortenKeys } from './tidy-store.ts';

type Operations = readonly [
  ...typeof BOARD_OPERATIONS,
  ...typeof ON_CARD_OPERATIONS,
  ...typeof SOURCE_SCRUMBOARD_OPERATIONS,
];

const scrumboardHandlers = {
  'scrumboard.boards': listBoards,
  'scrumboard.board': showBoard,
  'scrumboard.removed': listRemoved,
  'scrumboard.cards': listCards,
  'scrumboard.card': showCard,
  'scrumboard.choices': showChoices,
  'scrumboard.places': listPlaces,
  'scrumboard.due': listDue,
  'scrumboard.add-board': addBoard,
  'scrumboard.copy-board': copyBoard,
  'scrumboard.change-board': changeBoard,
  'scrumboard.mark-board': markBoard,
  'scrumboard.put-board': putBoard,
  'scrumboard.erase-board': eraseBoard,
  'scrumboard.set-member': setMember,
  'scrumboard.remove-member': removeMember,
  'scrumboard.add-label': addLabel,
  'scrumboard.change-label': changeLabel,
  'scrumboard.put-label': putLabel,
  'scrumboard.add-list': addList,
  'scrumboard.change-list': changeList,
  'scrumboard.move-list': moveList,
  'scrumboard.put-list': putList,
  'scrumboard.add-card': addCard,
  'scrumboard.move-cards': moveCards,
  'scrumboard.change-card': changeCard,
  'scrumboard.act-on-cards': actOnCards,
  'scrumboard.change-checklists': changeChecklists,
  'scrumboard.watch-card': watchCard,
  'scrumboard.add-comment': addComment,
  'scrumboard.change-comment': changeComment,
  'scrumboard.put-comment': putComment,
  'scrumboard.attach-file': attachFile,
  'scrumboard.attach-link': attachLink,
  'scrumboard.put-attachment': putAttachment,
  'scrumboard.fetch-file': fetchCardFile,
  'scrumboard.picture': showPicture,
  'scrumboard.source-boards': listSourceBoards,
  'scrumboard.source-board': showSourceBoard,
  'scrumboard.source-board-new': addSourceBoard,
  'scrumboard.source-board-rename': renameSourceBoard,
  'scrumboard.source-board-settings': updateSourceSettings,
  'scrumboard.source-board-delete': deleteSourceBoard,
  'scrumboard.source-card-new': addSourceCard,
  'scrumboard.source-card-update': updateSourceCard,
  'scrumboard.source-card-remove': removeSourceCard,
  'scrumboard.source-card-order': orderSourceCards,
  'scrumboard.source-list-new': addSourceList,
  'scrumboard.source-list-rename': renameSourceList,
  'scrumboard.source-list-remove': removeSourceList,
  'scrumboard.source-list-order': orderSourceLists,
} satisfies HandlersFor<Operations>;

export const scrumboardFeature = {
  handlers: scrumboardHandlers,
  daily: purgeBoards,
  prompt: shortenKeys,
  openWork: openCards,
};
