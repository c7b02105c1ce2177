import { styled } from '@mui/material/styles';
import type { KeyboardEvent, MouseEvent } from 'react';
import { ThemeArea } from '../../../kit/theme/ThemeArea.tsx';
import { FRAME, SHADOW } from '../../../kit/theme/tokens.ts';
import { useShellWords } from '../../words.ts';
import { useMenu } from '../menu/use-menu.ts';
import { onNavKey } from '../nav-keys.ts';
import { TabColumn } from './TabColumn.tsx';
import { TabPanel } from './TabPanel.tsx';
import { useOpenTab } from './use-open-tab.ts';

const Place = styled('nav')({
  position: 'relative',
  display: 'flex',
  height: '100%',
  // The column keeps to the frame's edge.
  '[data-position=right] &': { flexDirection: 'row-reverse' },
});
/** Beside the column: in its row where pinned, else over the content. */
const Panel = styled('div')({
  flex: 1,
  minWidth: 0,
  height: '100%',
  '&[data-floats]': { position: 'absolute', left: '100%', width: FRAME.navWidth, boxShadow: SHADOW.panel },
  '[data-position=right] &[data-floats]': { left: 'auto', right: '100%' },
});

interface Props {
  readonly isDense: boolean;
  /** The panel stays beside the column. */
  readonly isPinned: boolean;
}

/** style-3: a column of tabs, and for those with rows a panel beside it (N4–N6). */
export function TabbedMenu({ isDense, isPinned }: Props) {
  const t = useShellWords();
  const { nodes, currentId } = useMenu();
  const { place, openId, press, close } = useOpenTab({ nodes, currentId, isPinned });
  const open = nodes.find(({ id }) => id === openId);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && openId !== null && !isPinned) {
      event.stopPropagation();
      place.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
      close();
    } else onNavKey(event);
  };
  // Whatever leads to a screen also closes the panel.
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) close();
  };

  return (
    <Place ref={place} aria-label={t('navigation')} onKeyDown={onKeyDown} onClick={onClick}>
      <TabColumn nodes={nodes} currentId={currentId} openId={openId} isDense={isDense} onPress={press} />
      {open && 'children' in open ? (
        <Panel data-floats={isPinned ? undefined : ''}>
          <ThemeArea area="navbar" style={{ height: '100%' }}>
            <TabPanel node={open} currentId={currentId} />
          </ThemeArea>
        </Panel>
      ) : null}
    </Place>
  );
}
