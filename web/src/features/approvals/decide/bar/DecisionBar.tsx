import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Icon } from '../../../../kit/Icon.tsx';
import { LAYER, SHADOW } from '../../../../kit/theme/tokens.ts';
import { formatYen } from '../../../../platform/formats.ts';
import { useDecideWords } from '../words.ts';
import type { BarChoice } from './bar-choice.ts';

interface Props {
  /** Yen; null where nothing is paid for. Whoever decides has it and the requester in view. */
  readonly amount: number | null;
  readonly requesterName: string;
  /** Further facts in view, in a few words: the payee. */
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
          {amount === null ? null : formatYen(amount)}
          <Typography
            component="span"
            variant="body2"
            lang="ja"
            sx={{ marginInlineStart: amount === null ? 0 : 1, color: 'text.secondary' }}
          >
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

interface DecisionButtonProps {
  readonly variant: 'contained' | 'outlined' | 'text';
  readonly color?: ButtonProps['color'];
  /** Its own work is under way: same width, a spinner over the word. */
  readonly isWorking: boolean;
  /** It can be reached and heard, and does nothing: something stands against it. */
  readonly isOff: boolean;
  /** The id of the text that says why it is off. */
  readonly reasonId?: string | undefined;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** A button of the decision bar: off or at work it keeps its focus and its name. */
function DecisionButton({
  variant,
  color = 'primary',
  isWorking,
  isOff,
  reasonId,
  onPress,
  children,
}: DecisionButtonProps) {
  const isQuiet = isOff || isWorking;
  return (
    <Button
      variant={variant}
      color={color}
      aria-disabled={isQuiet}
      aria-busy={isWorking}
      aria-describedby={reasonId}
      onClick={isQuiet ? undefined : onPress}
      sx={isOff ? { opacity: 0.5, cursor: 'not-allowed' } : {}}
    >
      {/* Not hidden: it stays the button's name. */}
      <span style={{ opacity: isWorking ? 0 : 1 }}>{children}</span>
      {isWorking && <CircularProgress aria-hidden="true" size={16} color="inherit" sx={{ position: 'absolute' }} />}
    </Button>
  );
}

interface MoreChoicesProps {
  readonly choices: readonly BarChoice[];
  readonly isWorking: boolean;
}

/** The decisions that have no room in the bar. */
function MoreChoices({ choices, isWorking }: MoreChoicesProps) {
  const t = useDecideWords();
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        ref={anchor}
        aria-label={t('bar.more')}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Icon name="more" />
      </IconButton>
      <Menu open={isOpen} anchorEl={() => anchor.current} onClose={() => setOpen(false)}>
        {choices.map(({ id, label, isOff, run }) => (
          <MenuItem
            key={id}
            disabled={isOff || isWorking}
            onClick={() => {
              setOpen(false);
              run();
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
