import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { CONTROL, height, TOUCH } from '../../../../kit/theme/tokens.ts';
import { useMasters } from '../../../../platform/session.ts';
import { useIdle } from '../../../../platform/when-idle.ts';
import { FaqHints } from '../../../faq/public.ts';
import type { OpenSheet } from '../open-sheet/open-sheet.ts';
import { useSummary } from '../open-sheet/use-open-sheet.ts';
import { hintPlaces } from './hint-places.ts';

/** One line of them. */
const ROOM = {
  minHeight: `calc(${height(CONTROL.small)} + 8px)`,
  [TOUCH]: { minHeight: `calc(${height(CONTROL.touch)} + 8px)` },
};

/**
 * Questions that others had at what stands on this sheet; nothing is fetched where none can fit. Nobody waits for advice:
 * it comes once the sheet can be used, into room that is kept for it.
 */
export function SheetHints({ sheet }: { readonly sheet: OpenSheet }) {
  useSummary(sheet);
  const isIdle = useIdle();
  const { route } = useMasters();
  const places = hintPlaces(sheet.store, route);
  if (places.length === 0) return null;
  return (
    <Box sx={ROOM}>
      {isIdle && (
        <Suspense fallback={null}>
          <FaqHints places={places} />
        </Suspense>
      )}
    </Box>
  );
}
