import { FONT_SIZES, type FontSizePercent, USUAL_FONT_SIZE } from '@madoguchi/contract/preferences/font-sizes.ts';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useState } from 'react';
import { usePreference } from '../../../platform/preferences.ts';
import type { OpenedProps } from '../ToolButton.tsx';
import { ToolPanel } from '../ToolPanel.tsx';
import { useToolWords } from '../words.ts';
import { showFontSize } from './font-size.ts';

const SMALLEST = FONT_SIZES[0];
const LARGEST = FONT_SIZES[FONT_SIZES.length - 1] ?? USUAL_FONT_SIZE;
const STEP = 10;

// Its width does not follow the size of text: the slider stays under the pointer that moves it.
const Inside = styled('div')({ boxSizing: 'border-box', width: 300, maxWidth: '100%', padding: '16px 24px' });
const Name = styled('h2')(({ theme }) => ({ ...theme.typography.subtitle2, margin: 0 }));

/**
 * One slider: what it shows is seen at once on the whole page, and kept when it is let go (P5). Under the button of the toolbar,
 * or as it is where settings are gathered.
 */
export function FontSizePanel({ anchor, onClose }: Partial<OpenedProps>) {
  const t = useToolWords();
  const nameId = useId();
  const { value: kept, save } = usePreference('font-size');
  const [shown, setShown] = useState(kept);
  useEffect(() => setShown(kept), [kept]);

  const preview = (percent: FontSizePercent) => {
    setShown(percent);
    showFontSize(percent);
  };
  const keep = (percent: FontSizePercent) => {
    preview(percent);
    if (percent !== kept) void save(percent);
  };
  const slider = (
    <Inside>
      <Name id={nameId}>{t('fontSizeOf', { percent: shown })}</Name>
      <Slider
        slotProps={{ input: { autoFocus: anchor !== undefined } }}
        aria-labelledby={nameId}
        value={shown}
        min={SMALLEST}
        max={LARGEST}
        step={STEP}
        marks={FONT_SIZES.map((value) =>
          [SMALLEST, USUAL_FONT_SIZE, LARGEST].some((named) => named === value)
            ? { value, label: t('percent', { percent: value }) }
            : { value },
        )}
        getAriaValueText={(percent) => t('percent', { percent })}
        onChange={(_, percent) => preview(percent as FontSizePercent)}
        onChangeCommitted={(_, percent) => keep(percent as FontSizePercent)}
      />
      <Button variant="outlined" size="small" onClick={() => keep(USUAL_FONT_SIZE)}>
        {t('usualSize')}
      </Button>
    </Inside>
  );
  if (anchor === undefined || onClose === undefined) return slider;
  return (
    <ToolPanel anchor={anchor} onClose={onClose} name={{ 'aria-labelledby': nameId }}>
      {slider}
    </ToolPanel>
  );
}
