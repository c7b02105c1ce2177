import type { Figures } from '@madoguchi/contract/analytics/model.ts';
import { styled } from '@mui/material/styles';
import { geoNaturalEarth1, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import type { Topology } from 'topojson-specification';
import world from 'world-atlas/land-110m.json' with { type: 'json' };

type Site = Figures['sites'][number];

interface Props {
  readonly label: string;
  readonly sites: readonly Site[];
  readonly nameOf: (site: Site) => string;
}

const [WIDTH, HEIGHT, LINE_PX, NEAR_PX] = [800, 400, 17, 150];

// Asia in the middle: most sites lie there, and their names need the ocean beside it.
const projection = geoNaturalEarth1().rotate([-150, 0]).fitSize([WIDTH, HEIGHT], { type: 'Sphere' });
const draw = geoPath(projection);
const topology = world as unknown as Topology;
const LAND = draw(feature(topology, topology.objects['land'] as never)) ?? '';
const SPHERE = draw({ type: 'Sphere' }) ?? '';

interface Placed {
  readonly site: Site;
  readonly x: number;
  readonly y: number;
  /** Where its name stands: lower where that of a neighbour is in the way. */
  readonly nameY: number;
}

function placed(sites: readonly Site[]): Placed[] {
  const points = sites.flatMap((site) => {
    const point = projection([site.lng, site.lat]);
    return point === null ? [] : [{ site, x: point[0], y: point[1] }];
  });
  const done: Placed[] = [];
  for (const point of points.toSorted((a, b) => a.y - b.y)) {
    const near = done.filter(({ x }) => Math.abs(x - point.x) < NEAR_PX).map(({ nameY }) => nameY + LINE_PX);
    done.push({ ...point, nameY: Math.max(point.y, ...near) });
  }
  return done;
}

const Drawing = styled('svg')(({ theme: { vars } }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  '& .sea': { fill: vars.palette.background.default },
  '& .land': { fill: vars.palette.divider, stroke: vars.palette.control, strokeWidth: 0.5 },
  '& circle': { fill: vars.palette.status.blue.ink, stroke: vars.palette.background.paper, strokeWidth: 1.5 },
  '& circle.sample': { fill: vars.palette.background.paper, stroke: vars.palette.status.blue.ink },
  '& line': { stroke: vars.palette.control, strokeWidth: 1 },
  '& text': { fill: vars.palette.text.primary, fontSize: 13, dominantBaseline: 'middle' },
  // Of a phone's width they could not be read: the list below has them.
  '@media (max-width: 599.95px)': { '& text, & line': { display: 'none' }, '& circle': { r: 9 } },
}));

/** The world with a point for each site, its own drawing: nothing is asked of anybody's map. */
export function SiteMap({ label, sites, nameOf }: Props) {
  return (
    <Drawing viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <path className="sea" d={SPHERE} />
      <path className="land" d={LAND} />
      {placed(sites).map(({ site, x, y, nameY }) => (
        <g key={site.name}>
          <line x1={x} y1={y} x2={x + 14} y2={nameY} />
          <circle className={site.people === 0 ? 'sample' : 'site'} cx={x} cy={y} r={5} />
          <text x={x + 17} y={nameY}>
            {nameOf(site)}
          </text>
        </g>
      ))}
    </Drawing>
  );
}
