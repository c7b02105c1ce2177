// Portraits of the sample's people: a head and shoulders of plain shapes on a ground, nobody's face.
import { createHash } from 'node:crypto';
import { PHOTO_SIDES } from '@madoguchi/contract/profile/photo.ts';
import sharp from 'sharp';
import type { Random } from '../random.ts';

/** Ground, what is worn, hair. */
const COLOURS = [
  ['#c9dcf0', '#1e56a1', '#2b2320'],
  ['#f3d9c4', '#93481e', '#4a3325'],
  ['#d3e8d8', '#186b45', '#1d1d24'],
  ['#e6dbf2', '#5e3d9e', '#5b4636'],
  ['#f6e3b4', '#765406', '#24201c'],
  ['#f4d2dd', '#912964', '#3a2a2a'],
  ['#cfe6ea', '#00667a', '#20242c'],
] as const;
const SKINS = ['#f1d3ba', '#e6bf9f', '#d3a27d'] as const;
const QUALITY = 82;

function drawing(random: Random): string {
  const [ground, dress, hair] = random.pick(COLOURS);
  const skin = random.pick(SKINS);
  const [head, width, top] = [random.integer(88, 104), random.integer(150, 190), random.integer(196, 216)];
  const long = random.chance(0.5)
    ? `<rect x="${256 - head}" y="${top}" width="${head * 2}" height="150" fill="${hair}"/>`
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512">
    <rect width="512" height="512" fill="${ground}"/>
    <circle cx="${random.integer(60, 450)}" cy="${random.integer(40, 200)}" r="${random.integer(40, 90)}" fill="#ffffff" opacity=".45"/>
    <circle cx="256" cy="${top - 14}" r="${head + 10}" fill="${hair}"/>${long}
    <ellipse cx="256" cy="520" rx="${width}" ry="170" fill="${dress}"/>
    <rect x="222" y="${top + 60}" width="68" height="90" rx="34" fill="${skin}"/>
    <circle cx="256" cy="${top + 14}" r="${head - 10}" fill="${skin}"/>
  </svg>`;
}

export interface Portrait {
  readonly photo: Buffer;
  readonly large: Buffer;
  readonly small: Buffer;
}

/** The two squares as the portal makes them of any photo. */
export async function drawPortrait(random: Random): Promise<Portrait> {
  const drawn = Buffer.from(drawing(random));
  const square = (side: number) => sharp(drawn).resize(side, side).webp({ quality: QUALITY }).toBuffer();
  const [large, small] = [await square(PHOTO_SIDES.large), await square(PHOTO_SIDES.small)];
  return { photo: createHash('sha256').update(large).digest(), large, small };
}
