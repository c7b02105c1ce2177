import type { MemberRecord } from '@madoguchi/contract/members/model.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatDay } from '../../../../platform/formats.ts';
import { useLanguage } from '../../../../platform/words.ts';
import { LeavingDialog } from './LeavingDialog.tsx';
import { OpenWorkList } from './OpenWorkList.tsx';
import { useLeavingWords } from './words.ts';

/** The last day of a person, what follows from it, and what they would leave behind. */
export function LeavingCard({ record }: { readonly record: MemberRecord }) {
  const t = useLeavingWords();
  const language = useLanguage();
  const [asked, setAsked] = useState<'set' | 'takeBack' | null>(null);
  const { employeeId, leftOn } = record;
  return (
    <Card component="section" aria-label={t('title')} sx={{ p: { xs: 2, sm: 3 }, mb: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="h2" sx={{ flex: 1 }}>
          {t('title')}
        </Typography>
        {leftOn === null ? null : (
          <Button variant="outlined" onClick={() => setAsked('takeBack')}>
            {t('takeBack')}
          </Button>
        )}
        <Button variant="outlined" onClick={() => setAsked('set')}>
          {t(leftOn === null ? 'set' : 'move')}
        </Button>
      </Box>
      <Typography sx={{ mt: 1 }}>
        {leftOn === null ? t('none') : t('leavesOn', { day: formatDay(leftOn, language) })}
      </Typography>
      {leftOn === null ? null : <OpenWorkList employeeId={employeeId} />}
      {asked === null ? null : (
        <LeavingDialog record={record} takesBack={asked === 'takeBack'} onClose={() => setAsked(null)} />
      )}
    </Card>
  );
}
