import Typography from '@mui/material/Typography';
import type { ComponentProps } from 'react';
import { later } from '../../platform/later.tsx';
import { useAnalyticsWords } from './words.ts';

/** Stands where a chart could not be loaded: its table has the same figures. */
function ChartFailure() {
  const t = useAnalyticsWords();
  return (
    <Typography role="alert" sx={{ py: 4, textAlign: 'center', color: 'text.secondary' }}>
      {t('crashed')}
    </Typography>
  );
}

const Lines = later('The chart of lines', async () => (await import('./Lines.tsx')).Lines, ChartFailure);
const Donut = later('The ring', async () => (await import('./Donut.tsx')).Donut, ChartFailure);
const SiteMap = later('The map', async () => (await import('./SiteMap.tsx')).SiteMap, ChartFailure);

type Props =
  | ({ readonly kind: 'lines' } & ComponentProps<typeof Lines>)
  | ({ readonly kind: 'donut' } & ComponentProps<typeof Donut>)
  | ({ readonly kind: 'map' } & ComponentProps<typeof SiteMap>);

/** A chart, loaded once the page stands: whoever looks at tables alone waits for none of them. */
export function Chart(props: Props) {
  switch (props.kind) {
    case 'lines':
      return <Lines {...props} />;
    case 'donut':
      return <Donut {...props} />;
    case 'map':
      return <SiteMap {...props} />;
    default:
      return props satisfies never;
  }
}
