import { styled } from '@mui/material/styles';
import { LAYER } from '../../kit/theme/tokens.ts';
import { messages } from '../../platform/messages.ts';
import { useObservable } from '../../platform/observable.ts';
import { MessageCard } from './MessageCard.tsx';

const Area = styled('div')({
  position: 'fixed',
  left: '50%',
  transform: 'translateX(-50%)',
  zIndex: LAYER.messages,
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
  '&[data-anchor=top]': { top: 8 },
  '&[data-anchor=bottom]': { bottom: 8 },
  '@media print': { display: 'none' },
});

/** At the top in the middle unless a message asks otherwise, over everything but tooltips; what comes is read out (S6-06). */
export function MessageArea() {
  const all = useObservable(messages);
  return (['top', 'bottom'] as const).map((anchor) => (
    <Area key={anchor} data-anchor={anchor} aria-live="polite" aria-relevant="additions">
      {all
        .filter((message) => message.anchor === anchor)
        .map((message) => (
          <MessageCard key={message.id} message={message} />
        ))}
    </Area>
  ));
}
