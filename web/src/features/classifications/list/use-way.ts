// What the screen of classifications shows, as the URL carries it.
import { useNavigate, useSearch } from '@tanstack/react-router';

/** The first where the URL names none. */
export const WAYS = ['lists', 'rates'] as const;
export type Way = (typeof WAYS)[number];

export function useWay(): { readonly way: Way; readonly goWay: (way: Way) => void } {
  const { show }: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  return {
    way: WAYS.find((known) => known === show) ?? WAYS[0],
    goWay: (next) => void navigate({ to: '.', search: next === WAYS[0] ? {} : { show: next }, resetScroll: false }),
  };
}
