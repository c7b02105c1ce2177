// Which columns a list shows, in which order and how wide: as its screen has them, or as the person chose (B0-10).
import type { ColumnChoice } from '@madoguchi/contract/preferences/list-choices.ts';

export interface OfferedColumn {
  readonly field: string;
  readonly isExtra?: true;
}

/** The fields that are shown, in their order. A column that the list has got since the choice is not shown by itself. */
export function shownFields(offered: readonly OfferedColumn[], choice: ColumnChoice | undefined): readonly string[] {
  const known = offered.map(({ field }) => field);
  const chosen = [...new Set(choice?.shown)].filter((field) => known.includes(field));
  return chosen.length > 0 ? chosen : offered.filter(({ isExtra }) => !isExtra).map(({ field }) => field);
}

/** True when the person wants other columns or widths than the screen offers; another order alone takes no more room. */
export function hasOwnColumns(offered: readonly OfferedColumn[], choice: ColumnChoice | undefined): boolean {
  if (choice === undefined) return false;
  const [shown, usual] = [shownFields(offered, choice), shownFields(offered, undefined)];
  return choice.widths !== undefined || shown.length !== usual.length || shown.some((field) => !usual.includes(field));
}

/** All fields as the chooser lists them: the shown ones in their order, then the others. */
export function orderedFields(offered: readonly OfferedColumn[], choice: ColumnChoice | undefined): readonly string[] {
  const shown = shownFields(offered, choice);
  return [...shown, ...offered.map(({ field }) => field).filter((field) => !shown.includes(field))];
}

type Change = (offered: readonly OfferedColumn[], choice: ColumnChoice | undefined) => ColumnChoice;

function withFields(choice: ColumnChoice | undefined, shown: readonly string[]): ColumnChoice {
  return { ...choice, shown: [...shown] };
}

/** Shows or hides a column; the last one stays. */
export function toggled(field: string): Change {
  return (offered, choice) => {
    const shown = shownFields(offered, choice);
    if (!shown.includes(field)) return withFields(choice, [...shown, field]);
    return withFields(choice, shown.length > 1 ? shown.filter((one) => one !== field) : shown);
  };
}

/** Puts a shown column at a place among the shown ones, from 0; beyond the ends it stops there. */
export function placed(field: string, place: number): Change {
  return (offered, choice) => {
    const others = shownFields(offered, choice).filter((one) => one !== field);
    return withFields(choice, [...others.slice(0, Math.max(place, 0)), field, ...others.slice(Math.max(place, 0))]);
  };
}

const NARROWEST_PX = 56;
const WIDEST_PX = 800;

/** Makes a column so many pixels wide, within what can be read. */
export function widened(field: string, px: number): Change {
  return (offered, choice) => ({
    ...withFields(choice, shownFields(offered, choice)),
    widths: { ...choice?.widths, [field]: Math.round(Math.min(Math.max(px, NARROWEST_PX), WIDEST_PX)) },
  });
}
