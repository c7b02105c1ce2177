// The dashboard as its person laid it out: what is shown where, and each change of it, said aloud and kept.
import { shownCards } from '@madoguchi/contract/information/card-places.ts';
import { type CardId, type DashboardChoice, INITIAL_DASHBOARD } from '@madoguchi/contract/information/cards.ts';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DASHBOARD } from '../../../kit/theme/tokens.ts';
import { announce } from '../../../platform/announcer.ts';
import { usePreference } from '../../../platform/preferences.ts';
import { useCardName } from '../card-names.ts';
import { useInformationWords } from '../words.ts';
import { type Move, moved, ownCards, placed, withHidden, withWide } from './layout.ts';

export interface Board {
  /** 1 on a phone, where cards can neither be dragged nor be wide. */
  readonly columns: 1 | 2 | 3;
  readonly shown: readonly CardId[];
  /** The cards that concern the person, hidden ones too. */
  readonly own: readonly CardId[];
  readonly wide: readonly CardId[];
  readonly isAsAtFirst: boolean;
  readonly move: (id: CardId, move: Move) => void;
  readonly drop: (id: CardId, over: CardId) => void;
  readonly hide: (id: CardId, isHidden: boolean) => void;
  readonly widen: (id: CardId, isWide: boolean) => void;
  readonly restore: () => void;
}

/** The board of a person whom these cards concern. A change shows at once, and goes back where it could not be kept. */
export function useBoard(cards: readonly CardId[]): Board {
  const t = useInformationWords();
  const name = useCardName();
  const { value, save } = usePreference('dashboard');
  const isWide = useMediaQuery(`(min-width: ${DASHBOARD.threeColumnsFrom}px)`, { noSsr: true });
  const isPhone = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  const shown = shownCards(value, cards);

  const keep = (next: DashboardChoice, said: string) => {
    announce(said);
    void save(next);
  };
  const keepOrder = (next: DashboardChoice, id: CardId) => {
    const order = shownCards(next, cards);
    keep(next, t('said.place', { card: name(id), place: order.indexOf(id) + 1, of: order.length }));
  };

  return {
    columns: isPhone ? 1 : isWide ? 3 : 2,
    shown,
    own: ownCards(value, cards),
    wide: value.wide,
    isAsAtFirst: JSON.stringify(value) === JSON.stringify(INITIAL_DASHBOARD),
    move: (id, move) => keepOrder(moved(value, shown, id, move), id),
    drop: (id, over) => keepOrder(placed(value, shown, id, shown.indexOf(over)), id),
    hide: (id, isHidden) =>
      keep(withHidden(value, id, isHidden), t(isHidden ? 'said.hidden' : 'said.shown', { card: name(id) })),
    widen: (id, wide) => keep(withWide(value, id, wide), t(wide ? 'said.wide' : 'said.narrow', { card: name(id) })),
    restore: () => keep(INITIAL_DASHBOARD, t('said.restored')),
  };
}
