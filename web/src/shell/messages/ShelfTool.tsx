import { styled } from '@mui/material/styles';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { shelved, takeFromShelf } from '../../platform/messages.ts';
import { useObservable } from '../../platform/observable.ts';
import { type OpenedProps, ToolButton } from '../toolbar/ToolButton.tsx';
import { ToolPanel } from '../toolbar/ToolPanel.tsx';
import { useToolWords } from '../toolbar/words.ts';

const Rows = styled('ul')(({ theme }) => ({
  ...theme.typography.body1,
  boxSizing: 'border-box',
  width: 400,
  maxWidth: '100%',
  margin: 0,
  padding: 16,
  listStyle: 'none',
  display: 'grid',
  gap: 8,
  '& > li': { display: 'flex', alignItems: 'center', gap: 8, overflowWrap: 'anywhere' },
  '& > li > :first-of-type': { flex: 1 },
}));

function Shelf({ anchor, onClose }: OpenedProps) {
  const t = useToolWords();
  return (
    <ToolPanel anchor={anchor} onClose={onClose} name={{ 'aria-label': t('shelved') }}>
      <Rows>
        {useObservable(shelved)
          .toReversed()
          .map(({ id, text, action }) => (
            <li key={id}>
              <span>{text}</span>
              {/* The button is the message's own: pressed once, it has done what it can. */}
              <span onClickCapture={() => setTimeout(() => takeFromShelf(id))}>{action}</span>
            </li>
          ))}
      </Rows>
    </ToolPanel>
  );
}

/** Messages of this page that have gone by themselves and can still be acted on (WCAG 2.2.1). */
export function ShelfTool() {
  const t = useToolWords();
  const place = useLocation({ select: ({ pathname }) => pathname });
  const was = useRef(place);
  useEffect(() => {
    if (was.current !== place) shelved.set([]);
    was.current = place;
  }, [place]);
  if (useObservable(shelved).length === 0) return null;
  return <ToolButton icon="history" label={t('shelved')} kind="dialog" opens={Shelf} />;
}
