import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type CustomContentProps, SnackbarContent, useSnackbar } from 'notistack';
import { forwardRef } from 'react';
import { Icon } from '../ui/Icon.tsx';
import { RADIUS, SHADOW } from '../ui/theme/tokens.ts';
import { useShellWords } from './words.ts';

type Variant = 'success' | 'warning' | 'error' | 'info';

const Card = styled(SnackbarContent, { shouldForwardProp: (name) => name !== 'variant' })<{ variant: Variant }>(
  ({ theme, variant }) => ({
    ...theme.typography.body1,
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    padding: '8px 8px 8px 16px',
    maxWidth: 'min(560px, calc(100vw - 32px))',
    borderRadius: RADIUS.menu,
    boxShadow: SHADOW.panel,
    color: theme.vars.palette[variant].contrastText,
    backgroundColor: theme.vars.palette[variant].main,
  }),
);

/** One message: hue, icon, sentence, a button to close it, and what it offers to undo. */
export const MessageCard = forwardRef<HTMLDivElement, CustomContentProps>(function MessageCard(props, ref) {
  const { id, message, variant, action } = props;
  const { closeSnackbar } = useSnackbar();
  const t = useShellWords();
  const hue = variant === 'default' ? 'info' : variant;
  return (
    <Card ref={ref} variant={hue} role={hue === 'error' ? 'alert' : 'status'}>
      <Icon name={hue} />
      <span style={{ flex: 1, overflowWrap: 'anywhere' }}>{message}</span>
      {typeof action === 'function' ? action(id) : action}
      <IconButton aria-label={t('closeMessage')} onClick={() => closeSnackbar(id)}>
        <Icon name="close" />
      </IconButton>
    </Card>
  );
});
