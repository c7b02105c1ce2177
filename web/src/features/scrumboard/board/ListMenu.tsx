import { HIGHEST_WIP } from '@madoguchi/contract/scrumboard/choices.ts';
import type { ShownList } from '@madoguchi/contract/scrumboard/model.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useId, useRef, useState } from 'react';
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { TextField } from '../../../kit/TextField.tsx';
import { isComposing } from '../../../platform/composition.ts';
import { ActMenu } from '../ActMenu.tsx';
import { useBoardWords } from '../words.ts';

export interface ListMenuActs {
  /** Null where it stands at that end already. */
  readonly left: (() => void) | null;
  readonly right: (() => void) | null;
  readonly limit: (wipLimit: number | null) => Promise<boolean>;
  /** Null without cards, and before all of them are known. */
  readonly moveAll: (() => void) | null;
  readonly archive: () => void;
  readonly remove: () => void;
}

interface Props {
  readonly list: ShownList;
  readonly acts: ListMenuActs;
  readonly onRename: () => void;
}

/** The rarer acts on a list; its deletion names how many cards go with it (SB5). */
export function ListMenu({ list, acts, onRename }: Props) {
  const t = useBoardWords();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [asks, setAsks] = useState<'delete' | 'limit' | null>(null);
  const { title } = list;
  const items: readonly (readonly [string, (() => void) | null])[] = [
    [t('list.rename'), onRename],
    [t('list.wip'), () => setAsks('limit')],
    [t('list.left'), acts.left],
    [t('list.right'), acts.right],
    [t('list.moveAll'), acts.moveAll],
    [t('list.archive'), acts.archive],
    [t('list.delete'), () => setAsks('delete')],
  ];
  return (
    <>
      <IconButton
        ref={button}
        aria-label={t('list.menu', { title })}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Icon name="more" />
      </IconButton>
      <ActMenu isOpen={isOpen} anchor={() => button.current} items={items} onClose={() => setOpen(false)} />
      <ConfirmDialog
        open={asks === 'delete'}
        title={t('list.deleteTitle', { title })}
        confirmLabel={t('delete')}
        dismissLabel={t('cancel')}
        danger
        onDismiss={() => setAsks(null)}
        onConfirm={() => {
          setAsks(null);
          acts.remove();
        }}
      >
        {t('list.deleteEffect', { count: list.cards + list.archived, archived: list.archived })}
      </ConfirmDialog>
      {asks === 'limit' ? <LimitDialog list={list} onSave={acts.limit} onClose={() => setAsks(null)} /> : null}
    </>
  );
}

interface LimitProps {
  readonly list: ShownList;
  readonly onSave: ListMenuActs['limit'];
  readonly onClose: () => void;
}

function LimitDialog({ list, onSave, onClose }: LimitProps) {
  const t = useBoardWords();
  const titleId = useId();
  const [text, setText] = useState(list.wipLimit === null ? '' : String(list.wipLimit));
  const [isWrong, setWrong] = useState(false);
  const save = async () => {
    const typed = text.normalize('NFKC').trim();
    const limit = typed === '' ? null : Number(typed);
    if (limit !== null && !(Number.isInteger(limit) && limit >= 1 && limit <= HIGHEST_WIP)) setWrong(true);
    else if (await onSave(limit)) onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('list.wip')}</DialogTitle>
      <DialogContent>
        <TextField
          label={t('list.wipOf')}
          value={text}
          error={isWrong ? t('list.wipFault') : undefined}
          inputProps={{ inputMode: 'numeric', maxLength: 3 }}
          autoFocus
          onChange={({ target }) => {
            setText(target.value);
            setWrong(false);
          }}
          onKeyDown={(event) => {
            if (!isComposing(event) && event.key === 'Enter') void save();
          }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button variant="contained" onClick={() => void save()}>
          {t('save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
