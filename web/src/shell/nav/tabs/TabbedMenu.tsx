import type { MenuNode } from '@madoguchi/contract/menu/nodes.ts';
import { holds } from '@madoguchi/contract/menu/place.ts';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ThemeArea } from '../../../kit/theme/ThemeArea.tsx';
import { FRAME, SHADOW } from '../../../kit/theme/tokens.ts';
import { useShellWords } from '../../words.ts';
import { useMenu } from '../menu/use-menu.ts';
import { onNavKey } from '../nav-keys.ts';
import { TabColumn } from './TabColumn.tsx';
import { TabPanel } from './TabPanel.tsx';

/** The tab whose panel shows after a press: the same one again closes it, unless the panel is pinned (N4, N5). */
function afterPress(open: string | null, pressed: string, isPinned: boolean): string | null {
  return open === pressed && !isPinned ? null : pressed;
}

/** The tab a pinned panel shows before anybody pressed one: that of the open screen, else the first with rows. */
function firstTab(nodes: readonly MenuNode[], currentId: string | undefined): string | null {
  const withRows = nodes.filter((node) => 'children' in node);
  return (withRows.find((node) => holds(node, currentId)) ?? withRows[0])?.id ?? null;
}

interface Options {
  readonly nodes: readonly MenuNode[];
  readonly currentId: string | undefined;
  readonly isPinned: boolean;
}

/** Which tab's panel shows. A press anywhere else closes it, and Escape does; a pinned one stays. */
function useOpenTab({ nodes, currentId, isPinned }: Options) {
  const [pressed, setPressed] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const close = () => setPressed(null);
  const onPointerDown = useEffectEvent(({ target }: PointerEvent) => {
    if (!isPinned && target instanceof Node && !place.current?.contains(target)) close();
  });
  useEffect(() => {
    const listen = (event: PointerEvent) => onPointerDown(event);
    document.addEventListener('pointerdown', listen);
    return () => document.removeEventListener('pointerdown', listen);
  }, []);
  const openId = pressed ?? (isPinned ? firstTab(nodes, currentId) : null);
  return { place, openId, press: (id: string) => setPressed(afterPress(openId, id, isPinned)), close };
}

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
  '&[data-floats]': { position: 'absolute', insetInlineStart: '100%', width: FRAME.navWidth, boxShadow: SHADOW.panel },
  '[data-position=right] &[data-floats]': { insetInlineStart: 'auto', insetInlineEnd: '100%' },
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
