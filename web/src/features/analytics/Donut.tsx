import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { PieChart } from '@mui/x-charts/PieChart';
import { useId } from 'react';
import type { Hue } from '../../kit/theme/palettes.ts';

export interface Slice {
  readonly name: string;
  readonly count: number;
  readonly said: string;
  readonly hue: Hue;
}

interface Props {
  readonly label: string;
  readonly slices: readonly Slice[];
}

/** Beside its colour, each slice has lines of its own: grey print tells them apart. */
const HATCHES = ['', 'M0 8L8 0', 'M0 4H8', 'M4 0V8', 'M0 0L8 8M0 8L8 0'] as const;

/** Parts of a whole as a ring. */
export function Donut({ label, slices }: Props) {
  const { vars } = useTheme();
  const own = useId();
  const pattern = (nth: number) => `${own}-${nth}`;
  return (
    <Box role="group" aria-label={label}>
      <PieChart
        height={200}
        skipAnimation
        hideLegend
        series={[
          {
            innerRadius: 52,
            outerRadius: 92,
            paddingAngle: 1,
            data: slices.map(({ name, count }, nth) => ({
              id: nth,
              label: name,
              value: count,
              color: `url(#${pattern(nth)})`,
              labelMarkType: 'square',
            })),
            valueFormatter: (_, { dataIndex }) => slices[dataIndex]?.said ?? '',
          },
        ]}
      >
        <defs>
          {slices.map(({ hue, name }, nth) => (
            <pattern key={name} id={pattern(nth)} width={8} height={8} patternUnits="userSpaceOnUse">
              <rect width={8} height={8} fill={vars.palette.status[hue].ink} />
              <path d={HATCHES[nth % HATCHES.length]} stroke={vars.palette.status[hue].onInk} strokeWidth={1.5} />
            </pattern>
          ))}
        </defs>
      </PieChart>
    </Box>
  );
}
