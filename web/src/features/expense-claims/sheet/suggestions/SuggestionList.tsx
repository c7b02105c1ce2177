import { styled } from '@mui/material/styles';
import { createPortal } from 'react-dom';
import { LAYER, RADIUS, SHADOW } from '../../../../kit/theme/tokens.ts';
import { useObservable } from '../../../../platform/observable.ts';
import { cellBox } from '../control/grid-dom.ts';
import { useGrid } from '../grid/grid-context.ts';
import { useSheetWords } from '../words.ts';
import { besideBox, layerOf } from './beside-box.ts';
import { optionId } from './list-control.ts';
import type { Option } from './options-for.ts';

const Panel = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'fixed',
  zIndex: LAYER.toolbar,
  margin: 0,
  padding: '4px 0',
  minWidth: 200,
  maxWidth: 'min(360px, calc(100vw - 16px))',
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: RADIUS.menu,
  boxShadow: SHADOW.menu,
  '& [role="option"]': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 16,
    padding: '6px 12px',
    cursor: 'pointer',
  },
  '& [role="option"]:hover': { background: theme.vars.palette.action.hover },
  '& [role="option"][aria-selected="true"]': {
    background: theme.vars.palette.action.selected,
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -2,
  },
  '& small': { fontSize: 'inherit', color: theme.vars.palette.text.secondary, whiteSpace: 'nowrap' },
}));

interface Props {
  readonly root: HTMLElement;
  readonly onTake: (option: Option) => void;
}

/** The rows offered for the active cell. A press takes one and leaves the focus in its input. */
export function SuggestionList({ root, onTake }: Props) {
  const { view, listId } = useGrid();
  const t = useSheetWords();
  const state = useObservable(view.list);
  const box = state && cellBox(root, state.place.lineId, state.place.column);
  if (!state || !box) return null;
  return createPortal(
    <Panel id={listId} role="listbox" aria-label={t('list.name')} style={besideBox(box)}>
      {state.options.map((option, place) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input; aria-activedescendant marks the row
        <div
          key={option.key}
          id={optionId(listId, place)}
          role="option"
          aria-selected={place === state.marked}
          onMouseDown={(event) => {
            event.preventDefault();
            onTake(option);
          }}
        >
          {option.label}
          {option.detail !== '' && <small>{option.detail}</small>}
        </div>
      ))}
    </Panel>,
    layerOf(root),
  );
}
