import { DRAWING, drawingOf } from '@madoguchi/contract/onboarding/drawing.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type SignaturePad from 'signature_pad';
import { Field } from '../../../kit/fields/Field.tsx';
import { useField } from '../../../kit/form/form-context.ts';
import { useOnboardingWords } from '../words.ts';

/** Least way between two points, in pixels: a signature of a hundred strokes stays within its bounds. */
const LEAST_WAY_PX = 4;

/** A signature drawn by finger, pen or mouse. The typed name is the signature that counts: whoever cannot draw needs nothing here. */
export function SignatureField({ name }: { readonly name: string }) {
  const t = useOnboardingWords();
  const field = useField<string>(
    { name, label: t('drawing'), hint: t('drawingHint'), isOptional: true },
    { ask: 'enter', textOf: () => t('drawnSignature') },
  );
  const [isOpen, setOpen] = useState(field.value !== '');
  return (
    <Field {...field.frame} isGroup>
      {isOpen ? (
        <Canvas label={t('drawing')} onDraw={field.change} onClose={() => setOpen(false)} />
      ) : (
        <div>
          <Button id={field.id} variant="outlined" onClick={() => setOpen(true)}>
            {t('draw')}
          </Button>
        </div>
      )}
    </Field>
  );
}

interface CanvasProps {
  readonly label: string;
  readonly onDraw: (path: string) => void;
  readonly onClose: () => void;
}

function Canvas({ label, onDraw, onClose }: CanvasProps) {
  const t = useOnboardingWords();
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad | null>(null);
  const drawn = useEffectEvent(() => {
    const sheet = canvas.current;
    if (sheet === null || pad.current === null) return;
    const size = { width: sheet.offsetWidth, height: sheet.offsetHeight };
    const strokes = pad.current.toData().map(({ points }) => points);
    // The last strokes of a scribble that is longer than any signature are left out, never the whole.
    while (drawingOf(strokes, size).length > DRAWING.longest) strokes.pop();
    onDraw(drawingOf(strokes, size));
  });
  useEffect(() => {
    const sheet = canvas.current;
    let isGone = false;
    void import('signature_pad').then(({ default: Pad }) => {
      if (isGone || sheet === null) return;
      // As many dots as the screen has, so that a line is as fine as a pen's.
      const ratio = Math.max(window.devicePixelRatio, 1);
      sheet.width = sheet.offsetWidth * ratio;
      sheet.height = sheet.offsetHeight * ratio;
      sheet.getContext('2d')?.scale(ratio, ratio);
      pad.current = new Pad(sheet, { minDistance: LEAST_WAY_PX, penColor: '#111', backgroundColor: '#fff' });
      pad.current.addEventListener('endStroke', drawn);
    });
    return () => {
      isGone = true;
      pad.current?.off();
    };
  }, []);
  const clear = () => {
    pad.current?.clear();
    onDraw('');
  };
  return (
    <Box sx={{ display: 'grid', gap: 1, maxWidth: 480 }}>
      <Box
        component="canvas"
        ref={canvas}
        role="img"
        aria-label={label}
        sx={{
          width: '100%',
          aspectRatio: `${DRAWING.width} / ${DRAWING.height}`,
          border: '1px solid',
          borderColor: 'divider',
          borderRadius: 1,
          background: '#fff',
          touchAction: 'none',
        }}
      />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button size="small" variant="outlined" onClick={clear}>
          {t('drawAgain')}
        </Button>
        <Button
          size="small"
          onClick={() => {
            clear();
            onClose();
          }}
        >
          {t('drawNot')}
        </Button>
      </Box>
    </Box>
  );
}
