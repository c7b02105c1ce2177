import useMediaQuery from '@mui/material/useMediaQuery';
import { useSearch } from '@tanstack/react-router';

/** Whether the choice of the list has room beside its values: with one of them open, only on a wide screen. */
export function useIsBeside(): boolean {
  const { open }: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const hasRoom = useMediaQuery('(min-width: 1200px)', { noSsr: true });
  const hasRoomForThree = useMediaQuery('(min-width: 1680px)', { noSsr: true });
  return hasRoomForThree || (hasRoom && open === undefined);
}
