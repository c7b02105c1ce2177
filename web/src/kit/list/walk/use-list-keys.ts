import { useKeys } from '../../../platform/keys/use-keys.ts';
import type { ListModel } from '../model/use-list-model.ts';
import { toggledRow } from '../selection/chosen.ts';
import { useListWords } from '../words.ts';

/** The keys of every list (KEY): walk its rows, choose one. Enter on a row is its link's own, and the
 * page's `/` finds the search by itself. */
export function useListKeys(model: ListModel): void {
  const t = useListWords();
  const { props, walk, rows, openIdOf, chosen, choose, keyOf, showsList, isOpen } = model;

  function chooseAtCursor(): void {
    const row = rows.held.rows.find((one) => openIdOf(one) === walk.cursor.id);
    if (row !== undefined) choose(toggledRow(chosen, rows.held.rows, row, false, keyOf));
  }

  const canOpen = props.peek !== undefined;
  const canChoose = props.bulk !== undefined && props.bulk.length > 0;
  useKeys(t('keys'), [
    ...(canOpen ? [{ keys: 'j', label: t('keys.next'), run: () => walk.walk(1) }] : []),
    ...(canOpen ? [{ keys: 'k', label: t('keys.previous'), run: () => walk.walk(-1) }] : []),
    ...(canOpen ? [{ keys: 'Enter', label: t('keys.open'), run: null }] : []),
    ...(isOpen ? [{ keys: 'Escape', label: t('keys.close'), run: walk.closeRow }] : []),
    ...(canChoose && showsList ? [{ keys: 'x', label: t('keys.choose'), run: chooseAtCursor }] : []),
  ]);
}
