import { showHealth } from '@madoguchi/contract/system/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Icon } from '../../kit/Icon.tsx';
import { useRead } from '../../platform/query.ts';
import { useErrorWords } from './words.ts';

/** True when the portal answers, its database with it. */
export function ServiceStatus() {
  const t = useErrorWords();
  const { data, isFetching, refetch } = useRead(showHealth, {});
  const state = isFetching ? 'asking' : data === undefined ? 'down' : 'ok';
  return (
    <Box component="section" sx={{ mb: 3 }}>
      <Typography variant="h2">{t('service')}</Typography>
      <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44 }}>
        <Icon name={state === 'asking' ? 'clock' : state === 'ok' ? 'success' : 'warning'} />
        {t(`service.${state}`)}
        {state === 'down' ? <Button onClick={() => void refetch()}>{t('service.again')}</Button> : null}
      </Box>
    </Box>
  );
}
