import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import { useRef } from 'react';
import { announce } from '../../../platform/announcer.ts';
import { useLanguage } from '../../../platform/words.ts';
import { Icon } from '../../Icon.tsx';
import type { IconName } from '../../icons/icon-paths.ts';
import { fieldName } from '../list-props.ts';
import type { ToolModel } from '../model/use-tool-model.ts';
import { useListWords } from '../words.ts';
import { placed, shownFields, toggled, widened } from './column-choice.ts';
import { useColumnDrag } from './use-column-drag.ts';

/** How much wider or narrower one press makes a column. */
const STEP_PX = 24;
/** Where a column that takes what is left begins, once somebody gives it a width. */
const FLEXIBLE_PX = 240;

interface Props {
  readonly model: ToolModel;
  readonly field: string;
}

/** One column of the chooser: shown or not, moved by buttons or by its grip, wider or narrower. */
export function ColumnLine({ model, field }: Props) {
  const t = useListWords();
  const language = useLanguage();
  const { choice, props, layout } = model;
  const line = useRef<HTMLLIElement>(null);
  const grip = useRef<HTMLSpanElement>(null);
  const name = fieldName(props, field, language);
  const shown = shownFields(props.columns, choice.columns);
  const place = shown.indexOf(field);
  const isShown = place >= 0;
  const widthPx = layout.columns.find((column) => column.field === field)?.shownPx ?? FLEXIBLE_PX;

  function moveTo(to: number): void {
    choice.saveColumns(placed(field, to)(props.columns, choice.columns));
    announce(t('columns.place', { name, place: to + 1, of: shown.length }));
  }
  const state = useColumnDrag({
    field,
    line,
    grip,
    isOn: isShown,
    onDrop: (moved) => choice.saveColumns(placed(moved, place)(props.columns, choice.columns)),
  });
  const widen = (px: number) => choice.saveColumns(widened(field, widthPx + px)(props.columns, choice.columns));
  const button = (icon: IconName, label: string, isOff: boolean, press: () => void) => (
    <IconButton size="small" aria-label={label} title={label} disabled={isOff} onClick={press}>
      <Icon name={icon} size={16} />
    </IconButton>
  );
  return (
    <Box
      component="li"
      ref={line}
      sx={{
        display: 'flex',
        alignItems: 'center',
        opacity: state === 'held' ? 0.5 : 1,
        boxShadow: state === 'target' ? (theme) => `0 -2px ${theme.vars.palette.primary.main}` : 'none',
      }}
    >
      <Box
        ref={grip}
        component="span"
        aria-hidden="true"
        sx={{ cursor: isShown ? 'grab' : 'default', display: 'flex' }}
      >
        <Icon name="grip" size={16} />
      </Box>
      <FormControlLabel
        sx={{ mx: 0, flex: 1, minWidth: 0 }}
        control={
          <Checkbox
            size="small"
            checked={isShown}
            onChange={() => choice.saveColumns(toggled(field)(props.columns, choice.columns))}
          />
        }
        label={name}
      />
      {button('chevronUp', t('columns.up', { name }), place < 1, () => moveTo(place - 1))}
      {button('chevronDown', t('columns.down', { name }), !isShown || place === shown.length - 1, () =>
        moveTo(place + 1),
      )}
      {button('minus', t('columns.narrower', { name }), !isShown, () => widen(-STEP_PX))}
      {button('plus', t('columns.wider', { name }), !isShown, () => widen(STEP_PX))}
    </Box>
  );
}
