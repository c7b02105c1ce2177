import type { Figures } from '@madoguchi/contract/analytics/model.ts';
import { exportWidget } from '@madoguchi/contract/analytics/operations.ts';
import { WIDGETS, type WidgetId } from '@madoguchi/contract/analytics/widgets.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { keyframes, styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { CsvButton } from '../../kit/csv/CsvButton.tsx';
import { useCsvDownload } from '../../kit/csv/use-csv-download.tsx';
import { EmptyState } from '../../kit/EmptyState.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { RADIUS } from '../../kit/theme/tokens.ts';
import { logFault } from '../../platform/log.ts';
import { useMessages } from '../../platform/messages.ts';
import { useLanguage } from '../../platform/words.ts';
import { FigureTable } from './FigureTable.tsx';
import { useAnalyticsWords } from './words.ts';

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

const Card = styled('section')(({ theme: { vars } }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  minWidth: 0,
  padding: 16,
  borderRadius: RADIUS.card,
  color: vars.palette.text.primary,
  backgroundColor: vars.palette.background.paper,
  border: `1px solid ${vars.palette.divider}`,
  // One after another (AN8).
  animation: `${enter} 240ms both`,
  animationDelay: 'calc(var(--nth) * 60ms)',
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
}));

export interface Tabs {
  readonly open: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly onOpen: (value: string) => void;
}

interface Props {
  readonly widget: WidgetId;
  readonly figures: Figures;
  readonly nth: number;
  /** The figure of the moment and how it moved. */
  readonly head?: ReactNode;
  readonly tabs?: Tabs;
  readonly note: string;
  /** Said in the place of a chart that has nothing to show. */
  readonly empty: string | null;
  readonly chart: ReactNode;
  readonly chartHeightPx: number;
  /** Beside the chart, not in the table: legends and ways to the lists behind the figures. */
  readonly children?: ReactNode;
  /** False where the table is the whole picture. */
  readonly hasChart?: boolean;
}

/** A widget: its figure, chart or table, and its files. */
export function WidgetCard(props: Props) {
  const { widget, figures, nth, head, tabs, note, empty, chart, chartHeightPx, children, hasChart = true } = props;
  const t = useAnalyticsWords();
  const language = useLanguage();
  const message = useMessages();
  const { isBusy, download } = useCsvDownload();
  const id = useId();
  const picture = useRef<HTMLDivElement>(null);
  const [asTable, setAsTable] = useState(false);
  const name = WIDGETS[widget][language];
  const { month, department } = figures;

  async function saveAsPicture() {
    // Beside the chart stand the small drawings of its legend.
    const [drawing] = [...(picture.current?.querySelectorAll('svg') ?? [])].toSorted(
      (one, other) => other.clientWidth - one.clientWidth,
    );
    try {
      const { savePicture } = await import('./save-picture.ts');
      if (drawing !== undefined) await savePicture(drawing, name, `${name}_${month}.png`);
    } catch (error) {
      logFault('A chart could not be saved as a picture', error);
      message(t('pictureFailed'), 'error');
    }
  }

  const isPicture = hasChart && !asTable && empty === null;
  return (
    <Card aria-labelledby={id} style={{ '--nth': nth } as object}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography id={id} variant="h2" sx={{ flex: '1 1 auto' }}>
          {name}
        </Typography>
        <Box
          role="group"
          aria-label={t('tools', { widget: name })}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}
        >
          {hasChart && (
            <Button size="small" onClick={() => setAsTable(!asTable)}>
              {asTable ? t('asChart') : t('asTable')}
            </Button>
          )}
          <CsvButton
            size="small"
            isBusy={isBusy}
            onClick={() =>
              void download(exportWidget, { widget, month, ...(department === null ? {} : { department }) })
            }
          >
            {t('csv')}
          </CsvButton>
          {isPicture && (
            <Button size="small" startIcon={<Icon name="download" />} onClick={() => void saveAsPicture()}>
              {t('png')}
            </Button>
          )}
        </Box>
      </Box>
      {head}
      {tabs && (
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={t('tab', { widget: name })}
          value={tabs.open}
          onChange={(_event, value: string | null) => {
            if (value !== null) tabs.onOpen(value);
          }}
        >
          {tabs.choices.map(({ value, label }) => (
            <ToggleButton key={value} value={value}>
              {label}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      {asTable || !hasChart ? (
        <FigureTable widget={widget} figures={figures} tab={tabs?.open ?? null} empty={empty} />
      ) : empty === null ? (
        <Suspense fallback={<Box sx={{ height: chartHeightPx }} />}>
          <Box ref={picture} sx={{ minWidth: 0 }}>
            {chart}
          </Box>
        </Suspense>
      ) : (
        <EmptyState icon="chart" text={empty} />
      )}
      {children}
      <Typography variant="caption" sx={{ mt: 'auto', color: 'text.secondary' }}>
        {note}
      </Typography>
    </Card>
  );
}
