import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { useCallback, useRef } from 'react';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { useListWords } from '../../../kit/list/words.ts';
import { useKeys } from '../../../platform/keys/use-keys.ts';
import { MemberPanel } from '../card/MemberPanel.tsx';
import { useMembersPlace } from '../use-members-place.ts';
import { useMembersWords } from '../words.ts';
import { OrganisationTree } from './OrganisationTree.tsx';
import { useUnits } from './use-units.ts';

const PANEL_PX = 480;
const LINES = [...'abcdefgh'];

/** The departments below each other with their people, and beside them the person who is open. */
export function Organisation() {
  const t = useMembersWords();
  const tList = useListWords();
  const units = useUnits();
  const { open, goOpen } = useMembersPlace();
  const wish = useRef<string | null>(null);
  const takeFocus = useCallback((id: string) => {
    const isWanted = wish.current === id;
    wish.current = null;
    return isWanted;
  }, []);
  const show = (employeeId: string) => {
    wish.current = employeeId;
    goOpen(employeeId);
  };
  useKeys(
    t('panel'),
    open === undefined ? [] : [{ keys: 'Escape', label: tList('peek.close'), run: () => goOpen(undefined) }],
  );

  return (
    <Box
      sx={{
        flex: 1,
        minHeight: 0,
        mt: 1,
        display: 'grid',
        gap: 2,
        gridTemplateRows: 'minmax(0, 1fr)',
        gridTemplateColumns:
          open === undefined ? 'minmax(0, 1fr)' : { md: `minmax(0, 1fr) minmax(320px, ${PANEL_PX}px)` },
      }}
    >
      {/* Where there is no room for both, the person takes the place of the tree. */}
      <Card
        sx={{
          p: { xs: 1, sm: 2 },
          overflow: 'auto',
          display: open === undefined ? 'block' : { xs: 'none', md: 'block' },
        }}
      >
        {units.error ? <ErrorBand error={units.error} onRetry={units.retry} /> : null}
        {units.isFirstLoad ? LINES.map((key) => <Skeleton key={key} height={40} />) : null}
        <OrganisationTree units={units} open={open} onPerson={show} />
      </Card>
      {open === undefined ? null : (
        <MemberPanel key={open} id={open} takeFocus={takeFocus} onClose={() => goOpen(undefined)} />
      )}
    </Box>
  );
}
