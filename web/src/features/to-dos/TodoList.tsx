import { DUE_GROUPS, type DueGroup, FILTER_NAMES } from '@madoguchi/contract/to-dos/choices.ts';
import type { TodoPlace, TodoRow } from '@madoguchi/contract/to-dos/model.ts';
import { groupOf } from '@madoguchi/contract/to-dos/rules.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useMemo, useRef, useState } from 'react';
import { EmptyState } from '../../kit/EmptyState.tsx';
import { ErrorBand } from '../../kit/ErrorBand.tsx';
import { Waiting } from '../../kit/Waiting.tsx';
import { useKeys } from '../../platform/keys/use-keys.ts';
import { useSession } from '../../platform/session.ts';
import { useLanguage } from '../../platform/words.ts';
import { BulkBar } from './BulkBar.tsx';
import { ListTools } from './ListTools.tsx';
import { TodoLine } from './TodoLine.tsx';
import { useTodoActs } from './use-acts.tsx';
import type { TodoPlaceName, useTodoPlace } from './use-place.ts';
import type { useTodos } from './use-todos.ts';
import { useTodoWords } from './words.ts';

interface Props {
  readonly place: TodoPlaceName;
  readonly places: readonly TodoPlace[];
  readonly shown: ReturnType<typeof useTodoPlace>;
  readonly list: ReturnType<typeof useTodos>;
}

type Group = DueGroup | 'done' | 'whole';
const GROUPS: readonly Group[] = [...DUE_GROUPS, 'done', 'whole'];

/** The list of a place in groups by due date, with what is done to several of it at once. */
export function TodoList({ place, places, shown, list }: Props) {
  const t = useTodoWords();
  const { today } = useSession();
  const { rows, error, isPending, hasNextPage, isFetchingNextPage } = list;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string | null>(null);
  const acts = useTodoActs();
  const isDeleted = place.kind === 'filter' && place.handle === 'deleted';
  const chosen = useMemo(() => rows.filter(({ id }) => selected.has(id)), [rows, selected]);

  const groups = useMemo(() => {
    const of = (row: TodoRow): Group => {
      if (row.status === 'done') return 'done';
      return shown.order === 'due' && !isDeleted ? groupOf(row.dueOn, today) : 'whole';
    };
    return GROUPS.map((group) => ({ group, rows: rows.filter((row) => of(row) === group) }));
  }, [rows, today, shown.order, isDeleted]);
  // Read backwards, the groups turn around with their rows; what is done stays behind.
  const inOrder = shown.descending ? [...groups.slice(0, 5).reverse(), ...groups.slice(5)] : groups;
  const drawn = inOrder.filter((group) => group.rows.length > 0);

  function select(id: string, withRange: boolean): void {
    const order = drawn.flatMap((group) => group.rows.map((row) => row.id));
    const next = new Set(selected);
    const isOn = !next.has(id);
    const [from, to] = [order.indexOf(last.current ?? ''), order.indexOf(id)];
    const span = withRange && from >= 0 ? order.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
    for (const one of span) {
      if (isOn) next.add(one);
      else next.delete(one);
    }
    last.current = id;
    setSelected(next);
  }

  const box = useRef<HTMLDivElement>(null);
  const walk = (by: number) => {
    const links = [...(box.current?.querySelectorAll<HTMLElement>('[data-todo] a') ?? [])];
    const at = links.findIndex((link) => link.closest('[data-todo]')?.contains(document.activeElement));
    links[Math.max(0, Math.min(links.length - 1, at + by))]?.focus();
  };
  const focused = () => document.activeElement?.closest<HTMLElement>('[data-todo]')?.dataset['todo'];
  useKeys(t('keys.title'), [
    { keys: 'j', label: t('keys.next'), run: () => walk(1) },
    { keys: 'k', label: t('keys.previous'), run: () => walk(-1) },
    {
      keys: 'x',
      label: t('keys.select'),
      run: () => {
        const id = focused();
        if (id !== undefined) select(id, false);
      },
    },
  ]);

  return (
    <Box ref={box}>
      <ListTools shown={shown} />
      {chosen.length === 0 ? null : (
        <BulkBar
          chosen={chosen}
          places={places}
          isDeleted={isDeleted}
          acts={acts}
          onDone={() => setSelected(new Set())}
        />
      )}
      {error ? <ErrorBand error={error} onRetry={() => void list.refetch()} /> : null}
      {isPending ? <Waiting shape={[56, 56, 56]} /> : null}
      {!isPending && !error && rows.length === 0 ? (
        <Nothing place={place} q={shown.q} onClear={() => shown.show({ q: '' })} />
      ) : null}
      {drawn.map((group) => (
        <GroupOfRows
          key={group.group}
          {...group}
          openId={shown.todoId}
          {...{ places, selected, isDeleted, acts, today }}
          onSelect={select}
          onGone={(id) => (shown.todoId === id ? shown.open(null) : undefined)}
        />
      ))}
      {hasNextPage ? (
        <Box sx={{ textAlign: 'center', py: 2 }}>
          <Button variant="outlined" aria-disabled={isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t('more')}
          </Button>
        </Box>
      ) : null}
    </Box>
  );
}

interface GroupProps
  extends Pick<Parameters<typeof TodoLine>[0], 'places' | 'acts' | 'isDeleted' | 'today' | 'onSelect'> {
  readonly group: Group;
  readonly rows: readonly TodoRow[];
  readonly selected: ReadonlySet<string>;
  readonly openId: string | null;
  readonly onGone: (id: string) => void;
}

function GroupOfRows({ group, rows, selected, openId, onGone, ...line }: GroupProps) {
  const t = useTodoWords();
  const id = useId();
  const name = t(`group.${group}`);
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 2 }}>
      <Typography
        id={id}
        component="h2"
        variant="caption"
        sx={{ fontWeight: 600, color: group === 'overdue' ? 'error.main' : 'text.secondary' }}
      >
        {name}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((row) => (
          <TodoLine
            key={row.id}
            row={row}
            isSelected={selected.has(row.id)}
            isOpen={row.id === openId}
            onGone={() => onGone(row.id)}
            {...line}
          />
        ))}
      </Box>
    </Box>
  );
}

interface NothingProps {
  readonly place: TodoPlaceName;
  readonly q: string;
  readonly onClear: () => void;
}

/** Nothing matches, or nothing is in this place. */
function Nothing({ place, q, onClear }: NothingProps) {
  const t = useTodoWords();
  const language = useLanguage();
  if (q.trim() !== '') {
    return (
      <EmptyState icon="search" text={t('empty.search')}>
        <Button variant="outlined" onClick={onClear}>
          {t('empty.clear')}
        </Button>
      </EmptyState>
    );
  }
  if (place.kind !== 'filter') return <EmptyState icon="success" text={t('empty')} />;
  return <EmptyState icon="success" text={t('empty.filter', { filter: FILTER_NAMES[place.handle][language] })} />;
}
