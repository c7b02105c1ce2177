import IconButton from '@mui/material/IconButton';
import { keyframes, styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { Icon } from '../../kit/Icon.tsx';
import { EASE, LAYER, MOTION, RADIUS, SHADOW } from '../../kit/theme/tokens.ts';
import { closeMessage, type Message, type MessageVariant, messages } from '../../platform/messages.ts';
import { useObservable } from '../../platform/observable.ts';
import { useShellWords } from '../words.ts';

const comeIn = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

const Card = styled('div', { shouldForwardProp: (name) => name !== 'variant' })<{ variant: MessageVariant }>(
  ({ theme, variant }) => ({
    ...theme.typography.body1,
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    padding: '4px 8px 4px 16px',
    width: 'max-content',
    maxWidth: 'min(560px, calc(100vw - 32px))',
    borderRadius: RADIUS.menu,
    boxShadow: SHADOW.panel,
    color: theme.vars.palette[variant].contrastText,
    backgroundColor: theme.vars.palette[variant].main,
    animation: `${comeIn} ${MOTION.base}ms ${EASE.in}`,
    // On a coloured fill the ring takes the fill's own ink.
    '& :focus-visible': { outlineColor: 'currentColor' },
  }),
);

/** One message: hue, icon, sentence, a button to close it. It waits while the pointer or the focus is on it. */
function MessageCard({ message }: { readonly message: Message }) {
  const { id, text, detail = '', variant, action, hidesAfterMs } = message;
  const t = useShellWords();
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHeld = isPointedAt || isFocused;
  useEffect(() => {
    if (isHeld || hidesAfterMs === null) return;
    const timer = setTimeout(() => closeMessage(id), hidesAfterMs);
    return () => clearTimeout(timer);
  }, [id, hidesAfterMs, isHeld]);

  return (
    <Card
      variant={variant}
      role={variant === 'error' ? 'alert' : 'status'}
      onMouseEnter={() => setPointedAt(true)}
      onMouseLeave={() => setPointedAt(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon name={variant} />
      <span style={{ flex: 1, overflowWrap: 'anywhere' }}>
        <span>{text}</span>
        {detail === '' ? null : <span style={{ display: 'block' }}>{detail}</span>}
      </span>
      {action}
      <IconButton aria-label={t('closeMessage')} onClick={() => closeMessage(id)}>
        <Icon name="close" />
      </IconButton>
    </Card>
  );
}

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
