import { may } from '@madoguchi/contract/access.ts';
import type { AnnouncementSummary } from '@madoguchi/contract/announcements/model.ts';
import { CATEGORY_NAMES, FIRST_ANNOUNCEMENTS } from '@madoguchi/contract/announcements/names.ts';
import { listAnnouncements, listForMaintenance } from '@madoguchi/contract/announcements/operations.ts';
import { inLanguage } from '@madoguchi/contract/in-language.ts';
import type { OutputOf } from '@madoguchi/contract/operation.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import { createLink, Link } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, useState } from 'react';
import { EmptyState } from '../../../kit/EmptyState.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { DASHBOARD } from '../../../kit/theme/tokens.ts';
import { formatDay } from '../../../platform/formats.ts';
import { useRead } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useSession } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useAnnouncementWords } from '../words.ts';
import { ReadMark } from './ReadMark.tsx';

/** Of who asks for more than those at first. */
const NEXT_PAGE = 20;

const ButtonLink = createLink(Button);

type Page = OutputOf<typeof listAnnouncements>;

interface Props {
  /** Draws what is read, still being read, or could not be read. */
  readonly frame: ComponentType<{
    readonly read: UseQueryResult<Page, Error>;
    readonly shape: readonly number[];
    readonly children: (page: Page) => ReactNode;
  }>;
  /** Key of the page before; none for the first. */
  readonly after?: string;
}

/** The announcements for this visitor today; further pages on request. */
export function AnnouncementList({ frame: Frame, after }: Props) {
  const t = useAnnouncementWords();
  const read = useRead(
    listAnnouncements,
    after === undefined ? { limit: FIRST_ANNOUNCEMENTS } : { limit: NEXT_PAGE, after },
  );
  const [wantsMore, setWantsMore] = useState(false);
  return (
    <Frame read={read} shape={[48, 48, 48, 48, 48]}>
      {({ rows, next }) => (
        <>
          {rows.length === 0 && after === undefined ? <Nothing /> : null}
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {rows.map((row) => (
              <AnnouncementRow key={row.id} of={row} />
            ))}
          </Box>
          {next === null ? null : wantsMore ? (
            <AnnouncementList frame={Frame} after={next} />
          ) : (
            <Button size="small" onClick={() => setWantsMore(true)} sx={{ alignSelf: 'center' }}>
              {t('more')}
            </Button>
          )}
        </>
      )}
    </Frame>
  );
}

/** Nothing is said today; whoever writes announcements is led to where they do (R10). */
function Nothing() {
  const t = useAnnouncementWords();
  const { user } = useSession();
  return (
    <EmptyState icon="announcement" text={t('none')}>
      {user !== null && may({ roles: user.role }, 'admin') ? (
        <ButtonLink to={screenPath('announcements.maintenance')} variant="outlined">
          {t('maintain')}
        </ButtonLink>
      ) : null}
    </EmptyState>
  );
}

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: DASHBOARD.row,
  padding: '8px 0',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

/** Those that are out and to be confirmed; there are few at a time. */
const ASKED_TO_CONFIRM = { phase: 'current', 'must-read': 'yes', limit: 100 } as const;

const ROOM = { '&::before': { content: '"\\200b"' } };

/** How many have confirmed it, for those who write announcements; leads to who has not. */
function ReadRate({ id }: Pick<AnnouncementSummary, 'id'>) {
  const t = useAnnouncementWords();
  const { data } = useRead(listForMaintenance, ASKED_TO_CONFIRM);
  // Its line is there from the first: one that comes later would move all below it.
  if (data === undefined) return <Typography variant="caption" component="p" sx={ROOM} />;
  const { readCount, addressedCount } = data.rows.find((row) => row.id === id) ?? {};
  if (typeof readCount !== 'number' || typeof addressedCount !== 'number') return null;
  const percent = addressedCount === 0 ? 0 : Math.floor((readCount / addressedCount) * 100);
  return (
    <Typography variant="caption" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      <Link to={screenPath('announcements.readers', { announcementId: id })}>
        {t('readRate', { read: readCount, all: addressedCount, percent })}
      </Link>
    </Typography>
  );
}

/** One announcement: its title opens it; category, day and whether it is still to be confirmed stand beside. */
function AnnouncementRow({ of }: { readonly of: AnnouncementSummary }) {
  const t = useAnnouncementWords();
  const { user } = useSession();
  const language = useLanguage();
  const title = inLanguage(of.title, of.titleEn, language);
  return (
    <Row>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography
          component="p"
          variant="caption"
          sx={{ display: 'flex', alignItems: 'center', columnGap: 1, color: 'text.secondary' }}
        >
          {of.pinned ? <Icon name="pin" size={16} label={t('pinned')} /> : null}
          <span>{CATEGORY_NAMES[of.announcementCategory][language]}</span>
          <span>{formatDay(of.shownFrom, language)}</span>
        </Typography>
        <Link
          to="."
          search={(search: object) => ({ ...search, announcement: of.id })}
          resetScroll={false}
          lang={title.lang}
        >
          {title.text}
        </Link>
        {of.mustRead && user !== null && may({ roles: user.role }, 'admin') ? <ReadRate id={of.id} /> : null}
      </Box>
      {of.mustRead ? <ReadMark readAt={of.readAt} /> : null}
    </Row>
  );
}
