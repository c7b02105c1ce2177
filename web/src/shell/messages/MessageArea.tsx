import IconButton from '@mui/material/IconButton';
import { keyframes, styled } from '@mui/material/styles';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../../kit/Icon.tsx';
import { EASE, LAYER, MOTION, RADIUS, SHADOW } from '../../kit/theme/tokens.ts';
import { closeMessage, hideMessage, type Message, type MessageVariant, messages } from '../../platform/messages.ts';
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
    '& > div': { flex: 1, overflowWrap: 'anywhere' },
    // On a coloured fill the ring takes the fill's own ink.
    '& :focus-visible': { outlineColor: 'currentColor' },
  }),
);

/** One message: hue, icon, sentence, a button to close it. It waits while the pointer or the focus is on it. */
function MessageCard({ message }: { readonly message: Message }) {
  const { id, text, detail, variant, action, hidesAfterMs } = message;
  const t = useShellWords();
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHeld = isPointedAt || isFocused;
  useEffect(() => {
    if (isHeld || hidesAfterMs === null) return;
    const timer = setTimeout(() => hideMessage(message), hidesAfterMs);
    return () => clearTimeout(timer);
  }, [message, hidesAfterMs, isHeld]);

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
      <div>
        <div>{text}</div>
        {detail && <div>{detail}</div>}
      </div>
      {action}
      <IconButton aria-label={t('closeMessage')} onClick={() => closeMessage(id)}>
        <Icon name="close" />
      </IconButton>
    </Card>
  );
}

/**
 * At the top a place of its own: the page begins below it, and what sticks to the top sticks below it (`--messages`), so that
 * no message covers anything that is read or pressed.
 */
const Area = styled('div')(({ theme }) => ({
  zIndex: LAYER.messages,
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  '&[data-anchor=top]': { position: 'sticky', top: 0, backgroundColor: theme.vars.palette.background.default },
  '&[data-anchor=top]:not(:empty)': { padding: 8 },
  '[data-away] > &[data-anchor=top]': { position: 'fixed', insetInline: 0 },
  '&[data-anchor=bottom]': {
    position: 'fixed',
    bottom: 8,
    insetInlineStart: '50%',
    transform: 'translateX(calc(-50% * var(--inline)))',
  },
  '@media print': { display: 'none' },
}));

/** The open dialog that has the focus. Around it, or nowhere, the focus is as it opens, and once a button that had it is gone. */
function dialogInUse(): Element | null {
  const { activeElement } = document;
  const inner = [...(activeElement?.querySelectorAll('[aria-modal="true"]') ?? [])];
  return activeElement?.closest('[aria-modal="true"]') ?? inner.at(-1) ?? null;
}

/**
 * An element for the areas that lies in the dialog in which the focus is, and in its own place otherwise: a dialog keeps the focus within
 * itself and hides what is outside, where a message could be neither heard nor acted on. Its place keeps its height meanwhile.
 */
function useHost() {
  const home = useRef<HTMLDivElement>(null);
  const [host] = useState(() => {
    const element = document.createElement('div');
    element.style.display = 'contents';
    return element;
  });
  const [place] = useState(() => () => {
    const at = home.current;
    if (at === null) return;
    const dialog = dialogInUse();
    const heightPx = host.querySelector<HTMLElement>('[data-anchor=top]')?.offsetHeight ?? 0;
    // Moved only where it must be: a move takes the focus away.
    if (host.parentElement !== (dialog ?? at)) (dialog ?? at).append(host);
    host.toggleAttribute('data-away', dialog !== null);
    Object.assign(at.style, dialog === null ? { display: 'contents' } : { display: 'block', height: `${heightPx}px` });
  });
  useLayoutEffect(() => {
    document.addEventListener('focusin', place);
    // A dialog that goes would take the messages along.
    const gone = new MutationObserver(() => {
      if (!host.isConnected) place();
    });
    gone.observe(document.body, { childList: true });
    return () => {
      document.removeEventListener('focusin', place);
      gone.disconnect();
      host.remove();
    };
  }, [host, place]);
  return { home, host, place };
}

/** At the top in the middle unless a message asks otherwise; what comes is read out (S6-06). */
export function MessageArea() {
  const all = useObservable(messages);
  const area = useRef<HTMLDivElement>(null);
  const { home, host, place } = useHost();
  useLayoutEffect(() => {
    place();
    // Tells the page how high the area at the top is.
    document.documentElement.style.setProperty('--messages', `${all.length && area.current?.offsetHeight}px`);
  }, [all, place]);
  const areas = (['top', 'bottom'] as const).map((anchor) => (
    <Area
      key={anchor}
      ref={anchor === 'top' ? area : null}
      data-anchor={anchor}
      aria-live="polite"
      aria-relevant="additions"
    >
      {all
        .filter((message) => message.anchor === anchor)
        .map((message) => (
          <MessageCard key={message.id} message={message} />
        ))}
    </Area>
  ));
  return (
    <>
      <div ref={home} style={{ display: 'contents' }} />
      {createPortal(areas, host)}
    </>
  );
}
