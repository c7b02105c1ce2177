import { lazy, Suspense } from 'react';
import { Waiting } from '../../../kit/Waiting.tsx';

const ColleagueList = lazy(async () => ({ default: (await import('./ColleagueList.tsx')).ColleagueList }));

/** A line of tools, then rows. */
export const COLLEAGUES_SHAPE = [40, 44, 44, 44, 44, 44, 44] as const;

/** The people of a department and of those below it. What draws them is loaded when they are first shown. */
export function Colleagues({ departmentCode }: { readonly departmentCode: string }) {
  return (
    <Suspense fallback={<Waiting shape={COLLEAGUES_SHAPE} />}>
      <ColleagueList departmentCode={departmentCode} />
    </Suspense>
  );
}
