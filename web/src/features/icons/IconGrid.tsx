import type { CatalogueIcon } from '@madoguchi/contract/icons/model.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Icon } from '../../kit/Icon.tsx';
import { arrowOf } from '../../platform/keys/arrow-of.ts';
import type { CopiedForm } from './copies.ts';
import type { IconSize } from './use-icon-view.ts';
import { useIconWords } from './words.ts';

const LEAST_WIDTH_PX = 112;
/** The name below the drawing and the room around both. */
const AROUND_PX = 56;
const OVERSCAN = 3;
const FIRST_ROOM = { width: 900, height: 600 };

const Room = styled('div')(({ theme }) => ({
  height: 'clamp(280px, calc(100vh - 360px), 720px)',
  overflowY: 'auto',
  borderRadius: 8,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& > [role=listbox]': { position: 'relative', outline: 'none' },
  '& > [role=listbox]:focus-visible [data-active=true]': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -4,
  },
}));

const Option = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  position: 'absolute',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  padding: 4,
  borderRadius: 8,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  textAlign: 'center',
  lineHeight: 1.2,
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&[aria-selected=true]': {
    color: theme.vars.palette.primary.main,
    boxShadow: `inset 0 0 0 2px ${theme.vars.palette.primary.main}`,
  },
}));

interface Props {
  readonly icons: readonly CatalogueIcon[];
  readonly size: IconSize;
  readonly chosen: CatalogueIcon['name'] | null;
  readonly onChoose: (name: CatalogueIcon['name']) => void;
  readonly onCopy: (name: CatalogueIcon['name'], form: CopiedForm) => void;
}

/** The icons in rows of which only those in view are drawn. One stop of the Tab key; arrows choose. */
export function IconGrid({ icons, size, chosen, onChoose, onCopy }: Props) {
  const t = useIconWords();
  const id = useId();
  const room = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(FIRST_ROOM.width);
  useEffect(() => {
    const element = room.current;
    if (element === null) return undefined;
    const watch = new ResizeObserver(() => setWidth(element.clientWidth));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  const columns = Math.max(1, Math.floor(width / LEAST_WIDTH_PX));
  const rowPx = size + AROUND_PX;
  const virtual = useVirtualizer({
    count: Math.ceil(icons.length / columns),
    getScrollElement: () => room.current,
    estimateSize: () => rowPx,
    initialRect: FIRST_ROOM,
    overscan: OVERSCAN,
  });
  const measure = useEffectEvent(() => virtual.measure());
  useEffect(() => {
    if (rowPx > 0) measure();
  }, [rowPx]);
  const chosenAt = icons.findIndex(({ name }) => name === chosen);
  const active = Math.max(0, chosenAt);
  const reveal = useEffectEvent((row: number) => virtual.scrollToIndex(row, { align: 'auto' }));
  const chosenRow = chosenAt < 0 ? -1 : Math.floor(chosenAt / columns);
  useEffect(() => {
    if (chosenRow >= 0) reveal(chosenRow);
  }, [chosenRow]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: chosenAt - 1,
      ArrowRight: chosenAt + 1,
      ArrowUp: chosenAt - columns,
      ArrowDown: chosenAt < 0 ? 0 : chosenAt + columns,
      Home: 0,
      End: icons.length - 1,
    };
    const next = steps[arrowOf(event.key)];
    if (next !== undefined) {
      event.preventDefault();
      const icon = icons[next];
      if (icon) onChoose(icon.name);
      return;
    }
    const form = { c: 'usage', s: 'svg' } as const;
    const copied = form[event.key.toLowerCase() as keyof typeof form];
    if (copied === undefined || chosen === null) return;
    event.preventDefault();
    event.stopPropagation();
    onCopy(chosen, copied);
  }

  return (
    <div>
      <Room ref={room}>
        <div
          role="listbox"
          tabIndex={0}
          aria-label={t('icons')}
          aria-describedby={`${id}-keys`}
          aria-activedescendant={icons[active] === undefined ? undefined : `${id}-${icons[active].name}`}
          style={{ height: virtual.getTotalSize() }}
          onKeyDown={onKeyDown}
        >
          {virtual.getVirtualItems().flatMap((row) =>
            icons.slice(row.index * columns, (row.index + 1) * columns).map(({ name }, column) => {
              const at = row.index * columns + column;
              return (
                <Option
                  key={name}
                  id={`${id}-${name}`}
                  role="option"
                  aria-selected={name === chosen}
                  aria-setsize={icons.length}
                  aria-posinset={at + 1}
                  data-active={at === active}
                  style={{
                    top: row.start,
                    insetInlineStart: `${(column * 100) / columns}%`,
                    width: `${100 / columns}%`,
                    height: rowPx,
                  }}
                  onClick={() => onChoose(name)}
                >
                  <Icon name={name} size={size} />
                  {name}
                </Option>
              );
            }),
          )}
        </div>
      </Room>
      <Typography id={`${id}-keys`} variant="caption" component="p" sx={{ color: 'text.secondary', mt: 1 }}>
        {t('keys')}
      </Typography>
    </div>
  );
}
