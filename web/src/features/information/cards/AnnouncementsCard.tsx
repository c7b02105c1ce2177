import { AnnouncementList } from '../../announcements/public.ts';
import { CardRead } from '../board/CardRead.tsx';

/** What the company tells this person. */
export function AnnouncementsCard() {
  return <AnnouncementList frame={CardRead} />;
}
