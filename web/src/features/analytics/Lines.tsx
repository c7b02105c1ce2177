import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';
import type { Hue } from '../../kit/theme/palettes.ts';
import { useAnalyticsWords } from './words.ts';

export interface LineSeries {
  readonly name: string;
  /** Null: a gap. */
  readonly data: readonly (number | null)[];
  readonly hue: Hue;
}

interface Props {
  readonly label: string;
  /** Of each point, the short form under the axis. */
  readonly labels: readonly string[];
  readonly series: readonly LineSeries[];
  readonly format: (value: number) => string;
  /** At the axis, where there is little room. */
  readonly formatAxis?: (value: number) => string;
  readonly heightPx: number;
  /** One upon the other: together they are a whole. */
  readonly isStacked?: boolean;
  /** Without axes, beside a figure that says how much. */
  readonly isSmall?: boolean;
}

/** Beside their colours, lines are told by their dashes and marks. */
const DASHES = ['none', '6 4', '2 3'] as const;
const MOST_MARKED = 14;
/** Around the picture; the label under the last point reaches beyond it. */
const GAP_PX = 8;
const LAST_LABEL_PX = 24;

const known = (value: number | null | undefined) => value !== null && value !== undefined;

/** A point between gaps has no line to be seen by (GEN-06). */
function isMarked(data: LineSeries['data'], index: number): boolean {
  return data.length <= MOST_MARKED || !(known(data[index - 1]) || known(data[index + 1]));
}

/** Lines from zero on, or from below it where a value is; a point that is not known is a gap, and said to be one. */
export function Lines(props: Props) {
  const { label, labels, series, format, formatAxis = format, heightPx, isStacked = false, isSmall = false } = props;
  const t = useAnalyticsWords();
  const { vars } = useTheme();
  const lowest = Math.min(0, ...series.flatMap(({ data }) => data.filter((value) => value !== null)));
  const isFlat = series.every(({ data }) => data.every((value) => value === null || value === 0));
  const dashed = Object.fromEntries(
    series.map((_, nth) => [`& .${lineClasses.line}[data-series="line${nth}"]`, { strokeDasharray: DASHES[nth] }]),
  );
  return (
    <Box role="group" aria-label={label} sx={{ ...dashed, [`& .${lineClasses.area}`]: { fillOpacity: 0.2 } }}>
      <LineChart
        height={heightPx}
        skipAnimation
        hideLegend={series.length < 2}
        grid={{ horizontal: !isSmall }}
        margin={
          isSmall
            ? { top: GAP_PX, right: LAST_LABEL_PX, bottom: 4, left: GAP_PX }
            : { top: 16, right: LAST_LABEL_PX, bottom: GAP_PX, left: GAP_PX }
        }
        xAxis={[{ data: [...labels], scaleType: 'point', height: isSmall ? 24 : 32, tickLabelStyle: { fontSize: 12 } }]}
        yAxis={[
          {
            min: lowest,
            ...(isFlat ? { max: 1 } : {}),
            tickMinStep: 1,
            width: isSmall ? 60 : 88,
            tickNumber: isSmall ? 2 : 5,
            valueFormatter: (value: number) => formatAxis(value),
          },
        ]}
        series={series.map(({ name, data, hue }, nth) => ({
          id: `line${nth}`,
          label: name,
          data: [...data],
          color: vars.palette.status[hue].ink,
          area: isStacked || isSmall,
          curve: 'linear' as const,
          ...(isStacked ? { stack: 'all' } : {}),
          showMark: ({ index }) => isMarked(data, index),
          valueFormatter: (value) => (value === null ? t('noData') : format(value)),
        }))}
      />
    </Box>
  );
}
