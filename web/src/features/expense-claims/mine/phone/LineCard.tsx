import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useSyncExternalStore } from 'react';
import { Icon } from '../../../../kit/Icon.tsx';
import { RADIUS } from '../../../../kit/theme/tokens.ts';
import { formatYen } from '../../../../platform/formats.ts';
import { useLanguage } from '../../../../platform/words.ts';
import type { SheetStore } from '../../sheet/store/sheet-store.ts';
import { amountOf } from '../../sheet/store/sheet-sums.ts';
import { shownText } from '../../sheet/values/cell-text.ts';
import type { Choices } from '../../sheet/values/choices.ts';
import { useMineWords } from '../words.ts';

const Card = styled(ButtonBase)(({ theme }) => ({
  display: 'block',
  width: '100%',
  minHeight: 72,
  padding: '8px 16px',
  textAlign: 'start',
  borderRadius: RADIUS.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
}));

interface Props {
  readonly store: SheetStore;
  readonly lineId: string;
  readonly choices: Choices;
  readonly onOpen: () => void;
}

/** One line on a phone: what and how much, when, and the one thing that is wrong. */
export function LineCard({ store, lineId, choices, onOpen }: Props) {
  const t = useMineWords();
  const language = useLanguage();
  const row = useSyncExternalStore(
    (listener) => store.subscribeRow(lineId, listener),
    () => store.row(lineId),
  );
  if (!row) return null;
  const { line, findings } = row;
  const shown = (field: Parameters<typeof shownText>[1]) => shownText(line, field, { choices, language });
  const amount = amountOf(line, store.ground.masters.way);
  const section = [line.from, line.via, line.to].filter((place) => place !== '').join(' → ');
  const title = section || line.purposeText || shown('purpose') || t('card.untitled');
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const warnings = findings.length - errors;
  return (
    <Card onClick={onOpen}>
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between' }}>
        <Typography component="span" variant="subtitle2" noWrap>
          {title}
        </Typography>
        <Typography component="span" variant="subtitle2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {amount === null ? '' : formatYen(amount)}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between' }}>
        <Typography component="span" variant="body2" color="text.secondary">
          {[shown('useDate'), shown('transportMode'), shown('tripType')].filter((part) => part !== '').join(' · ')}
        </Typography>
        {line.attachments.length > 0 && (
          <Typography component="span" variant="caption" sx={{ display: 'inline-flex', alignItems: 'center' }}>
            <Icon name="paperclip" size={16} label={t('files.title')} />
            {line.attachments.length}
          </Typography>
        )}
      </Box>
      <Typography component="span" variant="caption" color="text.secondary" noWrap sx={{ display: 'block' }}>
        {[shown('purpose'), line.purposeText].filter((part) => part !== '' && part !== title).join(' ')}
      </Typography>
      {findings.length > 0 && (
        <Typography
          component="span"
          variant="caption"
          sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: errors > 0 ? 'error.main' : 'warning.main' }}
        >
          <Icon name={errors > 0 ? 'error' : 'warning'} size={16} />
          {errors > 0 ? t('card.errors', { count: errors }) : t('card.warnings', { count: warnings })}
        </Typography>
      )}
    </Card>
  );
}
