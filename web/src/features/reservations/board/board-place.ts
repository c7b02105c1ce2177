// Where somebody is on the board of reservations: view, day, conditions and the open reservation, all of it in the URL (B0-10).
import {
  type OfferedResource,
  RESOURCE_CATEGORIES,
  type ResourceCategory,
} from '@madoguchi/contract/resources/model.ts';
import { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';

export const BOARD_VIEWS = ['timeline-day', 'timeline-week', 'month'] as const;
export type BoardView = (typeof BOARD_VIEWS)[number];

const NAMES: Readonly<Record<BoardView, string>> = { 'timeline-day': 'day', 'timeline-week': 'week', month: 'month' };

export interface BoardPlace {
  readonly view: BoardView;
  readonly day: PlainDate;
  readonly category: ResourceCategory | null;
  readonly site: string | null;
  /** People who must find room; null: any number. */
  readonly seats: number | null;
  readonly features: readonly string[];
  readonly isFavourites: boolean;
  /** The reservation whose panel is open. */
  readonly open: string | null;
}

type Parts = Readonly<Record<string, string | undefined>>;

const BETWEEN = '|';
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Parameters that say nothing known are left out. */
export function readPlace(search: Readonly<Record<string, unknown>>, today: PlainDate): BoardPlace {
  const day = PlainDate.safeParse(search['day']);
  const seats = Number(textOf(search['seats']) ?? Number.NaN);
  return {
    view: BOARD_VIEWS.find((view) => NAMES[view] === search['view']) ?? 'timeline-day',
    day: day.success ? day.data : today,
    category: RESOURCE_CATEGORIES.find((one) => one === search['kind']) ?? null,
    site: textOf(search['site']),
    seats: Number.isInteger(seats) && seats > 0 ? seats : null,
    features: textOf(search['with'])?.split(BETWEEN) ?? [],
    isFavourites: search['favourites'] === '1',
    open: textOf(search['open']),
  };
}

/** The parameters of what differs from a place that nobody has chosen yet. */
export function writePlace(place: BoardPlace, today: PlainDate): Parts {
  const { view, day, category, site, seats, features, isFavourites, open } = place;
  return {
    view: view === 'timeline-day' ? undefined : NAMES[view],
    day: day === today ? undefined : day,
    kind: category ?? undefined,
    site: site ?? undefined,
    seats: seats === null ? undefined : String(seats),
    with: features.length === 0 ? undefined : features.join(BETWEEN),
    favourites: isFavourites ? '1' : undefined,
    open: open ?? undefined,
  };
}

/** The resources that the conditions leave, in the order in which they are offered. */
export function resourcesAt(
  place: BoardPlace,
  resources: readonly OfferedResource[],
  favourites: readonly string[],
): readonly OfferedResource[] {
  const { category, site, seats, features, isFavourites } = place;
  return resources.filter(
    (one) =>
      (category === null || one.resourceCategory === category) &&
      (site === null || one.site === site) &&
      (seats === null || (one.capacity ?? 0) >= seats) &&
      features.every((feature) => one.features.includes(feature)) &&
      (!isFavourites || favourites.includes(one.id)),
  );
}

export const hasConditions = ({ category, site, seats, features, isFavourites }: BoardPlace): boolean =>
  category !== null || site !== null || seats !== null || features.length > 0 || isFavourites;

export const NO_CONDITIONS = { category: null, site: null, seats: null, features: [], isFavourites: false } as const;

export function useBoardPlace(today: PlainDate) {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const place = useMemo(() => readPlace(search, today), [search, today]);
  return {
    place,
    go: (changed: Partial<BoardPlace>) => {
      const next = writePlace({ ...place, ...changed }, today);
      void navigate({ to: '.', search: next as never, replace: true, resetScroll: false });
    },
  };
}
