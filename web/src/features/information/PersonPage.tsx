import { useUser } from '../../platform/session.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
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
import { DayLine } from './DayLine.tsx';
import { cardsFor } from './own-cards.ts';
import { useNews } from './use-news.ts';

const CARDS = {
  tasks: TasksCard,
  announcements: AnnouncementsCard,
  month: MonthCard,
  purchases: PurchasesCard,
  review: ReviewCard,
  team: TeamCard,
  shortcuts: ShortcutsCard,
} as const;

/** The dashboard of somebody signed in: their cards, as they laid them out. */
export function PersonPage({ title }: { readonly title: string }) {
  const { role } = useUser();
  const board = useBoard(cardsFor({ roles: role }));
  useCardKeys(board.shown);
  useNews();
  return (
    <>
      <PageHeader title={title} lead={<DayLine />} actions={<BoardTools board={board} />} />
      <CardBoard board={board} cards={CARDS} />
    </>
  );
}
