import { keyframes, styled } from '@mui/material/styles';
import { height, RADIUS } from '../../kit/theme/tokens.ts';

const breath = keyframes({ from: { opacity: 1 }, to: { opacity: 0.5 } });

const Place = styled('div')(({ theme }) => ({
  height: height(32),
  borderRadius: RADIUS.input,
  backgroundColor: theme.vars.palette.action.hover,
  animation: `${breath} 1s ease-in-out infinite alternate`,
}));

/** Tools, head and seven more. */
const ROWS = [...'abcdefghi'];

/** A page on its way: head, tools and rows in their places, so that nothing jumps when it comes. */
export function PageWaiting() {
  return (
    <div aria-busy="true" style={{ display: 'grid', gap: 16 }}>
      <Place style={{ width: 'min(320px, 80%)', margin: '20px 0' }} />
      {ROWS.map((row) => (
        <Place key={row} />
      ))}
    </div>
  );
}
