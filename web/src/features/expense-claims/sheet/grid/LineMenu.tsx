import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { flushSync } from 'react-dom';
import { useObservable } from '../../../../platform/observable.ts';
import { cellBox } from '../control/grid-dom.ts';
import type { ColumnId } from '../moves/columns.ts';
import { duplicateLine, insertLine, moveLine, removeLines } from '../store/line-commands.ts';
import { layerOf } from '../suggestions/beside-box.ts';
import { useSheetWords } from '../words.ts';
import { useGrid } from './grid-context.ts';

interface Props {
  readonly root: HTMLElement;
  readonly onFocusCell: (lineId: string, column: ColumnId) => void;
}

/** The menu of actions on a line as a whole: the way without keys, and without dragging. */
export function LineMenu({ root, onFocusCell }: Props) {
  const { store, view, isReadOnly } = useGrid();
  const t = useSheetWords();
  const lineId = useObservable(view.menuLine);
  const index = lineId === null ? -1 : store.order().indexOf(lineId);
  if (lineId === null || index < 0) return null;
  const isOpen = view.isOpen(lineId);

  const close = () => view.menuLine.set(null);
  /** Does the work, goes where it leads, and says it. */
  const act = (work: () => string | undefined, sentence: string, column: ColumnId = 'useDate') => {
    const target = flushSync(() => {
      close();
      return work();
    });
    if (target === undefined) view.announce(t('lines.full', { limit: store.ground.limits.lines }));
    else {
      if (sentence !== '') view.announce(sentence);
      onFocusCell(target, column);
    }
  };
  const move = (by: -1 | 1) =>
    act(
      () => {
        moveLine(store, lineId, by);
        return lineId;
      },
      t('lines.moved', { line: index + by + 1 }),
    );
  const remove = () => {
    const neighbour = store.order()[index + 1] ?? store.order()[index - 1];
    flushSync(() => {
      close();
      removeLines(store, [lineId]);
    });
    view.announce(t('lines.removed'));
    if (neighbour !== undefined) onFocusCell(neighbour, 'useDate');
  };

  const toggle = (
    <MenuItem
      key="second"
      onClick={() =>
        act(
          () => {
            view.setOpen(lineId, !isOpen);
            return lineId;
          },
          '',
          isOpen ? 'useDate' : 'visitedParty',
        )
      }
    >
      {t(isOpen ? 'menu.less' : 'menu.more')}
    </MenuItem>
  );
  const changes = [
    <MenuItem key="duplicate" onClick={() => act(() => duplicateLine(store, lineId).ids[0], t('lines.duplicated'))}>
      {t('menu.duplicate')}
    </MenuItem>,
    <MenuItem key="insert" onClick={() => act(() => insertLine(store, index + 1).ids[0], '')}>
      {t('menu.insert')}
    </MenuItem>,
    <MenuItem key="up" disabled={index === 0} onClick={() => move(-1)}>
      {t('menu.up')}
    </MenuItem>,
    <MenuItem key="down" disabled={index === store.order().length - 1} onClick={() => move(1)}>
      {t('menu.down')}
    </MenuItem>,
    <MenuItem key="remove" onClick={remove}>
      {t('menu.remove')}
    </MenuItem>,
  ];
  return (
    <Menu open container={layerOf(root)} onClose={close} anchorEl={cellBox(root, lineId, 'menu')}>
      {toggle}
      {!isReadOnly && changes}
    </Menu>
  );
}
