import type { BoardTile } from '@madoguchi/contract/scrumboard/model.ts';
import { eraseBoard, markBoard, putBoard } from '@madoguchi/contract/scrumboard/operations.ts';
import { includes } from '@madoguchi/contract/scrumboard/rules.ts';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { PersonPicture } from '../../../kit/PersonPicture.tsx';
import type { Hue } from '../../../kit/theme/palettes.ts';
import { RADIUS } from '../../../kit/theme/tokens.ts';
import { formatDay, formatInstant } from '../../../platform/formats.ts';
import { useLanguage } from '../../../platform/words.ts';
import { boardPath } from '../address.ts';
import { useRun } from '../use-run.tsx';
import { useBoardWords } from '../words.ts';

const Frame = styled('li', { shouldForwardProp: (name) => name !== 'hue' })<{ hue: Hue }>(({ theme, hue }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  minHeight: 152,
  padding: 16,
  borderRadius: RADIUS.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderTop: `8px solid ${theme.vars.palette.status[hue].ink}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& .head': { display: 'flex', alignItems: 'center', gap: 8 },
  '& .title': {
    ...theme.typography.h3,
    flex: 1,
    minWidth: 0,
    overflowWrap: 'anywhere',
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
  },
  // All of the tile opens the board, under its buttons.
  '& .title::after': { content: '""', position: 'absolute', inset: 0, borderRadius: RADIUS.card },
  '& .title:focus-visible': { outline: 'none' },
  '& .title:focus-visible::after': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  '&:hover .title': { textDecoration: 'underline' },
  '& button': { position: 'relative', zIndex: 1 },
  '& .facts': { ...theme.typography.caption, color: theme.vars.palette.text.secondary, display: 'flex', gap: 12 },
  '& .late': { color: theme.vars.palette.error.main, fontWeight: 600 },
  '& .foot': { ...theme.typography.caption, marginTop: 'auto', display: 'flex', alignItems: 'center', gap: 4 },
  '& .changed': { marginInlineStart: 'auto', color: theme.vars.palette.text.secondary },
}));

/** A board among the others: what is open and late on it, who is on it, and when it last changed. */
export function Tile({ board }: { readonly board: BoardTile }) {
  const t = useBoardWords();
  const language = useLanguage();
  const { run } = useRun();
  const { id, title, starred, state, open, late, faces, members } = board;
  return (
    <Frame hue={board.colour}>
      <div className="head">
        <Link className="title" to={boardPath(board)}>
          {title}
        </Link>
        <IconButton
          size="small"
          aria-label={t('star', { title })}
          aria-pressed={starred}
          onClick={() => void run(markBoard, { boardId: id, starred: !starred })}
        >
          <Icon name={starred ? 'starOn' : 'star'} />
        </IconButton>
      </div>
      <div className="facts">
        <span>{t('tile.open', { count: open })}</span>
        {late === 0 ? null : <span className="late">{t('tile.late', { count: late })}</span>}
      </div>
      {state === 'live' ? null : <AwayActs board={board} />}
      <div className="foot">
        {faces.map((face) => (
          <span key={face.id} role="img" aria-label={face.name} title={face.name}>
            <PersonPicture name={face.name} photo={face.photoURL} size={24} />
          </span>
        ))}
        {members > faces.length ? <span>{t('tile.more', { count: members - faces.length })}</span> : null}
        <span className="changed">{t('tile.changed', { at: formatInstant(board.changedAt, language) })}</span>
      </div>
    </Frame>
  );
}

/** The ways out for a board that is archived or deleted; its owners decide it (SB6). */
function AwayActs({ board }: { readonly board: BoardTile }) {
  const t = useBoardWords();
  const language = useLanguage();
  const { run, say } = useRun();
  const [isAsking, setAsking] = useState(false);
  const { id, title, state, keptUntil, deletedBy } = board;
  const restore = async () => {
    if ((await run(putBoard, { boardId: id, state: 'live' })) === null) return;
    say(t('did.restoreBoard', { title }), { undo: () => run(putBoard, { boardId: id, state }) });
  };
  const erase = async () => {
    setAsking(false);
    if ((await run(eraseBoard, { boardId: id })) !== null) say(t('did.erase', { title }));
  };
  return (
    <>
      <div className="facts">
        {deletedBy === null ? null : <span>{t('tile.deletedBy', { name: deletedBy })}</span>}
        {keptUntil === null ? null : <span>{t('tile.kept', { day: formatDay(keptUntil, language) })}</span>}
      </div>
      {includes(board.role, 'owner') ? (
        <div>
          <Button size="small" aria-label={t('restore.of', { title })} onClick={() => void restore()}>
            {t('restore')}
          </Button>
          <Button size="small" color="error" aria-label={t('erase.of', { title })} onClick={() => setAsking(true)}>
            {t('erase')}
          </Button>
        </div>
      ) : null}
      <ConfirmDialog
        open={isAsking}
        title={t('erase.title', { title })}
        confirmLabel={t('erase')}
        dismissLabel={t('cancel')}
        danger
        onDismiss={() => setAsking(false)}
        onConfirm={() => void erase()}
      >
        {t('erase.effect')}
      </ConfirmDialog>
    </>
  );
}
