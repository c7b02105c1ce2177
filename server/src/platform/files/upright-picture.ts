// A picture made anew from whatever was sent, whole and upright, without anything that came along with the file.
import { decodedInTurn, type PhotoRefusal } from './square-photo.ts';

/** Enough to read the number in a photographed passbook. */
const LONGEST_SIDE = 1_600;
const QUALITY = 80;
const MAX_PIXELS = 50_000_000;
const DECODE_SECONDS = 20;

export interface MeasuredPicture {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** The picture on disk as WebP with its sides in pixels; a camera's orientation is followed. */
export function measuredPicture(path: string): Promise<MeasuredPicture | PhotoRefusal> {
  return decodedInTurn(path, async (sharp) => {
    const sent = await sharp(path, { limitInputPixels: false }).metadata();
    if (sent.width * sent.height > MAX_PIXELS) return 'photo-pixels';
    const { data, info } = await sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
      .timeout({ seconds: DECODE_SECONDS })
      .autoOrient()
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  });
}

/** The same without its sides. */
export async function uprightPicture(path: string): Promise<Buffer | PhotoRefusal> {
  const made = await measuredPicture(path);
  return typeof made === 'string' ? made : made.bytes;
}
