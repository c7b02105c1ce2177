import Typography from '@mui/material/Typography';
import { useRequestWords } from '../words.ts';
import { AsideCard } from './AsideCard.tsx';
import { RequestRoute } from './RequestRoute.tsx';
import { useRouteInput } from './use-route-input.ts';

/** Who would decide on the request as it is typed, with names (B3-05). */
export function RouteCard() {
  const t = useRequestWords();
  const input = useRouteInput();
  return (
    <AsideCard title={t('route')}>
      {input === null ? <Typography variant="body2">{t('route.later')}</Typography> : <RequestRoute input={input} />}
    </AsideCard>
  );
}
