// A drawn signature: strokes on a sheet of 600 × 200, as the path of an SVG of nothing but moves and lines (B8-01). It stands beside
// the typed name, never in its place.
import * as z from 'zod';

export const DRAWING = { width: 600, height: 200, longest: 20_000 } as const;

const PATH = /^(?:M\d{1,3} \d{1,3}(?:L\d{1,3} \d{1,3})*)*$/;

/** Blank: nothing was drawn. */
export const Drawing = z.string().max(DRAWING.longest, { error: 'drawing' }).regex(PATH, { error: 'drawing' });

interface Point {
  readonly x: number;
  readonly y: number;
}

const within = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value)));

/** The strokes of a canvas of a size as a path; points that fall together are one, and a dot is a stroke of its own. */
export function drawingOf(strokes: readonly (readonly Point[])[], size: { width: number; height: number }): string {
  const scaled = ({ x, y }: Point) =>
    `${within((x * DRAWING.width) / size.width, DRAWING.width)} ${within((y * DRAWING.height) / size.height, DRAWING.height)}`;
  return strokes
    .map((stroke) => {
      const points = stroke.map(scaled).filter((point, index, all) => point !== all[index - 1]);
      const [first, ...rest] = points;
      if (first === undefined) return '';
      // A line of no length is drawn as a dot by its round ends.
      return `M${first}${(rest.length === 0 ? [first] : rest).map((point) => `L${point}`).join('')}`;
    })
    .join('');
}
