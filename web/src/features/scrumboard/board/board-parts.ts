import type { Board } from '@madoguchi/contract/scrumboard/model.ts';
import type { At } from './board-cards.ts';

/** The state of a board's page that its lists and cards are drawn with. */
export interface BoardParts {
  readonly board: Board;
  readonly at: At;
  readonly mayEdit: boolean;
  /** Not before all cards are known. */
  readonly mayMove: boolean;
  /** The one card that Tab leads to, whichever list it is in. */
  readonly stopId: string | null;
  /** The card that shall have the focus, once it is drawn. */
  readonly wantedId: string | null;
  readonly liftedId: string | null;
  readonly flashing: ReadonlySet<string>;
  /** Null where none are being selected. */
  readonly selected: ReadonlySet<string> | null;
  readonly searchOf: (id: string) => Record<string, unknown>;
  readonly onFocus: (id: string) => void;
  readonly onSelect: (id: string, withRange: boolean) => void;
  readonly onMenu: (id: string, button: HTMLElement) => void;
}
