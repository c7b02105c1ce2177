import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useId } from 'react';
import { LAYER, SHADOW } from '../../../../kit/theme/tokens.ts';
import { formatYen } from '../../../../platform/formats.ts';
import { useDecideWords } from '../words.ts';
import type { BarChoice } from './bar-choice.ts';
import { DecisionButton } from './DecisionButton.tsx';
import { MoreChoices } from './MoreChoices.tsx';

interface Props {
  /** Yen. Whoever decides has it and the requester in view. */
  readonly amount: number;
  readonly requesterName: string;
  /** What else they have in view, in a few words: whom money goes to. */
  readonly beside?: ReactNode;
  /** Whose turn it is, or why nothing can be decided here. */
  readonly note: string | null;
  readonly choices: readonly BarChoice[];
}

/** Amount and requester left, the decisions right; on a phone two of them, the others under ⋯. */
export function DecisionBar({ amount, requesterName, beside, note, choices }: Props) {
  const t = useDecideWords();
  const noteId = useId();
  const isNarrow = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  const isBusy = choices.some(({ isWorking }) => isWorking);
  const isFolded = ({ folds }: BarChoice) => folds === 'always' || (isNarrow && folds === 'phone');
  const rest = choices.filter(isFolded);
  return (
    <Box
      role="group"
      aria-label={t('bar.label')}
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: LAYER.bar,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        minHeight: 64,
        px: 2,
        py: 1,
        bgcolor: 'background.paper',
        borderTop: '1px solid',
        borderColor: 'divider',
        boxShadow: SHADOW.bar,
      }}
    >
      <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
        <Typography component="p" variant="subtitle1" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {formatYen(amount)}
          <Typography component="span" variant="body2" lang="ja" sx={{ ml: 1, color: 'text.secondary' }}>
            {requesterName}
          </Typography>
        </Typography>
        {beside}
        {note !== null && (
          <Typography id={noteId} component="p" variant="caption" sx={{ color: 'text.secondary' }}>
            {note}
          </Typography>
        )}
      </Box>
      {choices.length > 0 && (
        <Box
          sx={{
            display: 'flex',
            gap: 1,
            flex: isNarrow ? '1 1 100%' : undefined,
            '& > .MuiButton-root': { flex: isNarrow ? 1 : undefined },
          }}
        >
          {rest.length > 0 && <MoreChoices choices={rest} isWorking={isBusy} />}
          {choices
            .filter((choice) => !isFolded(choice))
            .map(({ id, label, look, isWorking, isOff, run }) => (
              <DecisionButton
                key={id}
                variant={look === 'primary' ? 'contained' : 'outlined'}
                color={look === 'danger' ? 'error' : 'primary'}
                isWorking={isWorking}
                isOff={isOff || (isBusy && !isWorking)}
                reasonId={isOff && note !== null ? noteId : undefined}
                onPress={run}
              >
                {label}
              </DecisionButton>
            ))}
        </Box>
      )}
    </Box>
  );
}
