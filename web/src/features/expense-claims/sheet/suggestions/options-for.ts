// The at most eight rows that the list offers for a cell, from what is typed in it.
import type { Suggestion } from '@madoguchi/contract/expense-claims/model.ts';
import { CLOSED_FIELDS, type ClosedField } from '@madoguchi/contract/expense-claims/typed-values.ts';
import { formatYen } from '../../../../platform/formats.ts';
import { answers, type Query, queryOf, readable } from '../../../../platform/reading/reading-match.ts';
import type { ColumnId } from '../moves/columns.ts';
import type { Cell, CellField, SheetLine } from '../store/sheet-line.ts';
import { type Choices, choiceName } from '../values/choices.ts';
import { choiceReadable, type SuggestionSource } from './suggestion-source.ts';

const MOST_OPTIONS = 8;
/** Whole rides take at most this many rows, so that a plain station can always be chosen. */
const MOST_RIDES = 4;

export interface Option {
  readonly key: string;
  readonly label: string;
  /** The detail beside the label: means and fare of a ride, the reading of a station. */
  readonly detail: string;
  /** The fields that taking it fills, the cell itself first. */
  readonly fills: readonly { readonly field: CellField; readonly value: Cell['value'] }[];
  /** True when it fills other cells too, which is worth its own word in the undo. */
  readonly isRide: boolean;
}

export interface OptionGround {
  readonly choices: Choices;
  readonly source: SuggestionSource;
}

type PlaceField = 'from' | 'via' | 'to';
const isPlace = (column: ColumnId): column is PlaceField => column === 'from' || column === 'via' || column === 'to';
const isClosed = (column: ColumnId): column is ClosedField => CLOSED_FIELDS.some((field) => field === column);

/** `text` is what stands in the input now; empty asks for everything that fits the line. */
export function optionsFor(column: ColumnId, line: SheetLine, text: string, ground: OptionGround): readonly Option[] {
  const query = queryOf(text);
  // 「k」 alone has no reading yet and no name begins with it: better no list than one that flickers.
  if (isClosed(column)) return choiceOptions(column, query, ground.choices).slice(0, MOST_OPTIONS);
  if (isPlace(column)) return placeOptions(column, line, query, ground);
  if (column === 'purposeText' || column === 'visitedParty') {
    return ground.source.texts[column]
      .filter((known) => known !== text && answers(readable(known), query))
      .slice(0, MOST_OPTIONS)
      .map((known) => textOption(column, known, ''));
  }
  return [];
}

/** True when the first row that fits is marked by itself: only where nothing but a listed value can be stored. */
export function marksFirst(column: ColumnId): boolean {
  return isClosed(column);
}

export function hasOptions(column: ColumnId): boolean {
  return isClosed(column) || isPlace(column) || column === 'purposeText' || column === 'visitedParty';
}

function choiceOptions(field: ClosedField, query: Query, choices: Choices): Option[] {
  return choices[field]
    .filter((choice) => answers(choiceReadable(choice), query))
    .map((choice) => ({
      key: choice.code,
      label: choice.names[0] ?? choice.code,
      detail: choice.code,
      fills: [{ field, value: choice.code }],
      isRide: false,
    }));
}

function placeOptions(column: PlaceField, line: SheetLine, query: Query, { source, choices }: OptionGround): Option[] {
  const rides = column === 'via' ? [] : rideOptions(column, line, query, source, choices);
  const places = source.places
    .filter((place) => answers(place, query))
    .slice(0, MOST_OPTIONS)
    .map(({ name, kana }) => textOption(column, name, kana));
  return [...rides, ...places].slice(0, MOST_OPTIONS);
}

function rideOptions(
  column: 'from' | 'to',
  line: SheetLine,
  query: Query,
  { rides }: SuggestionSource,
  choices: Choices,
): Option[] {
  const fitting = rides.filter((ride) => {
    const fitsStart = column === 'from' || line.from === '' || ride.line.from === line.from;
    // The fare of a flight is none of a train's.
    const fitsMeans = line.transportMode === null || ride.line.transportMode === line.transportMode;
    return fitsStart && fitsMeans && answers(ride[column], query);
  });
  const options = fitting.map(({ line: ride }) => rideOption(column, line, ride, choices));
  return [...new Map(options.map((option) => [option.key, option])).values()].slice(0, MOST_RIDES);
}

/**
 * A known ride fills its section, and means, trip and fare where the line has none, and for the same purpose whom one
 * visited: what was typed stays.
 */
function rideOption(column: 'from' | 'to', line: SheetLine, ride: Suggestion, choices: Choices): Option {
  const stops = [ride.from, ride.via, ride.to].filter((stop) => stop !== '');
  const means = ride.transportMode === null ? '' : choiceName(ride.transportMode, choices.transportMode);
  const fare = ride.unitFare === null ? '' : formatYen(ride.unitFare);
  const isFree = (field: 'transportMode' | 'tripType' | 'unitFare') =>
    line[field] === null && line.typed[field] === undefined && ride[field] !== null;
  const section = (['from', 'via', 'to'] as const).map((field) => ({ field, value: ride[field] }));
  const missing = (['transportMode', 'tripType', 'unitFare'] as const)
    .filter(isFree)
    .map((field) => ({ field, value: ride[field] }));
  const isSameVisit = line.visitedParty === '' && ride.visitedParty !== '' && ride.purpose === line.purpose;
  const visit = isSameVisit ? [{ field: 'visitedParty' as const, value: ride.visitedParty }] : [];
  return {
    key: [...stops, means, fare].join('|'),
    label: stops.join(' → '),
    detail: [means, fare].filter((part) => part !== '').join(' '),
    fills: [
      ...section.toSorted((a, b) => Number(b.field === column) - Number(a.field === column)),
      ...missing,
      ...visit,
    ],
    isRide: true,
  };
}

function textOption(field: CellField, text: string, detail: string): Option {
  return { key: text, label: text, detail, fills: [{ field, value: text }], isRide: false };
}
