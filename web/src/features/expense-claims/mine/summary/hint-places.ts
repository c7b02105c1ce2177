// Beside which fields of the sheet others' questions fit now: a taxi on a line, and what the checks found (B1-07).
import { FAQ_PLACES, type FaqPlace } from '@madoguchi/contract/faq/choices.ts';
import type { MasterData } from '@madoguchi/contract/master-data/model.ts';
import type { SheetStore } from '../../sheet/store/sheet-store.ts';
import { shownFindings } from './claim-findings.ts';

const TAXI = 'expense-claim.transportMode:taxi' satisfies FaqPlace;

/** In the order of the contract's table, each once. */
export function hintPlaces(store: SheetStore, routes: MasterData['route']): readonly FaqPlace[] {
  const isTaxi = (code: string | null) => routes.some((route) => route.code === code && route.extra.kind === 'taxi');
  const found = new Set<string>(shownFindings(store).map(({ finding }) => `expense-claim.${finding.field}`));
  if (store.lines().some(({ transportMode }) => isTaxi(transportMode))) found.add(TAXI);
  return FAQ_PLACES.filter((place) => found.has(place));
}
