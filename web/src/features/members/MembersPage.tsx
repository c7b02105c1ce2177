import { may } from '@madoguchi/contract/access.ts';
import { MEMBER_LIST } from '@madoguchi/contract/members/lists.ts';
import type { MemberRow } from '@madoguchi/contract/members/model.ts';
import { exportMembers, listMembers } from '@madoguchi/contract/members/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { createLink } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { useDepartmentOptions } from '../../kit/departments/use-department-name.ts';
import { EmptyState } from '../../kit/EmptyState.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { List } from '../../kit/list/List.tsx';
import { ListPage } from '../../kit/list/ListPage.tsx';
import type { ListColumn, Peek, Tiles } from '../../kit/list/list-props.ts';
import { PersonPicture } from '../../kit/PersonPicture.tsx';
import { screenPath } from '../../platform/screen-path.ts';
import { useScreenTitle } from '../../platform/screen-title.ts';
import { masterName, useMasters, useUser } from '../../platform/session.ts';
import { useLanguage } from '../../platform/words.ts';
import { MemberPanel } from './card/MemberPanel.tsx';
import { CallLink } from './directory/CallLink.tsx';
import { useMemberCells } from './directory/member-cells.tsx';
import { StandingChips } from './directory/StandingChips.tsx';
import { usePlaceNames } from './directory/use-place-names.ts';
import { MemberStateChip } from './MemberStateChip.tsx';
import { PresenceButton } from './presence/PresenceButton.tsx';
import { NEW } from './record/new-member.ts';
import { useMembersPlace, WAYS, type Way } from './use-members-place.ts';
import { useMembersWords } from './words.ts';

const PEEK: Peek<typeof MEMBER_LIST> = {
  layout: 'panel',
  render: ({ id, takeFocus, close }) => <MemberPanel key={id} id={id} takeFocus={takeFocus} onClose={close} />,
};

const TILES: Tiles<typeof MEMBER_LIST> = {
  leastPx: 304,
  heightPx: 152,
  render: (row, name) => <MemberTile member={row} name={name} />,
};

interface MemberDirectoryProps {
  readonly asTiles: boolean;
  /** Admins see who has left and who is to come, and take the list along as a file. */
  readonly mayKeep: boolean;
}

/** The member list: by reading, with the rows of the kana table as its tabs. */
function MemberDirectory({ asTiles, mayKeep }: MemberDirectoryProps) {
  const t = useMembersWords();
  const title = useScreenTitle()('members.list');
  const language = useLanguage();
  const { position: positions } = useMasters();
  const columns = useMemberColumns(mayKeep);
  const placeOf = usePlaceNames();
  const department = useDepartmentOptions();
  const options = useMemo(
    () => ({ department, position: positions.map((one) => ({ value: one.code, label: masterName(one, language) })) }),
    [department, positions, language],
  );
  return (
    <List
      list={MEMBER_LIST}
      operation={listMembers}
      label={title}
      columns={columns}
      nameOf={(row) => row.name}
      nameLang="ja"
      nameField="name"
      besideName={(row) => row.kana}
      card={(row: MemberRow) => ({
        state: <StandingChips member={row} />,
        day: placeOf(row),
        detail: row.extension === '' ? row.kana : t('extensionIs', { extension: row.extension }),
        mark: <CallLink member={row} />,
      })}
      peek={PEEK}
      options={options}
      tabs={{ field: 'index', counts: undefined }}
      {...(asTiles ? { tiles: TILES } : {})}
      {...(mayKeep ? { exported: exportMembers } : {})}
      empty={<EmptyState icon="people" text={t('none')} />}
      emptyFiltered={t('none')}
    />
  );
}

type Column = ListColumn<typeof MEMBER_LIST>;

/** The columns of the member list; those of a leaving are for admins only. */
function useMemberColumns(mayKeep: boolean): readonly Column[] {
  const language = useLanguage();
  const cells = useMemberCells();
  return useMemo((): Column[] => {
    // The English words are the longer ones.
    const wide = (ja: number, en: number) => (language === 'ja' ? ja : en);
    const ofKeepers: Column[] = [
      { field: 'state', widthPx: wide(128, 136), fromPx: 760, cell: ({ state }) => <MemberStateChip status={state} /> },
      { field: 'left', isExtra: true },
    ];
    return [
      { field: 'photo', widthPx: wide(56, 68), fromPx: 640, cell: cells.photo },
      { field: 'name', widthPx: null, head: { ja: '氏名（フリガナ）', en: 'Name (kana)' } },
      { field: 'employee', widthPx: wide(96, 164), fromPx: wide(900, 1_320) },
      { field: 'department', widthPx: wide(168, 208), cell: cells.department },
      { field: 'position', widthPx: wide(112, 136), fromPx: 640, cell: cells.position },
      { field: 'extension', widthPx: wide(72, 100) },
      { field: 'phone', isExtra: true },
      {
        field: 'email',
        widthPx: 264,
        // Where somebody stands comes first for who keeps the records.
        fromPx: mayKeep ? 1_360 : 1_080,
        cell: cells.email,
      },
      { field: 'workplace', fromPx: mayKeep ? wide(1_000, 1_240) : wide(1_200, 1_360) },
      { field: 'presence', widthPx: wide(128, 140), fromPx: 760, cell: cells.presence },
      { field: 'joined', isExtra: true },
      ...(mayKeep ? ofKeepers : []),
    ];
  }, [cells, language, mayKeep]);
}

const Organisation = lazy(async () => ({ default: (await import('./organisation/Organisation.tsx')).Organisation }));
const ButtonLink = createLink(Button);

/** `/apps/member/all`: everybody who works here, as a table, as cards, or as the organisation (B2-02). */
export function MembersPage() {
  const t = useMembersWords();
  const title = useScreenTitle()('members.list');
  const { role } = useUser();
  const mayKeep = may({ roles: role }, 'admin');
  const { way, goWay } = useMembersPlace();
  return (
    <ListPage
      title={title}
      actions={
        <>
          <PresenceButton />
          <WaySwitch way={way} onChange={goWay} />
          {mayKeep && (
            <ButtonLink to={screenPath('members.record', { employeeId: NEW })} variant="contained">
              {t('create')}
            </ButtonLink>
          )}
        </>
      }
    >
      {way === 'organisation' ? (
        <Suspense fallback={null}>
          <Organisation />
        </Suspense>
      ) : (
        <MemberDirectory asTiles={way === 'cards'} mayKeep={mayKeep} />
      )}
    </ListPage>
  );
}

interface Props {
  readonly way: Way;
  readonly onChange: (way: Way) => void;
}

/** How the members are shown. On a phone the table is cards already. */
function WaySwitch({ way, onChange }: Props) {
  const t = useMembersWords();
  const isPhone = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  const offered = WAYS.filter((one) => !isPhone || one !== 'cards');
  const shown = isPhone && way === 'cards' ? 'table' : way;
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={t('show')}
      value={shown}
      onChange={(_event, next: Way | null) => {
        if (next !== null) onChange(next);
      }}
    >
      {offered.map((one) => (
        <ToggleButton key={one} value={one}>
          {t(`show.${one}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

interface MemberTileProps {
  readonly member: MemberRow;
  /** The name with the link to the person. */
  readonly name: ReactNode;
}

const LINE = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** One colleague as a card: who, where, and how to reach them. */
function MemberTile({ member, name }: MemberTileProps) {
  const t = useMembersWords();
  const placeOf = usePlaceNames();
  const { kana, email, extension, workplace } = member;
  const reach = [extension === '' ? '' : t('extensionIs', { extension }), workplace].filter((one) => one !== '');
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start', minWidth: 0 }}>
      <PersonPicture name={member.name} photo={member.photoURL} size={40} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Typography component="div" sx={{ ...LINE, flex: 1 }}>
            {name}
          </Typography>
          <StandingChips member={member} />
        </Box>
        <Typography variant="caption" component="div" lang="ja" sx={{ ...LINE, color: 'text.secondary' }}>
          {kana}
        </Typography>
        <Typography variant="body2" sx={{ ...LINE, mt: 0.5 }}>
          {placeOf(member)}
        </Typography>
        <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 40 }}>
          <Typography variant="body2" sx={{ ...LINE, flex: 1, color: 'text.secondary' }}>
            {reach.join(' · ')}
          </Typography>
          <CallLink member={member} />
          <IconButton
            href={`mailto:${email}`}
            aria-label={t('mail', { name: member.name })}
            sx={{ position: 'relative', zIndex: 1 }}
          >
            <Icon name="mail" />
          </IconButton>
        </Box>
      </Box>
    </Box>
  );
}
