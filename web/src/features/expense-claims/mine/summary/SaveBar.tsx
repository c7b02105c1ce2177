import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Icon } from '../../../../kit/Icon.tsx';
import { formatTime } from '../../../../platform/formats.ts';
import type { SaveState } from '../autosave/save-ports.ts';
import type { OpenSheet } from '../open-sheet/open-sheet.ts';
import { useSaveState } from '../open-sheet/use-open-sheet.ts';
import { useMineWords } from '../words.ts';

interface Props {
  readonly sheet: OpenSheet;
  readonly onCompare: () => void;
}

/** 「14:05 保存済み」「保存中」「未送信 3件」, and for what is unsent why, with what to do about it. */
export function SaveBar({ sheet, onCompare }: Props) {
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
