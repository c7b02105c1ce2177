import { styled } from '@mui/material/styles';
import { formatDay } from '../platform/formats.ts';
import { useSession } from '../platform/session.ts';
import { useLanguage } from '../platform/words.ts';
import { useShellWords } from './words.ts';

const Note = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'none',
  margin: '16px 0 0',
  textAlign: 'right',
  '@media print': { display: 'block' },
}));

/** On paper only: whose print this is, and of which day. */
export function PrintNote() {
  const t = useShellWords();
  const language = useLanguage();
  const { user, today, company } = useSession();
  const name = user?.data.displayName ?? t('guest');
  return <Note aria-hidden>{t('printed', { company, name, day: formatDay(today, language) })}</Note>;
}
