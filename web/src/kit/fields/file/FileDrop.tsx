import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import { formatList } from '../../../platform/formats.ts';
import { useLanguage } from '../../../platform/words.ts';
import { Icon } from '../../Icon.tsx';
import { RADIUS } from '../../theme/tokens.ts';
import { useFieldWords } from '../words.ts';
import { sizeText } from './file-size.ts';
import type { FileLimits } from './file-uploads.ts';

const HiddenInput = styled('input')({ display: 'none' });

interface Props {
  /** Of the button that takes the focus. */
  readonly id?: string;
  readonly describedBy?: string | undefined;
  readonly limits: FileLimits;
  /** Of the kinds that are taken, without their dots. */
  readonly endings: readonly string[];
  readonly onFiles: (files: Iterable<File>) => void;
}

/** Limits first, then the ways in: choose, drop, paste, and on touch the camera before all. */
export function FileDrop({ id, describedBy, limits, endings, onFiles }: Props) {
  const t = useFieldWords();
  const language = useLanguage();
  const isTouch = useMediaQuery('(pointer: coarse), (max-width: 599.95px)');
  const [isOver, setOver] = useState(false);
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(event.target.files ?? [])]);
    event.target.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <Box
      onDrop={drop}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      sx={{
        minHeight: 120,
        p: 2,
        border: '1px dashed',
        borderColor: isOver ? 'primary.main' : 'control',
        bgcolor: isOver ? 'action.selected' : 'transparent',
        borderRadius: `${RADIUS.menu}px`,
      }}
    >
      <Typography variant="caption" component="p" sx={{ mb: 1 }}>
        {t('file.limits', {
          kinds: formatList(endings, language),
          size: sizeText(limits.maxBytes, language),
          count: limits.maxFiles,
        })}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {isTouch && (
          <Button variant="outlined" startIcon={<Icon name="camera" />} onClick={() => camera.current?.click()}>
            {t('file.camera')}
          </Button>
        )}
        <Button
          id={id}
          aria-describedby={describedBy}
          variant="outlined"
          startIcon={<Icon name="upload" />}
          onClick={() => files.current?.click()}
        >
          {t('file.add')}
        </Button>
      </Box>
      {!isTouch && (
        <Typography variant="caption" component="p" color="text.secondary" sx={{ mt: 1 }}>
          {t('file.drop')}
        </Typography>
      )}
      <HiddenInput ref={camera} type="file" accept="image/*" capture="environment" onChange={take} />
      <HiddenInput
        ref={files}
        type="file"
        accept={endings.map((ending) => `.${ending}`).join(',')}
        multiple
        onChange={take}
      />
    </Box>
  );
}
