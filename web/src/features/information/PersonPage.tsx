import { countForReview } from '@madoguchi/contract/expense-claims/operations.ts';
import { NOT_SUBMITTED, STATUS_NAMES } from '@madoguchi/contract/expense-claims/state-names.ts';
import type { CardId } from '@madoguchi/contract/information/cards.ts';
import { showTeam } from '@madoguchi/contract/information/operations.ts';
import { cardsFor, type DashboardTab, TABS, tabsFor } from '@madoguchi/contract/information/own-cards.ts';
import { departmentsLedBy } from '@madoguchi/contract/master-data/departments.ts';
import { itemsOf } from '@madoguchi/contract/menu/nodes.ts';
import type { OutputOf } from '@madoguchi/contract/operation.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { createLink, Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { AfterHead } from '../../kit/AfterHead.tsx';
import { EmptyState } from '../../kit/EmptyState.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { LIST_PAGE_FRAME } from '../../kit/list/page-frame.ts';
import { PageHeader } from '../../kit/PageHeader.tsx';
import { height, RADIUS } from '../../kit/theme/tokens.ts';
import { Waiting } from '../../kit/Waiting.tsx';
import { formatMonth, formatYen } from '../../platform/formats.ts';
import { usePreference } from '../../platform/preferences.ts';
import { useRead } from '../../platform/query.ts';
import { screenPath } from '../../platform/screen-path.ts';
import { useMasters, useSession, useUser } from '../../platform/session.ts';
import { useLanguage } from '../../platform/words.ts';
import { useMenu, useMenuTitle } from '../../shell/nav/menu/use-menu.ts';
import { AnnouncementList } from '../announcements/public.ts';
import { BudgetTab } from '../budgets/public.ts';
import { TodayEvents } from '../calendar/public.ts';
import { COLLEAGUES_SHAPE, Colleagues, PresenceButton } from '../members/public.ts';
import { TodayReservations } from '../reservations/public.ts';
import { BoardTools } from './board/BoardTools.tsx';
import { CardBoard } from './board/CardBoard.tsx';
import { CardRead } from './board/CardRead.tsx';
import { useCardKeys } from './board/card-keys.ts';
import { useBoard } from './board/use-board.ts';
import { CardLink } from './cards/CardLink.tsx';
import { CountTable } from './cards/CountTable.tsx';
import { MonthCard } from './cards/MonthCard.tsx';
import { PurchasesCard } from './cards/PurchasesCard.tsx';
import { TasksCard } from './cards/TasksCard.tsx';
import { TeamCard } from './cards/TeamCard.tsx';
import { DashboardTabs } from './DashboardTabs.tsx';
import { DayLine } from './DayLine.tsx';
import { useInformationWords } from './words.ts';

const ButtonLink = createLink(Button);

type Count = OutputOf<typeof countForReview>[number];

/** In the order in which a claim goes. */
const ORDER: readonly Count['state'][] = [
  'not-submitted',
  'submitted',
  'returned',
  'approved',
  'confirmed',
  'rejected',
];

/** How many people stand where this month, and the sums; each state opens its list (B9-01). */
function ReviewCard() {
  const t = useInformationWords();
  const language = useLanguage();
  const month = monthOf(useSession().today);
  const read = useRead(countForReview, { month });
  const to = screenPath('expense-claims.review', { applicationYm: month });
  return (
    <CardRead read={read} shape={[32, 32, 32, 32, 32]}>
      {(counts) => (
        <>
          <CountTable
            head={t('headPeople')}
            rows={inOrder(counts).map(({ state, people, totalYen }) => ({
              state,
              name: (state === 'not-submitted' ? NOT_SUBMITTED : STATUS_NAMES[state])[language],
              to,
              search: { state },
              count: t('people', { count: people }),
              total: state === 'not-submitted' ? '-' : formatYen(totalYen),
            }))}
          />
          <CardLink to={to}>{t('openReview', { month: formatMonth(month, language) })}</CardLink>
        </>
      )}
    </CardRead>
  );
}

function inOrder(counts: readonly Count[]): readonly Count[] {
  return counts.toSorted((one, other) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state));
}

const Shortcut = styled(Link)(({ theme }) => ({
  ...theme.typography.body1,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: height(44),
  padding: '4px 12px',
  borderRadius: RADIUS.menu,
  textDecoration: 'none',
  color: theme.vars.palette.text.primary,
  '& > svg': { color: theme.vars.palette.primary.main, flex: 'none' },
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
}));

/** The screens that this person opens often, in the order in which they chose them (B9-01). */
function ShortcutsCard() {
  const t = useInformationWords();
  const title = useMenuTitle();
  const { nodes } = useMenu();
  const { value } = usePreference('shortcuts');
  const items = itemsOf(nodes);
  const chosen = value.flatMap((id) => items.filter((item) => item.id === id));
  if (chosen.length === 0) {
    return (
      <EmptyState icon="star" text={t('noShortcuts')}>
        <ButtonLink to={screenPath('profile')} search={{ tab: 'settings' } as never} variant="outlined">
          {t('chooseShortcuts')}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {chosen.map(({ id, to, icon, title: key }) => (
        <li key={id}>
          <Shortcut to={to}>
            <Icon name={icon} />
            {title(key)}
          </Shortcut>
        </li>
      ))}
    </Box>
  );
}

const NO_CARDS: readonly CardId[] = [];

const CARDS = {
  tasks: TasksCard,
  announcements: AnnouncementsCard,
  month: MonthCard,
  purchases: PurchasesCard,
  review: ReviewCard,
  team: TeamCard,
  calendar: TodayCard,
  reservations: ReservationsCard,
  shortcuts: ShortcutsCard,
} as const;

/** The dashboard of somebody signed in: their cards, as they laid them out, and the people of their department. */
export function PersonPage({ title }: { readonly title: string }) {
  const { role, employeeId } = useUser();
  const { tools } = useSession();
  const { group } = useMasters();
  const leads = employeeId !== null && departmentsLedBy(employeeId, group).length > 0;
  const tabs = tabsFor({ roles: role }, tools, leads);
  const { tab, goTab } = useDashboardTab(tabs);
  const isHome = tab === 'home';
  const board = useBoard(cardsFor({ roles: role }, tools));
  useCardKeys(isHome ? board.shown : NO_CARDS);
  return (
    <Box sx={tab === 'members' ? LIST_PAGE_FRAME : undefined}>
      <PageHeader
        title={title}
        lead={<DayLine />}
        actions={isHome ? <BoardTools board={board} /> : tab === 'members' ? <PresenceButton /> : undefined}
      />
      <AfterHead>
        <DashboardTabs label={title} tabs={tabs} open={tab} onOpen={goTab}>
          {isHome ? <CardBoard board={board} cards={CARDS} /> : null}
          {tab === 'budget' ? (
            <Suspense fallback={<Waiting shape={[40, 240, 320]} />}>
              <BudgetTab />
            </Suspense>
          ) : null}
          {tab === 'members' ? <MembersTab /> : null}
        </DashboardTabs>
      </AfterHead>
    </Box>
  );
}

/** The person's own events of today. */
function TodayCard() {
  return <TodayEvents frame={CardRead} />;
}

/** The person's own reservations of today. */
function ReservationsCard() {
  return <TodayReservations frame={CardRead} />;
}

/** The company's announcements to this person. */
function AnnouncementsCard() {
  return <AnnouncementList frame={CardRead} />;
}

/** Everybody of one's department, whether they said where they are or not (R10). */
function MembersTab() {
  const t = useInformationWords();
  const read = useRead(showTeam, {});
  return (
    <CardRead read={read} shape={COLLEAGUES_SHAPE}>
      {({ departmentCode }) =>
        departmentCode === null ? (
          <EmptyState icon="people" text={t('noDepartment')} />
        ) : (
          <Colleagues departmentCode={departmentCode} />
        )
      }
    </CardRead>
  );
}

/** Which tab of the dashboard is open, as the URL carries it: a link leads to it, Back leads back. */
interface DashboardPlace {
  readonly tab: DashboardTab;
  /** To another tab: what the URL says besides belongs to the one that is left. */
  readonly goTab: (tab: DashboardTab) => void;
}

/** `offered`: those that the person has; any other in the URL is the first. */
function useDashboardTab(offered: readonly DashboardTab[]): DashboardPlace {
  const { tab }: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  return {
    tab: offered.find((known) => known === tab) ?? TABS[0],
    goTab: (next) => void navigate({ to: '.', search: next === TABS[0] ? {} : { tab: next }, resetScroll: false }),
  };
}
