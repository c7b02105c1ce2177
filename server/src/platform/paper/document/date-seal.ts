// The round date seal, drawn from a recorded decision. The record counts; this is its picture (F3, B0-12).
import { dayOfInstant } from './paper-dates.ts';

/** A signature: the signer, the act and the day. */
export interface Signed {
  readonly by: string;
  readonly department: string;
  /** The approver for whom a delegate decided; `null`: nobody stood in (B3-07). */
  readonly onBehalfOf: string | null;
  /** Instant in UTC. */
  readonly at: string;
}

/** The house's vermilion, for the mark and the seal only. */
const VERMILION = '#9C2E1F';
export const SEAL_SIZE = 56;
const CENTRE = SEAL_SIZE / 2;
const RADIUS = CENTRE - 1;
/** Where the two lines that part the rows stand, from the centre. */
const BAND = 8;
const ROOM = { department: 38, day: 46, name: 34 };
const LARGEST = { department: 9, day: 9, name: 12 };

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

/** Full-width characters are as wide as they are high, others a little over half. */
function widthInEms(text: string): number {
  let ems = 0;
  for (const character of text) ems += /[\u0020-\u007E\uFF61-\uFF9F]/.test(character) ? 0.57 : 1;
  return ems;
}

function row(text: string, y: number, kind: keyof typeof ROOM, font: string): string {
  const size = Math.min(LARGEST[kind], ROOM[kind] / Math.max(widthInEms(text), 1));
  const baseline = (y + size * 0.36).toFixed(2);
  return `<text x="${CENTRE}" y="${baseline}" font-family="${font}" font-size="${size.toFixed(2)}" text-anchor="middle" fill="${VERMILION}">${escaped(text)}</text>`;
}

/** 山田 of 山田 太郎; a name without a space stands whole. */
function familyName(name: string): string {
  return name.trim().split(/\s+/u)[0] ?? name;
}

/** An SVG of 56 × 56: department, 2026.11.21, family name. */
export function dateSeal({ by, department, at }: Signed, font: string): string {
  const reach = Math.sqrt(RADIUS ** 2 - BAND ** 2);
  const line = (y: number) =>
    `<line x1="${(CENTRE - reach).toFixed(2)}" y1="${y}" x2="${(CENTRE + reach).toFixed(2)}" y2="${y}" stroke="${VERMILION}" stroke-width="1"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SEAL_SIZE}" height="${SEAL_SIZE}" viewBox="0 0 ${SEAL_SIZE} ${SEAL_SIZE}">`,
    `<circle cx="${CENTRE}" cy="${CENTRE}" r="${RADIUS}" fill="none" stroke="${VERMILION}" stroke-width="2"/>`,
    line(CENTRE - BAND),
    line(CENTRE + BAND),
    row(department, CENTRE - BAND - 6, 'department', font),
    row(dayOfInstant(at).replaceAll('-', '.'), CENTRE, 'day', font),
    row(familyName(by), CENTRE + BAND + 7.5, 'name', font),
    '</svg>',
  ].join('');
}
