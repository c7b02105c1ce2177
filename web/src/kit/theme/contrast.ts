// WCAG 2 contrast, and the ink that a coloured fill takes (S6-11).

const DARK_INK = '#14171C';
const LIGHT_INK = '#FFFFFF';
const ENOUGH_FOR_WHITE = 3;

function channels(colour: string): [number, number, number] {
  const number = Number.parseInt(colour.slice(1), 16);
  return [number >> 16, (number >> 8) & 0xff, number & 0xff];
}

function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** 1 to 21, of two #RRGGBB colours. */
export function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** True when a ground of this contrast against white counts as dark; exactly 3 does. */
export function countsAsDark(againstWhite: number): boolean {
  return againstWhite >= ENOUGH_FOR_WHITE;
}

/** White on a ground that counts as dark, else the dark ink. */
export function inkOn(fill: string): string {
  return countsAsDark(contrast(fill, LIGHT_INK)) ? LIGHT_INK : DARK_INK;
}

/** The colour seen where `share` (0–1) of `over` lies on `ground`. */
export function blend(over: string, ground: string, share: number): string {
  const under = channels(ground);
  const mixed = channels(over).map((channel, index) => Math.round(channel * share + (under[index] ?? 0) * (1 - share)));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

/** `rgba()` of a #RRGGBB colour. */
export function alpha(colour: string, share: number): string {
  return `rgba(${channels(colour).join(', ')}, ${share})`;
}
