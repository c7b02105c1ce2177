import { AfterHead } from '../../kit/AfterHead.tsx';
import { PageHeader } from '../../kit/PageHeader.tsx';
import { useScreenTitle } from '../../platform/screen-title.ts';
import { useSession } from '../../platform/session.ts';
import { OpenAnnouncement } from '../announcements/public.ts';
import { DayLine } from './DayLine.tsx';
import { GuestPage } from './guest/GuestPage.tsx';
import { PersonPage } from './PersonPage.tsx';

/** Where everybody lands (S2-04): the day, what waits, what the company tells; a guest finds what is for everybody. */
export function InformationPage() {
  const title = useScreenTitle()('information');
  const { user } = useSession();
  return (
    <>
      {user === null ? (
        <>
          <PageHeader title={title} lead={<DayLine />} />
          <AfterHead>
            <GuestPage />
          </AfterHead>
        </>
      ) : (
        <PersonPage title={title} />
      )}
      <OpenAnnouncement />
    </>
  );
}
