import type { CardId } from '@madoguchi/contract/information/cards.ts';
import Box from '@mui/material/Box';
import { AfterHead } from '../../kit/AfterHead.tsx';
import { LIST_PAGE_FRAME } from '../../kit/list/page-frame.ts';
import { PageHeader } from '../../kit/PageHeader.tsx';
import { useUser } from '../../platform/session.ts';
import { PresenceButton } from '../members/public.ts';
import { BoardTools } from './board/BoardTools.tsx';
import { CardBoard } from './board/CardBoard.tsx';
import { useCardKeys } from './board/card-keys.ts';
import { useBoard } from './board/use-board.ts';
import { AnnouncementsCard } from './cards/AnnouncementsCard.tsx';
import { MonthCard } from './cards/MonthCard.tsx';
import { PurchasesCard } from './cards/PurchasesCard.tsx';
import { ReviewCard } from './cards/ReviewCard.tsx';
import { ShortcutsCard } from './cards/ShortcutsCard.tsx';
import { TasksCard } from './cards/TasksCard.tsx';
import { TeamCard } from './cards/TeamCard.tsx';
import { DashboardTabs } from './DashboardTabs.tsx';
import { DayLine } from './DayLine.tsx';
import { MembersTab } from './MembersTab.tsx';
import { cardsFor, tabsFor } from './own-cards.ts';
import { useDashboardTab } from './use-dashboard-tab.ts';

const NO_CARDS: readonly CardId[] = [];

const CARDS = {
  tasks: TasksCard,
  announcements: AnnouncementsCard,
  month: MonthCard,
  purchases: PurchasesCard,
  review: ReviewCard,
  team: TeamCard,
  shortcuts: ShortcutsCard,
} as const;

/** The dashboard of somebody signed in: their cards, as they laid them out, and the people of their department. */
export function PersonPage({ title }: { readonly title: string }) {
  const { role } = useUser();
  const tabs = tabsFor({ roles: role });
  const { tab, goTab } = useDashboardTab(tabs);
  const isHome = tab === 'home';
  const board = useBoard(cardsFor({ roles: role }));
  useCardKeys(isHome ? board.shown : NO_CARDS);
  return (
    <Box sx={isHome ? undefined : LIST_PAGE_FRAME}>
      <PageHeader
        title={title}
        lead={<DayLine />}
        actions={isHome ? <BoardTools board={board} /> : <PresenceButton />}
      />
      <AfterHead>
        <DashboardTabs label={title} tabs={tabs} open={tab} onOpen={goTab}>
          {isHome ? <CardBoard board={board} cards={CARDS} /> : <MembersTab />}
        </DashboardTabs>
      </AfterHead>
    </Box>
  );
}
