import { showHealth } from '@madoguchi/contract/system/operations.ts';
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { Icon } from '../../kit/Icon.tsx';
import { LAYER } from '../../kit/theme/tokens.ts';
import { useRead } from '../../platform/query.ts';
import { useLogServerWords } from './words.ts';

/** How old what it says may be. */
const AGAIN_MS = 60_000;

/** Stays in view above the footer, and moves nothing that is read when it comes. */
const Band = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'sticky',
  bottom: 'var(--stuck-below)',
  zIndex: LAYER.bar,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  margin: 0,
  padding: '8px 24px',
  color: theme.vars.palette.status.orange.ink,
  backgroundColor: theme.vars.palette.status.orange.ground,
  '& > svg': { flex: 'none' },
  [theme.breakpoints.down('sm')]: { padding: '8px 16px' },
  '@media print': { display: 'none' },
}));

/** Tells the frame how high the band is, so that the bars of pages stick above it and not under it. */
function takeRoom(band: HTMLElement | null): (() => void) | undefined {
  if (band === null) return undefined;
  const { style } = document.documentElement;
  const watch = new ResizeObserver(() => style.setProperty('--band', `${band.offsetHeight}px`));
  watch.observe(band);
  return () => {
    watch.disconnect();
    style.removeProperty('--band');
  };
}

/** Tells the system people, on each page, that the login page promises more than is so: no log server, or one out of reach. */
export function LogServerBand() {
  const t = useLogServerWords();
  const { data, refetch } = useRead(showHealth, {});
  useEffect(() => {
    const again = setInterval(() => void refetch(), AGAIN_MS);
    return () => clearInterval(again);
  }, [refetch]);
  if (data === undefined || data.logServer.state === 'shipping') return null;
  return (
    <Band ref={takeRoom} role="status">
      <Icon name="warning" size={20} />
      {t(data.logServer.state, { count: data.logServer.waiting })}
    </Band>
  );
}
