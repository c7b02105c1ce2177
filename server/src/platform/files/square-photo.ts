// A photo made anew from whatever was sent: decoded once, cut to its middle square, without anything that came along.
import { hash } from 'node:crypto';
import type { MultipartFile } from '@fastify/multipart';
import {
  PHOTO_MAX_BYTES,
  PHOTO_MAX_PIXELS,
  PHOTO_MEDIA_TYPES,
  PHOTO_SIDES,
} from '@madoguchi/contract/profile/photo.ts';
import type { Ground } from '../ground.ts';
import { refuse } from '../http/problem.ts';
import { sniff } from './media-type.ts';

export interface MadePhoto {
  /** SHA-256 of the large square. */
  readonly photo: Buffer;
  readonly large: Buffer;
  readonly small: Buffer;
}

type Sharp = typeof import('sharp').default;

export type PhotoRefusal = 'photo-kind' | 'photo-pixels' | 'photo-broken';

const QUALITY = 82;
const DECODE_SECONDS = 20;

interface Receiving {
  readonly ground: Pick<Ground, 'files'>;
  readonly file: () => Promise<MultipartFile>;
  readonly contentIs: (sha256: string) => void;
}

function refuseSize(): never {
  return refuse('too-large', { fields: [{ field: 'file', code: 'photo-size' }], values: { limit: '10 MB' } });
}

/**
 * Takes the picture of an upload, of at most 10 MB, and makes of it what `make` makes. The file itself is not kept.
 * @throws Problem `too-large` or `wrong-type`
 */
export async function receivePicture<Made>(
  { ground, file, contentIs }: Receiving,
  make: (path: string) => Promise<Made | PhotoRefusal>,
): Promise<Made> {
  const part = await file();
  const received = await ground.files.receive(part.file, { maxBytes: PHOTO_MAX_BYTES });
  if (received === 'too-large') return refuseSize();
  try {
    if (part.file.truncated) refuseSize();
    const made = await make(received.path);
    if (typeof made === 'string') return refuse('wrong-type', { fields: [{ field: 'file', code: made }] });
    contentIs(received.sha256);
    return made;
  } finally {
    await received.discard();
  }
}

/** A photo of two squares. @throws Problem `too-large` or `wrong-type` */
export function receivePhoto(receiving: Receiving): Promise<MadePhoto> {
  return receivePicture(receiving, makePhoto);
}

/** One picture at a time is decoded: at most 25 megapixels of 4 bytes are unfolded at once, whoever sends how many. */
let last: Promise<unknown> = Promise.resolve();

function inTurn<Made>(make: () => Promise<Made>): Promise<Made> {
  const turn = last.then(make, make);
  last = turn;
  return turn;
}

const takes = (mediaType: string) => PHOTO_MEDIA_TYPES.some((taken) => taken === mediaType);

/**
 * Decodes a picture on disk, one at a time. What its content says it is decides, never its name; of moving pictures the first is
 * taken.
 */
export async function decodedInTurn<Made>(
  path: string,
  decode: (sharp: Sharp) => Promise<Made | PhotoRefusal>,
): Promise<Made | PhotoRefusal> {
  const sniffed = await sniff(path);
  if ('refused' in sniffed) return sniffed.refused === 'pixels' ? 'photo-pixels' : 'photo-kind';
  if (!takes(sniffed.mediaType)) return 'photo-kind';
  return inTurn(async () => {
    // Loaded with the first picture: most processes never see one.
    const { default: sharp } = await import('sharp');
    // libvips keeps neither decoded pictures nor more than one worker: the portal has other things to do.
    sharp.cache(false);
    sharp.concurrency(1);
    try {
      return await decode(sharp);
    } catch {
      // libvips answers every picture that it cannot read with an error; for us it is an answer.
      return 'photo-broken';
    }
  });
}

/** Makes the two squares of a picture on disk. A camera's orientation is followed. Colours come out as sRGB; EXIF, ICC and XMP stay behind. */
export function makePhoto(path: string): Promise<MadePhoto | PhotoRefusal> {
  return decodedInTurn(path, async (sharp) => {
    const { width, height } = await sharp(path, { limitInputPixels: false }).metadata();
    if (width * height > PHOTO_MAX_PIXELS) return 'photo-pixels';
    const square = await sharp(path, { limitInputPixels: PHOTO_MAX_PIXELS, failOn: 'error', pages: 1 })
      .timeout({ seconds: DECODE_SECONDS })
      .autoOrient()
      .resize(PHOTO_SIDES.large, PHOTO_SIDES.large, { fit: 'cover', position: 'centre' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pixels = { raw: { width: square.info.width, height: square.info.height, channels: square.info.channels } };
    const webp = (side: number) => sharp(square.data, pixels).resize(side, side).webp({ quality: QUALITY }).toBuffer();
    const [large, small] = [await webp(PHOTO_SIDES.large), await webp(PHOTO_SIDES.small)];
    return { photo: hash('sha256', large, 'buffer'), large, small };
  });
}
