import type { CardFace } from '@madoguchi/contract/scrumboard/model.ts';
import { ActMenu } from '../ActMenu.tsx';
import { useBoardWords } from '../words.ts';
import type { BoardActs } from './use-board-acts.tsx';

interface Props {
  readonly card: CardFace | null;
  readonly isOpen: boolean;
  readonly anchor: () => HTMLElement | null;
  readonly mayEdit: boolean;
  readonly mayMove: boolean;
  readonly acts: BoardActs;
  /** The card that stands after it, before which its copy goes. */
  readonly nextId: string | null;
  readonly onOpen: (id: string) => void;
  readonly onMove: (ids: readonly string[]) => void;
  readonly onSelect: (id: string) => void;
  readonly onClose: () => void;
}

/** The acts on one card, all without a mouse. */
export function CardMenu(props: Props) {
  const { card, isOpen, anchor, mayEdit, mayMove, acts, nextId, onOpen, onMove, onSelect, onClose } = props;
  const t = useBoardWords();
  if (card === null) return null;
  const { id } = card;
  const isDone = card.doneAt !== null;
  const items: readonly (readonly [string, (() => void) | null])[] = [
    [t('card.open'), () => onOpen(id)],
    ...(mayEdit
      ? ([
          [t('card.move'), mayMove ? () => onMove([id]) : null],
          [t(isDone ? 'card.reopen' : 'card.done'), () => void acts.act([card], { act: 'done', on: !isDone })],
          [t('card.copy'), mayMove ? () => void acts.copyCard(card, nextId) : null],
          [t('card.select'), () => onSelect(id)],
          [t('card.archive'), () => void acts.act([card], { act: 'archive', on: true })],
          [t('card.delete'), () => void acts.act([card], { act: 'delete', on: true })],
        ] as const)
      : []),
  ];
  return <ActMenu isOpen={isOpen} anchor={anchor} items={items} onClose={onClose} />;
}
