import type { AheadReservation } from '@madoguchi/contract/resources/model.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FieldGroup } from '../../../kit/form/FieldGroup.tsx';
import { AffectedList } from '../closures/AffectedList.tsx';
import { useResourceWords } from '../words.ts';

interface Props {
  readonly reservations: readonly AheadReservation[];
  readonly misfits: number;
}

/** Reservations that no longer fit the rules of the resource, each with the reason. They stay. */
export function Ahead({ reservations, misfits }: Props) {
  const t = useResourceWords();
  if (misfits === 0) return null;
  return (
    <Box sx={{ maxWidth: 800 }}>
      <FieldGroup title={t('misfits')}>
        <Typography sx={{ wordBreak: 'auto-phrase' }}>{t('misfits.lead', { count: misfits })}</Typography>
        <AffectedList
          label={t('misfits')}
          reservations={reservations.filter(({ misfit }) => misfit !== null)}
          noteOf={({ misfit }) => misfit}
        />
      </FieldGroup>
    </Box>
  );
}
