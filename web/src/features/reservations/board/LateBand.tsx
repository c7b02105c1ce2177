import { listLate } from '@madoguchi/contract/reservations/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { WarningBand } from '../../../kit/WarningBand.tsx';
import { useRead } from '../../../platform/query.ts';
import { useLanguage } from '../../../platform/words.ts';
import { writtenSpan } from '../wall-times.ts';
import { useReservationWords } from '../words.ts';

/** Things that are out beyond their time, to those who look after them; nothing where none is. */
export function LateBand({ onOpen }: { readonly onOpen: (id: string) => void }) {
  const t = useReservationWords();
  const language = useLanguage();
  const items = useRead(listLate, {}).data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <WarningBand>
      <Typography>{t('late', { count: items.length })}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {items.map((item) => (
          <Button
            key={item.id}
            size="small"
            variant="outlined"
            onClick={() => onOpen(item.id)}
            sx={{ whiteSpace: 'normal', textAlign: 'start', overflowWrap: 'anywhere' }}
          >
            {item.resources.map(({ name }) => name).join(' + ')} {item.organizer?.name} {writtenSpan(item, language)}
          </Button>
        ))}
      </Box>
    </WarningBand>
  );
}
