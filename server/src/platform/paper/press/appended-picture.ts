// A file that is a picture: upright, on white, no larger than paper can show, as JPEG.
import sharp from 'sharp';

/** About 250 dots an inch on the page; a 10 MB photo becomes a few hundred kilobytes. */
const LARGEST = { width: 1_770, height: 2_360 };
const QUALITY = 80;
const MAX_PIXELS = 100_000_000;

// One picture at a time and none remembered: the server's memory is for answering.
sharp.cache(false);
sharp.concurrency(1);

/** The picture as a data URL; `null` where it cannot be decoded. Its own metadata (place, device) is not carried over. */
export async function paperPicture(file: Buffer): Promise<string | null> {
  try {
    const jpeg = await sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ ...LARGEST, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALITY })
      .toBuffer();
    return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
  } catch {
    // Whatever the decoder complains of, the file is listed as damaged: that is the answer.
    return null;
  }
}
