import { Suspense } from 'react';
import { useMasters } from '../../../../platform/session.ts';
import { FaqHints } from '../../../faq/public.ts';
import type { OpenSheet } from '../open-sheet/open-sheet.ts';
import { useSummary } from '../open-sheet/use-open-sheet.ts';
import { hintPlaces } from './hint-places.ts';

/** Questions that others had at what stands on this sheet; nothing is fetched where none can fit. */
export function SheetHints({ sheet }: { readonly sheet: OpenSheet }) {
  useSummary(sheet);
  const { route } = useMasters();
  const places = hintPlaces(sheet.store, route);
  if (places.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <FaqHints places={places} />
    </Suspense>
  );
}
