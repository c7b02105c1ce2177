import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';

type Season = 'spring' | 'summer' | 'autumn' | 'winter';

/** March begins the spring, as the weather bureau counts. */
function seasonOf(day: PlainDate): Season {
  const month = Number(day.slice(5, 7));
  if (month >= 3 && month <= 5) return 'spring';
  if (month >= 6 && month <= 8) return 'summer';
  return month >= 9 && month <= 11 ? 'autumn' : 'winter';
}

/** Two colours of the sky and the one of what falls through it: petals, bubbles, leaves, snow. */
const LOOKS: Readonly<Record<Season, { readonly sky: readonly [string, string]; readonly falling: string }>> = {
  spring: { sky: ['#f7c5d5', '#fde8d7'], falling: '#e58aa8' },
  summer: { sky: ['#8fd0f2', '#d5f1e3'], falling: '#4aa7d8' },
  autumn: { sky: ['#f3b67a', '#f7e3b5'], falling: '#c4662a' },
  winter: { sky: ['#b9cbe4', '#eef3f9'], falling: '#7d97bd' },
};

const PETAL = 'M0-7C4-4 4 3 0 7C-4 3-4-4 0-7Z';
const LEAF = 'M0-8L2-3L7-4L4 0L7 4L2 3L0 8L-2 3L-7 4L-4 0L-7-4L-2-3Z';
const FLAKE = 'M0-7V7M-6-3.5L6 3.5M-6 3.5L6-3.5';
const SHAPES: Readonly<Record<Season, { readonly d: string; readonly isStroke?: true }>> = {
  spring: { d: PETAL },
  summer: { d: 'M-6 0A6 6 0 1 0 6 0A6 6 0 1 0-6 0Z', isStroke: true },
  autumn: { d: LEAF },
  winter: { d: FLAKE, isStroke: true },
};

/** Where they fall: x, y, turn and size, in a tile of 400 by 48. */
const PLACES = [
  [24, 18, 20, 1],
  [92, 34, -35, 0.7],
  [150, 14, 50, 0.8],
  [214, 32, 10, 1.1],
  [268, 16, -20, 0.7],
  [322, 34, 40, 0.9],
  [376, 22, -50, 1.2],
] as const;

interface Props {
  readonly day: PlainDate;
  readonly children: ReactNode;
}

/** The head of the calendar, with a picture by the season of what is shown (CA1); its text stands on the page's own ground. */
export function SeasonBand({ day, children }: Props) {
  const season = seasonOf(day);
  const { sky, falling } = LOOKS[season];
  const { d, isStroke } = SHAPES[season];
  const id = useId();
  return (
    <Box sx={{ borderRadius: '12px', overflow: 'hidden', border: '1px solid', borderColor: 'divider', mb: 2 }}>
      <Box
        component="svg"
        aria-hidden="true"
        data-season={season}
        sx={{ display: 'block', width: '100%', height: 48, background: `linear-gradient(90deg, ${sky[0]}, ${sky[1]})` }}
      >
        <pattern id={id} width={400} height={48} patternUnits="userSpaceOnUse">
          {PLACES.map(([x, y, turn, size]) => (
            <path
              key={x}
              d={d}
              transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}
              fill={isStroke ? 'none' : falling}
              stroke={isStroke ? falling : 'none'}
              strokeWidth={1.6}
              strokeLinecap="round"
              opacity={0.75}
            />
          ))}
        </pattern>
        <rect width="100%" height="100%" fill={`url(#${id})`} />
      </Box>
      <Box sx={{ px: 2, py: 1, bgcolor: 'background.paper' }}>{children}</Box>
    </Box>
  );
}
