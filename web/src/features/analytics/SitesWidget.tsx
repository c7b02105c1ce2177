import type { Figures } from '@madoguchi/contract/analytics/model.ts';
import { SAMPLE } from '@madoguchi/contract/analytics/tables.ts';
import { WIDGETS } from '@madoguchi/contract/analytics/widgets.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLanguage } from '../../platform/words.ts';
import { Chart } from './Chart.tsx';
import { WidgetCard } from './WidgetCard.tsx';
import { useAnalyticsWords } from './words.ts';

/** Widget 6: where the organisation is, on a map of our own (AN4). */
export function SitesWidget({ figures, nth }: { readonly figures: Figures; readonly nth: number }) {
  const t = useAnalyticsWords();
  const language = useLanguage();
  const nameOf = ({ name, nameEn }: Figures['sites'][number]) => (language === 'ja' ? name : nameEn);
  return (
    <WidgetCard
      widget="sites"
      {...{ figures, nth }}
      note={t('note.sites')}
      empty={figures.sites.length === 0 ? t('noData') : null}
      chartHeightPx={360}
      chart={
        <Chart
          kind="map"
          label={t('chart', { widget: WIDGETS.sites[language] })}
          sites={figures.sites}
          nameOf={nameOf}
        />
      }
    >
      <Box
        component="ul"
        sx={{
          ...{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(176px, 1fr))', columnGap: 2 },
          ...{ listStyle: 'none', p: 0, m: 0 },
        }}
      >
        {figures.sites.map((site) => (
          <Typography component="li" variant="caption" key={site.name} sx={{ display: 'flex', gap: 1 }}>
            <span>{nameOf(site)}</span>
            <Box component="span" sx={{ marginInlineStart: 'auto', color: 'text.secondary', whiteSpace: 'nowrap' }}>
              {site.people === 0 ? SAMPLE[language] : t('people', { count: site.people })}
            </Box>
          </Typography>
        ))}
      </Box>
    </WidgetCard>
  );
}
