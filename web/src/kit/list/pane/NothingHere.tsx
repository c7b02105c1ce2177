import Button from '@mui/material/Button';
import { EmptyState } from '../../EmptyState.tsx';
import type { ListModel } from '../model/use-list-model.ts';
import { hasConditions, withoutConditions } from '../place/list-changes.ts';
import { useListWords } from '../words.ts';

/** No row: because there is none yet, because the conditions hide all, or because all is done. */
export function NothingHere({ model }: { readonly model: ListModel }) {
  const t = useListWords();
  const { props, state, place } = model;
  const done = props.emptyDone?.(state) ?? null;
  if (done !== null) return <EmptyState icon="success" text={done} />;
  if (!hasConditions(state)) return props.empty;
  return (
    <EmptyState icon="filter" text={props.emptyFiltered ?? t('empty.filtered')}>
      <Button variant="outlined" onClick={() => place.goState(withoutConditions(state))}>
        {t('filter.clear')}
      </Button>
    </EmptyState>
  );
}
