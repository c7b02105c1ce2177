// Which of the places one may open was most likely meant by a path that leads nowhere (R03).

interface Place {
  readonly to: string;
}

const NEAREST = 3;
/** Farther than this share of the longer path, nothing is alike any more. */
const FARTHEST = 0.6;

/** The nearest places first, at most three; none where nothing is near. */
export function nearestPlaces<One extends Place>(places: readonly One[], wanted: string): One[] {
  const path = lettersOf(wanted);
  return places
    .map((place) => ({ place, far: farness(path, lettersOf(place.to)) }))
    .filter(({ far }) => far <= FARTHEST)
    .toSorted((one, other) => one.far - other.far)
    .slice(0, NEAREST)
    .map(({ place }) => place);
}

/** The path without its query, in small letters. */
function lettersOf(path: string): string {
  return (path.split(/[?#]/)[0] ?? '').toLowerCase().slice(0, 200);
}

/** 0 is the same path, 1 has nothing in common: single letters to change, of those of the longer path. */
function farness(one: string, other: string): number {
  return edits(one, other) / Math.max(one.length, other.length, 1);
}

/** Levenshtein's distance, row by row. */
function edits(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const here = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const change = (above[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1);
      here.push(Math.min(change, (above[column] ?? 0) + 1, (here[column - 1] ?? 0) + 1));
    }
    above = here;
  }
  return above[other.length] ?? 0;
}
