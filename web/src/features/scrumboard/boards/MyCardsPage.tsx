import { Link } from '@tanstack/react-router';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { screenPath } from '../../../platform/screen-path.ts';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { CardTable } from '../board/CardTable.tsx';
import { useUndoKey } from '../use-run.tsx';
import { useBoardWords } from '../words.ts';

/** `/apps/scrumboard/cards`: the reader's own cards, of all boards. */
export function MyCardsPage() {
  const t = useBoardWords();
  const title = useScreenTitle()('scrumboard.cards');
  useUndoKey();
  return (
    <ListPage title={title} up={<Link to={screenPath('scrumboard.boards')}>{t('toBoards')}</Link>}>
      <CardTable board={null} />
    </ListPage>
  );
}
