// How the members are shown and who is open, as the URL carries both: a link leads to it, Back leads back.
import { useNavigate, useSearch } from '@tanstack/react-router';

/** Ways to show the members; the first where the URL names none. */
export const WAYS = ['table', 'cards', 'organisation'] as const;
export type Way = (typeof WAYS)[number];

export interface MembersPlace {
  readonly way: Way;
  readonly goWay: (way: Way) => void;
  /** The employee number of whom the panel shows. */
  readonly open: string | undefined;
  readonly goOpen: (employeeId: string | undefined) => void;
}

export function useMembersPlace(): MembersPlace {
  const { show, open, ...others }: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const way = WAYS.find((known) => known === show) ?? WAYS[0];
  const go = (parts: Readonly<Record<string, unknown>>) => {
    const search = Object.fromEntries(
      Object.entries({ ...others, show, open, ...parts }).filter(([, value]) => value !== undefined),
    );
    void navigate({ to: '.', search, resetScroll: false });
  };
  return {
    way,
    goWay: (next) => go({ show: next === WAYS[0] ? undefined : next }),
    open: typeof open === 'string' ? open : undefined,
    goOpen: (employeeId) => go({ open: employeeId }),
  };
}
