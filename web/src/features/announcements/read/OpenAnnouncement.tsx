import { lazy, Suspense } from 'react';
import { useOpenAnnouncement } from './use-open-announcement.ts';

const AnnouncementSheet = lazy(async () => ({ default: (await import('./AnnouncementSheet.tsx')).AnnouncementSheet }));

/** The announcement that the URL names, over the page. Its sheet is loaded when the first one is opened. */
export function OpenAnnouncement() {
  const { id, close } = useOpenAnnouncement();
  if (id === null) return null;
  return (
    <Suspense fallback={null}>
      <AnnouncementSheet key={id} id={id} onClose={close} />
    </Suspense>
  );
}
