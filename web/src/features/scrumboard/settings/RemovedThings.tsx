import type { Board, Removed } from '@madoguchi/contract/scrumboard/model.ts';
import { actOnCards, listRemoved, putList } from '@madoguchi/contract/scrumboard/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { Waiting } from '../../../kit/Waiting.tsx';
import { formatDay, formatInstant } from '../../../platform/formats.ts';
import { useRead } from '../../../platform/query.ts';
import { useLanguage } from '../../../platform/words.ts';
import { Part } from '../card/Part.tsx';
import { useRun } from '../use-run.tsx';
import { useSettingWords } from './words.ts';

/** Archived and deleted lists and cards of a board, which come back to where they stood. */
export function RemovedThings({ board, mayEdit }: { readonly board: Board; readonly mayEdit: boolean }) {
  const t = useSettingWords();
  const { run, say } = useRun();
  const { data, error, refetch } = useRead(listRemoved, { boardId: board.id });
  const restore = async ({ kind, id, title, state }: Removed) => {
    const act = state === 'archived' ? 'archive' : 'delete';
    const done =
      kind === 'list'
        ? await run(putList, { listId: id, state: 'live' })
        : await run(actOnCards, { cardIds: [id], act: { act, on: false } });
    if (done !== null) say(t('restored', { title }));
  };
  return (
    <Part title={t('removed')}>
      {error ? <ErrorBand error={error} onRetry={() => void refetch()} /> : null}
      {data === undefined && !error ? <Waiting shape={[40, 40]} /> : null}
      {data?.removed.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('removed.none')}
        </Typography>
      ) : null}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.removed.map((thing) => (
          <RemovedRow key={thing.id} thing={thing} onRestore={mayEdit ? () => void restore(thing) : null} />
        ))}
      </Box>
    </Part>
  );
}

interface RowProps {
  readonly thing: Removed;
  readonly onRestore: (() => void) | null;
}

function RemovedRow({ thing, onRestore }: RowProps) {
  const t = useSettingWords();
  const language = useLanguage();
  const { kind, number, title, state, cards, at, by, keptUntil } = thing;
  const facts = [
    kind === 'list' ? t('removed.list', { count: cards }) : t('removed.card', { number: number ?? 0 }),
    t(state === 'archived' ? 'removed.archived' : 'removed.deleted', { by, at: formatInstant(at, language) }),
    ...(keptUntil === null ? [] : [t('removed.until', { day: formatDay(keptUntil, language) })]),
  ];
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{title}</Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {facts.join(' · ')}
        </Typography>
      </Box>
      {onRestore === null ? null : (
        <Button size="small" aria-label={t('restore.of', { title })} onClick={onRestore}>
          {t('restore')}
        </Button>
      )}
    </Box>
  );
}
