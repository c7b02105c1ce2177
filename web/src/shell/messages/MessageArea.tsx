import { styled } from '@mui/material/styles';
import { messages } from '../../platform/messages.ts';
import { useObservable } from '../../platform/observable.ts';
import { LAYER } from '../../ui/theme/tokens.ts';
import { MessageCard } from './MessageCard.tsx';

const Area = styled('div')({
  position: 'fixed',
  top: 8,
  left: '50%',
  transform: 'translateX(-50%)',
  zIndex: LAYER.messages,
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
});

/** Top centre, over everything but tooltips; what comes is read out (S6-06). */
export function MessageArea() {
  return (
    <Area aria-live="polite" aria-relevant="additions">
      {useObservable(messages).map((message) => (
        <MessageCard key={message.id} message={message} />
      ))}
    </Area>
  );
}
