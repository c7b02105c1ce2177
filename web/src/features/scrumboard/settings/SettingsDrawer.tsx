import { BOARD_TITLE_LIMIT } from '@madoguchi/contract/scrumboard/choices.ts';
import type { Board } from '@madoguchi/contract/scrumboard/model.ts';
import { changeBoard, copyBoard, markBoard, putBoard } from '@madoguchi/contract/scrumboard/operations.ts';
import { includes } from '@madoguchi/contract/scrumboard/rules.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { screenPath } from '../../../platform/screen-path.ts';
import { boardPath } from '../address.ts';
import { ColourField } from '../ColourField.tsx';
import { Part } from '../card/Part.tsx';
import { LineForm } from '../LineForm.tsx';
import { useRun } from '../use-run.tsx';
import { LabelSettings } from './LabelSettings.tsx';
import { MemberSettings } from './MemberSettings.tsx';
import { RemovedThings } from './RemovedThings.tsx';
import { useSettingWords } from './words.ts';

interface Props {
  readonly board: Board;
  readonly onClose: () => void;
}

/** The settings of a board (SB9): how it shows, who is on it, its labels, what was removed from it, its copy and its end. */
export function SettingsDrawer({ board, onClose }: Props) {
  const t = useSettingWords();
  const titleId = useId();
  const { run } = useRun();
  const mayEdit = board.state === 'live' && includes(board.role, 'edit');
  const isOwner = includes(board.role, 'owner');
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { width: 'min(100vw, 30rem)', p: { xs: 2, sm: 3 } } },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', mb: 2 }}>
        <Typography id={titleId} component="h2" variant="h2" sx={{ flex: 1 }}>
          {t('title')}
        </Typography>
        <IconButton aria-label={t('close')} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
        <Part title={t('show')}>
          <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1 }}>
            <FormControlLabel
              control={
                <Switch
                  checked={board.coverImages}
                  disabled={!mayEdit}
                  onChange={(_, coverImages) =>
                    void run(changeBoard, { boardId: board.id, version: board.version, coverImages })
                  }
                />
              }
              label={t('covers')}
            />
            <FormControlLabel
              control={
                <Switch
                  checked={board.subscribed}
                  onChange={(_, subscribed) => void run(markBoard, { boardId: board.id, subscribed })}
                />
              }
              label={t('subscribe')}
            />
            {mayEdit ? (
              <Box sx={{ justifySelf: 'stretch' }}>
                <ColourField
                  label={t('colour')}
                  value={board.colour}
                  onChoose={(colour) => void run(changeBoard, { boardId: board.id, version: board.version, colour })}
                />
              </Box>
            ) : null}
          </Box>
        </Part>
        <MemberSettings board={board} isOwner={isOwner && board.state === 'live'} />
        <LabelSettings board={board} mayEdit={mayEdit} />
        <RemovedThings board={board} mayEdit={mayEdit} />
        <Copying board={board} />
        {isOwner && board.state === 'live' ? <Ending board={board} /> : null}
      </Box>
    </Drawer>
  );
}

function Copying({ board }: { readonly board: Board }) {
  const t = useSettingWords();
  const { run, say } = useRun();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const copy = async (title: string) => {
    const made = await run(copyBoard, { boardId: board.id, title });
    if (made === null) return false;
    say(t('copied', { title }));
    void navigate({ to: boardPath(made) });
    return true;
  };
  return (
    <Part title={t('copy')}>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mb: 1 }}>
        {t('copy.effect')}
      </Typography>
      {isOpen ? (
        <LineForm
          label={t('copy.name')}
          proposed={t('copy.of', { title: board.title })}
          max={BOARD_TITLE_LIMIT}
          submitLabel={t('copy.do')}
          onSubmit={copy}
          onClose={() => setOpen(false)}
        />
      ) : (
        <Button variant="outlined" startIcon={<Icon name="copy" />} onClick={() => setOpen(true)}>
          {t('copy.do')}
        </Button>
      )}
    </Part>
  );
}

/** Archiving and deletion: what goes with the board is named before, and both can be taken back. */
function Ending({ board }: { readonly board: Board }) {
  const t = useSettingWords();
  const { run, say } = useRun();
  const navigate = useNavigate();
  const [asks, setAsks] = useState<'archived' | 'deleted' | null>(null);
  const { title, lists, cards } = board;
  const count = cards.length + board.archivedCards;
  const put = async (state: 'archived' | 'deleted') => {
    setAsks(null);
    if ((await run(putBoard, { boardId: board.id, state })) === null) return;
    say(t(state === 'archived' ? 'archived' : 'deleted', { title }), {
      undo: () => run(putBoard, { boardId: board.id, state: 'live' }),
      undone: t('restored', { title }),
    });
    void navigate({ to: screenPath('scrumboard.boards') });
  };
  return (
    <Part title={t('end')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => setAsks('archived')}>
          {t('archive.do')}
        </Button>
        <Button variant="outlined" color="error" startIcon={<Icon name="trash" />} onClick={() => setAsks('deleted')}>
          {t('delete.do')}
        </Button>
      </Box>
      <ConfirmDialog
        open={asks !== null}
        title={t(asks === 'archived' ? 'archive.title' : 'delete.title', { title })}
        confirmLabel={t(asks === 'archived' ? 'archive.confirm' : 'delete.confirm')}
        dismissLabel={t('cancel')}
        danger={asks === 'deleted'}
        onDismiss={() => setAsks(null)}
        onConfirm={() => {
          if (asks !== null) void put(asks);
        }}
      >
        {t(asks === 'archived' ? 'archive.effect' : 'delete.effect', { lists: lists.length, cards: count })}
      </ConfirmDialog>
    </Part>
  );
}
