import { setPhoto } from '@madoguchi/contract/profile/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import { FileNote } from '../../../kit/fields/file/FileNote.tsx';
import { useErrorSentence } from '../../../kit/use-error-sentence.ts';
import { upload } from '../../../platform/call.ts';
import { ProblemError } from '../../../platform/http/refusals.ts';
import { styleNonce } from '../../../platform/style-nonce.ts';
import { cropped, type Square } from './cropped.ts';
import { useObjectUrl } from './use-object-url.ts';
import { usePhotoWords } from './words.ts';

const AREA_PX = 280;
const MOST_ZOOM = 4;
const ZOOM_STEP = 0.05;
const MOVE_PX = 8;

interface Props {
  readonly file: File;
  readonly onDone: () => void;
  readonly onDismiss: () => void;
}

/** Which part of the picture becomes the photo: moved by pointer, touch or arrow keys, enlarged by the slider. */
export function CropDialog({ file, onDone, onDismiss }: Props) {
  const t = usePhotoWords();
  const [nonce] = useState(nonceOfPage);
  const titleId = useId();
  const zoomId = useId();
  const url = useObjectUrl(file);
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [isReadable, setReadable] = useState(true);
  const { send, isSending, fault } = useSending(onDone);
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
            {t('cropHint')}
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
                cropShape="round"
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
function useSending(onDone: () => void) {
  const sentenceOf = useErrorSentence();
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const send = async (url: string, square: Square) => {
    if (isSending) return;
    setSending(true);
    setFault(null);
    try {
      await upload(setPhoto, await cropped(url, square));
      onDone();
    } catch (error) {
      const [first] = error instanceof ProblemError ? error.body.data.fields : [];
      setFault(first?.message ?? sentenceOf(error));
    } finally {
      setSending(false);
    }
  };
  return { send, isSending, fault };
}
