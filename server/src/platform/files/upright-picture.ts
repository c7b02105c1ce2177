// A picture made anew from whatever was sent, whole and upright, without anything that came along with the file.
import { decodedInTurn, type PhotoRefusal } from './square-photo.ts';

/** Enough to read the number in a photographed passbook. */
const LONGEST_SIDE = 1_600;
const QUALITY = 80;
const MAX_PIXELS = 50_000_000;
const DECODE_SECONDS = 20;

/** The picture on disk as WebP; a camera's orientation is followed. */
export function uprightPicture(path: string): Promise<Buffer | PhotoRefusal> {
  return decodedInTurn(path, async (sharp) => {
    const { width, height } = await sharp(path, { limitInputPixels: false }).metadata();
    if (width * height > MAX_PIXELS) return 'photo-pixels';
    return sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
      .timeout({ seconds: DECODE_SECONDS })
      .autoOrient()
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .webp({ quality: QUALITY })
      .toBuffer();
  });
}
