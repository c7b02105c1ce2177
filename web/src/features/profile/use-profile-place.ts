// Whose profile is open, and which part of it, stand in the URL: a link leads to it, Back leads back.
import { Code } from '@madoguchi/contract/values/id.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';

export interface ProfilePlace {
  /** Somebody's employee number; without one it is one's own. */
  readonly employeeId: string | undefined;
  readonly tab: string | undefined;
  readonly goTab: (tab: string | undefined) => void;
}

export function useProfilePlace(): ProfilePlace {
  const { user, tab, ...others }: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const whose = Code.safeParse(user);
  return {
    employeeId: whose.success ? whose.data : undefined,
    tab: typeof tab === 'string' ? tab : undefined,
    goTab: (next) => {
      const search = {
        ...others,
        ...(user === undefined ? {} : { user }),
        ...(next === undefined ? {} : { tab: next }),
      };
      void navigate({ to: '.', search, replace: true, resetScroll: false });
    },
  };
}
