import { styled } from '@mui/material/styles';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Mark } from '../../../kit/Mark.tsx';
import { FRAME, height } from '../../../kit/theme/tokens.ts';
import { Wordmark } from '../../../kit/Wordmark.tsx';
import { screenPath } from '../../../platform/screen-path.ts';
import { useShellWords } from '../../words.ts';

const Head = styled('div')({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: height(FRAME.navHead),
  paddingRight: 8,
});
const Home = styled(Link)({ display: 'flex', padding: '8px 0', marginLeft: 18, textDecoration: 'none' });

interface Props {
  readonly isFolded: boolean;
  readonly toggle: ReactNode;
}

/** The mark, which leads to the information page, and the bar's own button. */
export function NavHead({ isFolded, toggle }: Props) {
  const t = useShellWords();
  return (
    <Head>
      <Home to={screenPath('information')} aria-label={isFolded ? t('toInformation') : undefined}>
        {isFolded ? <Mark size={28} /> : <Wordmark />}
      </Home>
      {isFolded ? null : toggle}
    </Head>
  );
}
