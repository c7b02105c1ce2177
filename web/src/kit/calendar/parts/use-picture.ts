import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CalendarItem } from '../model/calendar-item.ts';
import type { ItemWords } from '../picture/item-nodes.ts';
import { Picture, type PictureEvents } from '../picture/picture.ts';
import type { PictureSettings } from '../picture/picture-options.ts';

interface Shown {
  readonly settings: PictureSettings;
  readonly words: ItemWords;
  readonly items: readonly CalendarItem[];
  readonly flashing: ReadonlySet<string>;
  readonly events: Omit<PictureEvents, 'onDrawn'>;
}

/**
 * Keeps the library's picture in an element. `main` is its scroller; `host` lies in it and is for what we draw over the cells;
 * `drawing` counts up whenever cells may have moved.
 */
export function usePicture({ settings, words, items, flashing, events }: Shown) {
  const root = useRef<HTMLDivElement>(null);
  const picture = useRef<Picture | null>(null);
  const latest = useRef({ settings, words, items, flashing, events });
  const [main, setMain] = useState<HTMLElement | null>(null);
  const [host] = useState(makeHost);
  const [drawing, setDrawing] = useState(0);

  useLayoutEffect(() => {
    latest.current = { settings, words, items, flashing, events };
  });

  const onDrawn = useCallback(
    (next: HTMLElement | null) => {
      // Views have a scroller each; ours lies in the one that is shown.
      if (next !== null && host.parentElement !== next) {
        const hadFocus = host.contains(document.activeElement);
        const focused = document.activeElement;
        next.append(host);
        if (hadFocus && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
      }
      setMain(next);
      setDrawing((count) => count + 1);
    },
    [host],
  );

  useLayoutEffect(() => {
    const place = root.current;
    if (place === null) return undefined;
    const { settings: first, words: said } = latest.current;
    const made = new Picture(place, first, said, {
      onDrawn,
      onPick: (picked) => latest.current.events.onPick(picked),
      onMove: (item, to) => latest.current.events.onMove(item, to),
      onResize: (item, to) => latest.current.events.onResize(item, to),
      onFocusLost: () => latest.current.events.onFocusLost(),
    });
    made.hold(latest.current.items, new Set());
    picture.current = made;
    return () => {
      made.destroy();
      picture.current = null;
    };
  }, [onDrawn]);

  useEffect(() => picture.current?.show(settings, words), [settings, words]);
  useEffect(() => picture.current?.hold(items, flashing), [items, flashing]);

  return { root, main, host, drawing };
}

function makeHost(): HTMLElement {
  const host = document.createElement('div');
  host.className = 'cell-cursor';
  return host;
}
