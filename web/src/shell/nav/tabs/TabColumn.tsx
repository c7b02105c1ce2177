import { styled } from '@mui/material/styles';
import { Link } from '@tanstack/react-router';
import { Mark } from '../../../kit/Mark.tsx';
import { ThemeArea } from '../../../kit/theme/ThemeArea.tsx';
import { FRAME, height } from '../../../kit/theme/tokens.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useShellWords } from '../../words.ts';
import type { MenuNode } from '../menu/nodes.ts';
import { holds } from '../menu/place.ts';
import { Tab } from './Tab.tsx';

const Head = styled('div')({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  height: height(FRAME.navHead),
});
const Column = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  backgroundColor: theme.vars.palette.background.default,
}));
const Rows = styled('ul')({
  flex: 1,
  minHeight: 0,
  listStyle: 'none',
  margin: 0,
  padding: '0 0 16px',
  overflow: 'hidden auto',
  scrollbarWidth: 'thin',
});
const Line = styled('li')(({ theme }) => ({
  margin: '8px 16px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

interface Props {
  readonly nodes: readonly MenuNode[];
  readonly currentId: string | undefined;
  readonly openId: string | null;
  readonly isDense: boolean;
  readonly onPress: (id: string) => void;
}

/** The first level of the menu as tabs; that of the open screen is marked (N6). */
export function TabColumn({ nodes, currentId, openId, isDense, onPress }: Props) {
  const t = useShellWords();
  return (
    <ThemeArea area="navbar" style={{ flex: 'none', height: '100%', width: isDense ? FRAME.navRail : FRAME.navColumn }}>
      <Column>
        <Head>
          <Link to={screenPath('information')} aria-label={t('toInformation')} style={{ display: 'flex' }}>
            <Mark size={28} />
          </Link>
        </Head>
        <Rows>
          {nodes.map((node) =>
            node.kind === 'divider' ? (
              <Line key={node.id} aria-hidden="true" />
            ) : (
              <li key={node.id}>
                <Tab
                  node={node}
                  isCurrent={holds(node, currentId)}
                  isOpen={node.id === openId}
                  isDense={isDense}
                  onPress={() => onPress(node.id)}
                />
              </li>
            ),
          )}
        </Rows>
      </Column>
    </ThemeArea>
  );
}
