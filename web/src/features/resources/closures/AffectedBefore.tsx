import { ClosingTime } from '@madoguchi/contract/resources/model.ts';
import { checkClosure } from '@madoguchi/contract/resources/operations.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { useFormContext } from '../../../kit/form/form-context.ts';
import { useRead } from '../../../platform/query.ts';
import { useResourceWords } from '../words.ts';
import { AffectedList } from './AffectedList.tsx';

/** So many are shown before a closure is saved; all of them stand in its panel. */
const SHOWN = 10;

/** Whom the closure in the form around it would concern, as soon as its resources and its time are said. */
export function AffectedBefore() {
  const t = useResourceWords();
  const { form } = useFormContext();
  const [resourceIds, startsAt, endsAt] = useWatch({
    control: form.control,
    name: ['resourceIds', 'startsAt', 'endsAt'],
  });
  const asked = ClosingTime.safeParse({ resourceIds, startsAt, endsAt });
  const read = useRead(checkClosure, asked.data ?? { resourceIds: [], startsAt: '', endsAt: '' }, {
    enabled: asked.success,
  });
  if (!asked.success) return null;
  if (read.error !== null) return <ErrorBand error={read.error} onRetry={() => void read.refetch()} />;
  const reservations = read.data?.reservations;
  if (reservations === undefined) return <Typography role="status">{t('affected.asking')}</Typography>;
  const count = reservations.length;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography role="status" sx={{ wordBreak: 'auto-phrase' }}>
        {count === 0 ? t('affected.none') : t('affected.some', { count })}
      </Typography>
      {count === 0 ? null : <AffectedList label={t('affected.label')} reservations={reservations.slice(0, SHOWN)} />}
      {count > SHOWN ? <Typography variant="caption">{t('affected.more', { count: count - SHOWN })}</Typography> : null}
    </Box>
  );
}
