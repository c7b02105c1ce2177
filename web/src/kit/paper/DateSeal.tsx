import { styled } from '@mui/material/styles';

const Svg = styled('svg')(({ theme }) => ({
  width: 56,
  height: 56,
  flex: 'none',
  color: theme.vars.palette.mark.counter,
  fontWeight: 600,
}));

const CHARACTERS_AT_FULL_SIZE = 4;
const NARROW_EM = 0.6;

interface DateSealProps {
  readonly label: string;
  readonly department: string;
  /** As written on the seal: 2026.11.21 */
  readonly day: string;
  readonly familyName: string;
}

/** 日付印: drawn from a recorded decision only, never from what somebody might do. */
export function DateSeal({ label, department, day, familyName }: DateSealProps) {
  return (
    <Svg viewBox="0 0 56 56" role="img" aria-label={label}>
      <circle cx="28" cy="28" r="27" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="M2.5 20.5h51M2.5 35.5h51" stroke="currentColor" strokeWidth="1" />
      <SealRow y={15.5} text={department} sizePx={8} />
      <SealRow y={31.5} text={day} sizePx={9} />
      <SealRow y={46} text={familyName} sizePx={9} />
    </Svg>
  );
}

/** One row; longer text is pressed together, so that it stays inside of the circle. */
function SealRow({ y, text, sizePx }: { readonly y: number; readonly text: string; readonly sizePx: number }) {
  const width = [...text].reduce((sum, character) => sum + (character > '\u2fff' ? 1 : NARROW_EM), 0);
  const room = y === 31.5 ? 46 : CHARACTERS_AT_FULL_SIZE * sizePx;
  const isLong = width * sizePx > room;
  return (
    <text
      x="28"
      y={y}
      textAnchor="middle"
      fill="currentColor"
      fontSize={sizePx}
      {...(isLong ? { textLength: room, lengthAdjust: 'spacingAndGlyphs' as const } : {})}
    >
      {text}
    </text>
  );
}
