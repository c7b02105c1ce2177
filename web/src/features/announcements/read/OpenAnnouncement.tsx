// Which announcement is open stands in the URL, so that a link leads to it and Back closes it.

import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';

const AnnouncementSheet = lazy(async () => ({ default: (await import('./AnnouncementSheet.tsx')).AnnouncementSheet }));

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The announcement that the URL names, over the page. Its sheet is loaded when the first one is opened. */
export function OpenAnnouncement() {
  const { announcement, ...others }: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  if (typeof announcement !== 'string' || !UUID.test(announcement)) return null;
  return (
    <Suspense fallback={null}>
      <AnnouncementSheet
        key={announcement}
        id={announcement}
        onClose={() => void navigate({ to: '.', search: others, resetScroll: false })}
      />
    </Suspense>
  );
}
