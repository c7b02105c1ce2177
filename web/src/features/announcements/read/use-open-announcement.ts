// Which announcement is open stands in the URL, so that a link leads to it and Back closes it.
import { useNavigate, useSearch } from '@tanstack/react-router';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The open announcement's id, `null` for none; and how to close it. */
export function useOpenAnnouncement(): { readonly id: string | null; readonly close: () => void } {
  const { announcement, ...others }: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  return {
    id: typeof announcement === 'string' && UUID.test(announcement) ? announcement : null,
    close: () => void navigate({ to: '.', search: others, resetScroll: false }),
  };
}
