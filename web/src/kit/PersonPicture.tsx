import { styled } from '@mui/material/styles';
import { underBase } from '../platform/base-path.ts';

const Round = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  borderRadius: '50%',
  overflow: 'hidden',
  fontWeight: 600,
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  // Not a text of its own: whoever hears the page hears the name beside it.
  '&::before': { content: 'attr(data-letter)' },
  // Over the letter, which so stands until the photo has come, and where it is gone.
  '& > img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
}));

const LETTER_OF_SIZE = 0.4;

interface Props {
  readonly name: string;
  /** Where the photo is fetched, as the server names it. */
  readonly photo: string | null;
  /** Pixels at 100 %. */
  readonly size: 24 | 40 | 96;
}

/** A person's photo, else the first letter of the name, beside which it always stands. */
export function PersonPicture({ name, photo, size }: Props) {
  const side = `${size / 16}rem`;
  const letter = size === 96 ? { fontSize: `${(size * LETTER_OF_SIZE) / 16}rem` } : {};
  return (
    <Round aria-hidden data-letter={firstLetter(name)} style={{ width: side, height: side, ...letter }}>
      {photo === null ? null : <img src={underBase(photo as `/${string}`)} alt="" />}
    </Round>
  );
}

/** One letter as people see it, also where it is made of several code points. */
function firstLetter(name: string): string {
  // With its marks. A segmenter would know more, and costs a slow device a twentieth of a second before the first screen.
  return /^\P{M}\p{M}*/u.exec(name.trim())?.[0].toUpperCase() ?? '';
}
