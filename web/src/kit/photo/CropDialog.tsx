import { PHOTO_SIDES } from '@madoguchi/contract/profile/photo.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import { ProblemError } from '../../platform/http/refusals.ts';
import { styleNonce } from '../../platform/style-nonce.ts';
import { FileNote } from '../fields/file/FileNote.tsx';
import { useErrorSentence } from '../use-error-sentence.ts';
import { usePhotoWords } from './words.ts';

// The chosen square of a picture as a file of its own: what lies outside of it never leaves the device.

/** In pixels of the picture as it is seen. */
interface Square {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Sharper than what is kept, so that the server still has something to choose from. */
const SIDE = PHOTO_SIDES.large * 2;
const QUALITY = 0.92;

/** @throws Error where the browser cannot read the picture */
async function cropped(picture: string, { x, y, width, height }: Square): Promise<File> {
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

/** An address of the file for as long as it is shown; `null` until there is one. */
function useObjectUrl(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}

const AREA_PX = 280;
const MOST_ZOOM = 4;
const ZOOM_STEP = 0.05;
const MOVE_PX = 8;

export type PhotoShape = 'round' | 'rect';

interface Props {
  readonly file: File;
  /** A person's face is seen in a circle, a thing in its square. */
  readonly shape: PhotoShape;
  /** Sends the square as a file of its own. */
  readonly onSend: (photo: File) => Promise<unknown>;
  readonly onDone: () => void;
  readonly onDismiss: () => void;
}

/** Which part of the picture becomes the photo: moved by pointer, touch or arrow keys, enlarged by the slider. */
export function CropDialog({ file, shape, onSend, onDone, onDismiss }: Props) {
  const t = usePhotoWords();
  const [nonce] = useState(nonceOfPage);
  const titleId = useId();
  const zoomId = useId();
  const url = useObjectUrl(file);
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [isReadable, setReadable] = useState(true);
  const { send, isSending, fault } = useSending(onSend, onDone);
  const [square, setSquare] = useState<Square | null>(null);
  const finish = () => {
    if (url !== null && square !== null) void send(url, square);
  };
  return (
    <Dialog open onClose={isSending ? undefined : onDismiss} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('crop')}</DialogTitle>
      <DialogContent>
        {isReadable ? null : <FileNote icon="error" text={t('unreadable')} />}
        <Box hidden={!isReadable}>
          <Typography variant="body2" sx={{ mb: 1 }}>
            {t(shape === 'round' ? 'cropHint' : 'cropHint.square')}
          </Typography>
          <Box sx={{ position: 'relative', width: AREA_PX, maxWidth: '100%', aspectRatio: '1', mx: 'auto' }}>
            {url === null ? null : (
              <Cropper
                image={url}
                crop={place}
                zoom={zoom}
                minZoom={1}
                maxZoom={MOST_ZOOM}
                aspect={1}
                cropShape={shape}
                showGrid={false}
                objectFit="cover"
                keyboardStep={MOVE_PX}
                {...nonce}
                cropperProps={{ role: 'group', 'aria-label': t('cropArea') }}
                mediaProps={{ alt: '', onError: () => setReadable(false) }}
                onCropChange={setPlace}
                onZoomChange={setZoom}
                onCropComplete={(_, pixels) => setSquare(pixels)}
              />
            )}
          </Box>
          <Typography id={zoomId} variant="caption" component="p" sx={{ mt: 2, fontWeight: 600 }}>
            {t('zoom')}
          </Typography>
          <Slider
            aria-labelledby={zoomId}
            value={zoom}
            min={1}
            max={MOST_ZOOM}
            step={ZOOM_STEP}
            getAriaValueText={(value) => t('zoomOf', { percent: Math.round(value * 100) })}
            onChange={(_, value) => setZoom(value)}
          />
        </Box>
        {fault === null ? null : <FileNote icon="error" text={fault} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onDismiss} aria-disabled={isSending}>
          {t('dismiss')}
        </Button>
        <Button
          variant="contained"
          disabled={!isReadable || square === null}
          aria-disabled={isSending}
          aria-busy={isSending}
          onClick={finish}
        >
          {t('set')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The cropper brings a style sheet of its own. */
function nonceOfPage(): { readonly nonce?: string } {
  const nonce = styleNonce();
  return nonce === undefined ? {} : { nonce };
}

/** Sends the square once at a time; what is wrong with it is told in words. */
function useSending(send: Props['onSend'], onDone: () => void) {
  const sentenceOf = useErrorSentence();
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const sendSquare = async (url: string, square: Square) => {
    if (isSending) return;
    setSending(true);
    setFault(null);
    try {
      await send(await cropped(url, square));
      onDone();
    } catch (error) {
      const [first] = error instanceof ProblemError ? error.body.data.fields : [];
      setFault(first?.message ?? sentenceOf(error));
    } finally {
      setSending(false);
    }
  };
  return { send: sendSquare, isSending, fault };
}
