// Suggestions that need no request to the server: the person's own lines and the stations, prepared once.
import type { Station, Suggestion } from '@madoguchi/contract/expense-claims/model.ts';
import type { Choice } from '@madoguchi/contract/expense-claims/typed-values.ts';
import { type Readable, readable } from '../../../../platform/reading/reading-match.ts';

export interface Suggestions {
  readonly lines: readonly Suggestion[];
  readonly stations: readonly Station[];
}

export interface KnownPlace extends Readable {
  readonly name: string;
  readonly kana: string;
}

export interface KnownRide {
  readonly line: Suggestion;
  readonly from: Readable;
  readonly to: Readable;
}

export interface SuggestionSource {
  readonly rides: readonly KnownRide[];
  readonly places: readonly KnownPlace[];
  readonly texts: Readonly<Record<'purposeText' | 'visitedParty', readonly string[]>>;
}

/** Rides and texts of the person's own history come first, as the server ranks them; then the stations. Made ready when first asked. */
export function suggestionSource({ lines, stations }: Suggestions): SuggestionSource {
  const kanaOf = new Map(stations.map(({ name, kana }) => [name, kana]));
  const placeOf = (name: string): KnownPlace => {
    const kana = kanaOf.get(name) ?? '';
    return { name, kana, ...readable(name, kana) };
  };
  const rides = lines.filter(({ from, to }) => from !== '' && to !== '');
  const ownPlaces = rides.flatMap(({ from, via, to }) => [from, via, to]).filter((name) => name !== '');
  const names = new Set([...ownPlaces, ...kanaOf.keys()]);
  const distinct = (field: 'purposeText' | 'visitedParty') => [
    ...new Set(lines.map((line) => line[field]).filter((text) => text !== '')),
  ];
  let knownRides: readonly KnownRide[] | undefined;
  let knownPlaces: readonly KnownPlace[] | undefined;
  return {
    get rides() {
      knownRides ??= rides.map((line) => ({ line, from: placeOf(line.from), to: placeOf(line.to) }));
      return knownRides;
    },
    get places() {
      knownPlaces ??= [...names].map(placeOf);
      return knownPlaces;
    },
    texts: { purposeText: distinct('purposeText'), visitedParty: distinct('visitedParty') },
  };
}

const readableChoices = new WeakMap<Choice, Readable>();

export function choiceReadable(choice: Choice): Readable {
  const known = readableChoices.get(choice);
  if (known) return known;
  const ready = readable(choice.code, ...choice.names, choice.kana);
  readableChoices.set(choice, ready);
  return ready;
}
