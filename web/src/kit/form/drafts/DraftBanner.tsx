import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { sayMessage } from '../../../platform/messages.ts';
import { Icon } from '../../Icon.tsx';
import { RADIUS } from '../../theme/tokens.ts';
import { useFormContext } from '../form-context.ts';
import { useFormWords } from '../words.ts';
import { fill, typedIn } from './use-form-draft.ts';

/** Of the message that says what became of the draft. */
const MESSAGE = 'form-draft';

/** Text typed on another visit: restored already, or, where the record has changed since, to be decided on. */
export function DraftBanner() {
  const { form, draft } = useFormContext();
  const t = useFormWords();
  const { found } = draft;
  if (found === null) return null;

  const restore = () => {
    // The person's changes go over the newer record; all else stays as it is now.
    fill(form, typedIn(found.draft));
    draft.settle();
  };
  const discard = () => {
    const putBack = draft.discard();
    const undo = () => {
      if (putBack()) sayMessage(t('draft.undone'), 'success', { key: MESSAGE });
    };
    const action = <UndoButton label={t('draft.undo')} onUndo={undo} />;
    sayMessage(t('draft.discarded'), 'info', { action, key: MESSAGE });
  };
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        p: 1.5,
        borderRadius: `${RADIUS.menu}px`,
        border: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Icon name="info" />
      <Typography sx={{ flex: '1 1 240px', minWidth: 0 }}>{t(`draft.${found.kind}`)}</Typography>
      {found.kind === 'older' ? (
        <Button size="small" variant="outlined" onClick={restore}>
          {t('draft.restore')}
        </Button>
      ) : null}
      <Button size="small" onClick={discard}>
        {t('draft.discard')}
      </Button>
    </Box>
  );
}

function UndoButton({ label, onUndo }: { label: string; onUndo: () => void }) {
  return (
    <Button color="inherit" size="small" onClick={onUndo}>
      {label}
    </Button>
  );
}
