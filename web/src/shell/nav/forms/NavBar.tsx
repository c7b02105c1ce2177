import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { ThemeArea } from '../../../kit/theme/ThemeArea.tsx';
import { FRAME } from '../../../kit/theme/tokens.ts';
import { useShellWords } from '../../words.ts';
import { onNavKey } from '../nav-keys.ts';
import { NavMenu } from '../rows/NavMenu.tsx';
import { NavHead } from './NavHead.tsx';
import { NavPerson } from './NavPerson.tsx';

const Bar = styled('nav')({ display: 'flex', flexDirection: 'column', width: '100%', height: '100%' });
const Scroll = styled('div')({ flex: 1, minHeight: 0, overflow: 'hidden auto', paddingBottom: 16 });

interface Props {
  /** The button in the head that closes or folds the bar. */
  readonly toggle: ReactNode;
  readonly isFolded?: boolean;
}

/** The inside of a bar with rows, the same beside the content, folded and in the drawer: head, person, menu. */
export function NavBar({ toggle, isFolded = false }: Props) {
  const t = useShellWords();
  return (
    <ThemeArea area="navbar" style={{ height: '100%', minWidth: isFolded ? 0 : FRAME.navWidth }}>
      <Bar aria-label={t('navigation')} data-folded={isFolded ? '' : undefined} onKeyDown={onNavKey}>
        <NavHead isFolded={isFolded} toggle={toggle} />
        <NavPerson />
        <Scroll>
          <NavMenu />
        </Scroll>
      </Bar>
    </ThemeArea>
  );
}
