import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MenuNode } from '../menu/nodes.ts';
import { holds } from '../menu/place.ts';

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
export function useOpenTab({ nodes, currentId, isPinned }: Options) {
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
