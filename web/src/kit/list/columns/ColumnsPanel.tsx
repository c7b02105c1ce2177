import type { IconName } from '@madoguchi/contract/icons/catalogue.ts';
import { DENSITIES } from '@madoguchi/contract/preferences/list-choices.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { announce } from '../../../platform/announcer.ts';
import { useLanguage } from '../../../platform/words.ts';
import { Icon } from '../../Icon.tsx';
import { fieldName } from '../list-props.ts';
import type { ToolModel } from '../model/use-tool-model.ts';
import { useListWords } from '../words.ts';
import { orderedFields, placed, shownFields, toggled, widened } from './column-choice.ts';

// Columns follow the mouse; the library that does it is fetched only where there is one.
interface Draggable {
  readonly field: string;
  readonly line: RefObject<HTMLElement | null>;
  readonly grip: RefObject<HTMLElement | null>;
  readonly isOn: boolean;
  /** Another column was let go over this one, whose place it takes. */
  readonly onDrop: (field: string) => void;
}

/** `held`: this one is under way. `target`: another one is over it. */
type DragState = 'held' | 'target' | undefined;

const HAS_MOUSE = '(pointer: fine)';

function useColumnDrag({ field, line, grip, isOn, onDrop }: Draggable): DragState {
  const [state, setState] = useState<DragState>(undefined);
  const drop = useEffectEvent((moved: string) => onDrop(moved));

  useEffect(() => {
    const [element, dragHandle] = [line.current, grip.current];
    if (!isOn || !element || !dragHandle || !window.matchMedia(HAS_MOUSE).matches) return undefined;
    let stop = () => {};
    let isGone = false;
    const join = async () => {
      const { joinColumnDrag } = await import('./column-drag.ts');
      if (!isGone) stop = joinColumnDrag({ field, element, dragHandle, setState, onDrop: (moved) => drop(moved) });
    };
    void join();
    return () => {
      isGone = true;
      stop();
    };
  }, [field, line, grip, isOn]);

  return state;
}

/** How much wider or narrower one press makes a column. */
const STEP_PX = 24;
/** Where a column that takes what is left begins, once somebody gives it a width. */
const FLEXIBLE_PX = 240;

interface ColumnLineProps {
  readonly model: ToolModel;
  readonly field: string;
}

/** One column of the chooser: shown or not, moved by buttons or by its grip, wider or narrower. */
function ColumnLine({ model, field }: ColumnLineProps) {
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

interface Props {
  readonly model: ToolModel;
  readonly titleId: string;
}

/** The columns of a list, to be shown, hidden, moved and widened; the height of its rows; and the way back. */
export function ColumnsPanel({ model, titleId }: Props) {
  const t = useListWords();
  const densityId = useId();
  const { choice, props, layout } = model;
  const mayLackRoom = !layout.isChosen && layout.columns.some(({ fromPx }) => fromPx !== undefined);
  return (
    <Box sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Typography id={titleId} variant="subtitle1" component="h2">
        {t('columns')}
      </Typography>
      {mayLackRoom && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {t('columns.room')}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {orderedFields(props.columns, choice.columns).map((field) => (
          <ColumnLine key={field} model={model} field={field} />
        ))}
      </Box>
      <Typography id={densityId} variant="caption" sx={{ fontWeight: 600 }}>
        {t('density')}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-labelledby={densityId}
        value={choice.density}
        onChange={(_event, density) => {
          if (density !== null) choice.saveDensity(density);
        }}
      >
        {DENSITIES.map((density) => (
          <ToggleButton key={density} value={density}>
            {t(`density.${density}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Button sx={{ alignSelf: 'flex-start' }} onClick={() => choice.saveColumns(undefined)}>
        {t('columns.reset')}
      </Button>
    </Box>
  );
}
