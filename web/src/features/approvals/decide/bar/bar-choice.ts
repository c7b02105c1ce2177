import type { OfferedChoice } from '../offered-choices.ts';

/** A button of the decision bar, whoever brings it. */
export interface BarChoice {
  readonly id: string;
  readonly label: string;
  readonly look: OfferedChoice['look'];
  readonly folds: OfferedChoice['folds'];
  /** Its own work is under way. */
  readonly isWorking: boolean;
  /** Something stands against it: it can be reached and heard, and does nothing. The bar's note says why. */
  readonly isOff: boolean;
  readonly run: () => void;
}
