import { may } from '@madoguchi/contract/access.ts';
import { MANUAL_PAGES, type ManualPage } from '@madoguchi/contract/documentation/pages.ts';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Link, useLocation } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { AfterHead } from '../../../kit/AfterHead.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { SearchBox } from '../../../kit/list/tools/SearchBox.tsx';
import { PageHeader } from '../../../kit/PageHeader.tsx';
import { FORM_SHAPE, Waiting } from '../../../kit/Waiting.tsx';
import { useUser } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useManualWords } from '../words.ts';
import { SideMenu } from './SideMenu.tsx';

const ManualSearch = lazy(async () => ({ default: (await import('../search/ManualSearch.tsx')).ManualSearch }));

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '256px minmax(0, 1fr)',
  gap: 32,
  alignItems: 'start',
  '& > .aside': {
    position: 'sticky',
    top: 'calc(var(--frame-top) + 16px)',
    maxHeight: 'calc(100dvh - var(--frame-taken) - 32px)',
    overflowY: 'auto',
    display: 'grid',
    gap: 8,
    padding: 4,
  },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 16,
    '& > .aside': { position: 'static', maxHeight: 'none', padding: 0 },
  },
  '@media print': { display: 'block', '& > .aside': { display: 'none' } },
}));

const Neighbours = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 16,
  marginTop: 48,
  paddingTop: 16,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > a': { display: 'inline-flex', alignItems: 'center', gap: 8, minHeight: 44 },
  '& > .next': { marginInlineStart: 'auto', textAlign: 'end' },
  '& small': { ...theme.typography.caption, display: 'block', color: theme.vars.palette.text.secondary },
  '@media print': { display: 'none' },
}));

interface NeighbourLinksProps {
  readonly pages: readonly ManualPage[];
  readonly current: string;
}

/** The pages before and after in the order of the side menu. */
function NeighbourLinks({ pages, current }: NeighbourLinksProps) {
  const t = useManualWords();
  const language = useLanguage();
  const place = pages.findIndex(({ id }) => id === current);
  const before = pages[place - 1];
  const after = place < 0 ? undefined : pages[place + 1];
  return (
    <Neighbours aria-label={t('neighbours')}>
      {before === undefined ? null : (
        <Link to={before.path} rel="prev">
          <Icon name="chevronLeft" />
          <span>
            <small>{t('previous')}</small>
            {before.title[language]}
          </span>
        </Link>
      )}
      {after === undefined ? null : (
        <Link to={after.path} rel="next" className="next">
          <span>
            <small>{t('next')}</small>
            {after.title[language]}
          </span>
          <Icon name="chevronRight" />
        </Link>
      )}
    </Neighbours>
  );
}

/** The pages that the person has. */
export function usePages(): readonly ManualPage[] {
  const { role } = useUser();
  return MANUAL_PAGES.filter(({ access }) => may({ roles: role }, access));
}

interface Props {
  readonly title: string;
  /** The id of the open page; null for one that is none of the table's. */
  readonly current: string | null;
  readonly lead?: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The documentation around a page: its search, its side menu, and the pages beside it. */
export function ManualFrame(props: Props) {
  const { pathname } = useLocation();
  return <FramedPage key={pathname} {...props} />;
}

function FramedPage({ title, current, lead, actions, children }: Props) {
  const t = useManualWords();
  const pages = usePages();
  const [q, setQ] = useState('');
  return (
    <>
      <PageHeader title={title} lead={lead} actions={actions} />
      <AfterHead>
        <Frame>
          <div className="aside">
            <SearchBox q={q} label={t('search')} onSearch={setQ} />
            <SideMenu pages={pages} current={current} />
          </div>
          <Box component="article" sx={{ minWidth: 0, maxWidth: 880 }}>
            <Suspense fallback={<Waiting shape={FORM_SHAPE} />}>
              {q === '' ? children : <ManualSearch q={q} pages={pages} onChosen={() => setQ('')} />}
            </Suspense>
            {current === null || q !== '' ? null : <NeighbourLinks pages={pages} current={current} />}
          </Box>
        </Frame>
      </AfterHead>
    </>
  );
}
