// The chosen square of a picture as a file of its own: what lies outside of it never leaves the device.
import { PHOTO_SIDES } from '@madoguchi/contract/profile/photo.ts';

/** In pixels of the picture as it is seen. */
export interface Square {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Sharper than what is kept, so that the server still has something to choose from. */
const SIDE = PHOTO_SIDES.large * 2;
const QUALITY = 0.92;

/** @throws Error where the browser cannot read the picture */
export async function cropped(picture: string, { x, y, width, height }: Square): Promise<File> {
  const image = new Image();
  image.src = picture;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const paper = canvas.getContext('2d');
  if (paper === null) throw new Error('No canvas to cut the picture on');
  paper.fillStyle = '#ffffff';
  paper.fillRect(0, 0, SIDE, SIDE);
  paper.drawImage(image, x, y, width, height, 0, 0, SIDE, SIDE);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY);
  });
  if (blob === null) throw new Error('The picture could not be written');
  return new File([blob], 'photo.jpg', { type: blob.type });
}
