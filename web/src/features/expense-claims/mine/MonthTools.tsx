import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { Icon } from '../../../kit/Icon.tsx';
import { MonthPicker } from '../../../kit/MonthPicker.tsx';
import { formatDay, formatTime } from '../../../platform/formats.ts';
import { useSession } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import type { SaveState } from './autosave/save-ports.ts';
import { lastMonth } from './month-of-address.ts';
import type { OpenSheet } from './open-sheet/open-sheet.ts';
import { useSaveState } from './open-sheet/use-open-sheet.ts';
import { useMineWords } from './words.ts';

const ConflictDialog = lazy(async () => ({ default: (await import('./summary/ConflictDialog.tsx')).ConflictDialog }));

interface Props {
  readonly sheet: OpenSheet;
  /** Given at the first submission. */
  readonly number: string | null;
  readonly isEditable: boolean;
  readonly onMonth: (month: YearMonth) => void;
}

/** Which month, until when, and whether what was typed is saved. */
export function MonthTools({ sheet, number, isEditable, onMonth }: Props) {
  const t = useMineWords();
  const language = useLanguage();
  const { today } = useSession();
  const { conflicts } = useSaveState(sheet);
  const [isPutOff, setPutOff] = useState(false);
  const { month, closingDate } = sheet.store.ground.context;
  const isLate = isEditable && today > closingDate;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      {/* The arrow, not the room around it, stands at the page's edge. */}
      <Box sx={{ marginInlineStart: -1 }}>
        <MonthPicker month={month} to={lastMonth(today)} onChange={onMonth} />
      </Box>
      <Typography variant="body2" color={isLate ? 'warning.main' : 'text.secondary'}>
        {t(isLate ? 'closing.passed' : 'closing.date', { day: formatDay(closingDate, language) })}
      </Typography>
      {number !== null && <Typography variant="body2">{t('number', { number })}</Typography>}
      <Box sx={{ marginInlineStart: { sm: 'auto' } }}>
        {isEditable && <SaveBar sheet={sheet} onCompare={() => setPutOff(false)} />}
      </Box>
      {conflicts.length > 0 && !isPutOff && (
        <Suspense fallback={null}>
          <ConflictDialog
            key={conflicts.map(({ field, mine }) => `${mine.id} ${field}`).join()}
            conflicts={conflicts}
            lineNumberOf={(id) => sheet.store.order().indexOf(id) + 1}
            onChoose={(sides) => sheet.autosave.choose(sides)}
            onDismiss={() => setPutOff(true)}
          />
        </Suspense>
      )}
    </Box>
  );
}

interface SaveBarProps {
  readonly sheet: OpenSheet;
  readonly onCompare: () => void;
}

/** 「14:05 保存済み」「保存中」「未送信 3件」, and for what is unsent why, with what to do about it. */
function SaveBar({ sheet, onCompare }: SaveBarProps) {
  const t = useMineWords();
  const state = useSaveState(sheet);
  const why = useReason(state);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 36 }}>
      <Typography
        role="status"
        variant="body2"
        sx={{
          display: 'inline-flex',
          alignItems: 'center',
          gap: 0.5,
          color: state.reason ? 'warning.main' : 'text.secondary',
        }}
      >
        <Icon name={state.reason ? 'warning' : state.phase === 'saving' ? 'refresh' : 'success'} size={16} />
        <SaveWords state={state} />
      </Typography>
      {why !== null && <Typography variant="body2">{why}</Typography>}
      {!sheet.canKeep() && state.phase !== 'saved' && <Typography variant="body2">{t('save.volatile')}</Typography>}
      {state.reason === 'conflict' && (
        <Button size="small" variant="outlined" onClick={onCompare}>
          {t('save.conflict.open')}
        </Button>
      )}
      {(state.reason === 'unreachable' || typeof state.reason === 'object') && state.reason !== null && (
        <Button size="small" variant="outlined" onClick={() => void sheet.autosave.flush()}>
          {t('save.retry')}
        </Button>
      )}
    </Box>
  );
}

function SaveWords({ state }: { readonly state: SaveState }) {
  const t = useMineWords();
  if (state.phase === 'saving') return t('save.saving');
  if (state.phase === 'unsent') return t('save.unsent', { count: state.unsent });
  if (state.savedAt) return t('save.saved', { time: formatTime(state.savedAt) });
  return state.claimId === null ? t('save.none') : t('save.all');
}

function useReason({ reason, phase }: SaveState): string | null {
  const t = useMineWords();
  if (phase !== 'unsent' || reason === null) return null;
  return typeof reason === 'string' ? t(`save.${reason}`) : reason.message;
}
