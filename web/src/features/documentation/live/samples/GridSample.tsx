import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useRef, useState } from 'react';
import { Waiting } from '../../../../kit/Waiting.tsx';
import { useMessages } from '../../../../platform/messages.ts';
import { useMasters, useSession } from '../../../../platform/session.ts';
import { HeldLinesGrid } from '../../../expense-claims/public.ts';
import { useSampleWords } from './words.ts';

export function GridSample() {
  const t = useSampleWords();
  const message = useMessages();
  const { today } = useSession();
  const { reason, route, way } = useMasters();
  const submit = useRef<HTMLButtonElement>(null);
  const [lines] = useState(() => {
    const ride = {
      useDate: today,
      purpose: reason[0]?.code ?? '',
      transportMode: route[0]?.code ?? '',
      tripType: way[0]?.code ?? '',
      visitedParty: t('grid.visited'),
    };
    return [
      { ...ride, purposeText: t('grid.meeting'), from: '品川', to: '新宿', unitFare: 210 },
      // Without its end, so that the grid shows a finding at its cell.
      { ...ride, purposeText: t('grid.training'), from: '東京', unitFare: 480 },
    ];
  });
  const tell = () => message(t('pressed', { name: t('grid.submit') }));
  return (
    <>
      <Box sx={{ overflowX: 'auto' }}>
        <Box sx={{ minWidth: 760 }}>
          <Suspense fallback={<Waiting shape={[240]} />}>
            <HeldLinesGrid lines={lines} onSubmit={tell} onLeave={() => submit.current?.focus()} />
          </Suspense>
        </Box>
      </Box>
      <Button ref={submit} variant="outlined" onClick={tell} sx={{ mt: 2 }}>
        {t('grid.submit')}
      </Button>
    </>
  );
}
