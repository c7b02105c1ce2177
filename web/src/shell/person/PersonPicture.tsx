import { styled } from '@mui/material/styles';

const Round = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
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
  '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
}));

interface Props {
  readonly name: string;
  readonly photo: string | null;
  /** Pixels at 100 %. */
  readonly size: 24 | 40;
}

/** A person's photo, else the first letter of the name, beside which it always stands. */
export function PersonPicture({ name, photo, size }: Props) {
  return (
    <Round
      aria-hidden
      data-letter={photo === null ? firstLetter(name) : ''}
      style={{ width: `${size / 16}rem`, height: `${size / 16}rem` }}
    >
      {photo === null ? null : <img src={photo} alt="" />}
    </Round>
  );
}

/** One letter as people see it, also where it is made of several code points. */
function firstLetter(name: string): string {
  // With its marks. A segmenter would know more, and costs a slow device a twentieth of a second before the first screen.
  return /^\P{M}\p{M}*/u.exec(name.trim())?.[0].toUpperCase() ?? '';
}
