import { styled } from '@mui/material/styles';
import { announcement } from '../platform/announcer.ts';
import { useObservable } from '../platform/observable.ts';

const Unseen = styled('div')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** The page's one polite live region. */
export function Announcer() {
  return <Unseen aria-live="polite">{useObservable(announcement)}</Unseen>;
}
