import { CHECK_ITEM_LIMIT, CHECKLIST_TITLE_LIMIT } from '@madoguchi/contract/scrumboard/choices.ts';
import type { Card, CheckItem, Checklist, ChecklistAct } from '@madoguchi/contract/scrumboard/model.ts';
import { changeChecklists } from '@madoguchi/contract/scrumboard/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Icon } from '../../../kit/Icon.tsx';
import { epochNow } from '../../../platform/clock.ts';
import { newId } from '../../../platform/new-id.ts';
import { LineForm } from '../LineForm.tsx';
import { useRun } from '../use-run.tsx';
import { Part } from './Part.tsx';
import { useCardWords } from './words.ts';

const AT_END = 100;
const WHOLE = 100;

/** The checklists of a card: each act is saved at once, and what is deleted can be taken back. */
export function Checklists({ card, mayEdit }: { readonly card: Card; readonly mayEdit: boolean }) {
  const t = useCardWords();
  const { run, say } = useRun();
  const [isAdding, setAdding] = useState(false);
  const act = (what: ChecklistAct) => run(changeChecklists, { cardId: card.id, act: what });
  const done = async (what: ChecklistAct) => (await act(what)) !== null;

  async function remove(checklist: Checklist): Promise<void> {
    const at = card.checklists.indexOf(checklist);
    if (!(await done({ act: 'remove-checklist', checklistId: checklist.id }))) return;
    say(t('checklist.removed', { title: checklist.title }), {
      undo: () => act({ act: 'put-checklist', checklist, at }),
    });
  }
  async function removeItem(checklist: Checklist, item: CheckItem): Promise<void> {
    const at = checklist.items.indexOf(item);
    if (!(await done({ act: 'remove-item', itemId: item.id }))) return;
    say(t('item.removed', { title: item.title }), {
      undo: () => act({ act: 'put-item', checklistId: checklist.id, item, at }),
    });
  }

  if (card.checklists.length === 0 && !mayEdit) return null;
  return (
    <Part title={t('checklists')}>
      {card.checklists.map((checklist) => (
        <OneChecklist
          key={checklist.id}
          checklist={checklist}
          mayEdit={mayEdit}
          onAct={done}
          onRemove={() => void remove(checklist)}
          onRemoveItem={(item) => void removeItem(checklist, item)}
        />
      ))}
      {isAdding ? (
        <LineForm
          label={t('checklist.title')}
          max={CHECKLIST_TITLE_LIMIT}
          submitLabel={t('add')}
          onSubmit={(title) =>
            done({ act: 'put-checklist', checklist: { id: newId(epochNow()), title, items: [] }, at: AT_END })
          }
          onClose={() => setAdding(false)}
        />
      ) : null}
      {mayEdit && !isAdding ? (
        <Button size="small" startIcon={<Icon name="plus" size={16} />} onClick={() => setAdding(true)}>
          {t('checklist.add')}
        </Button>
      ) : null}
    </Part>
  );
}

interface OneProps {
  readonly checklist: Checklist;
  readonly mayEdit: boolean;
  readonly onAct: (act: ChecklistAct) => Promise<boolean>;
  readonly onRemove: () => void;
  readonly onRemoveItem: (item: CheckItem) => void;
}

function OneChecklist({ checklist, mayEdit, onAct, onRemove, onRemoveItem }: OneProps) {
  const t = useCardWords();
  const [isRenaming, setRenaming] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const { id, title, items } = checklist;
  const count = items.filter(({ isDone }) => isDone).length;
  return (
    <Box sx={{ mb: 2 }}>
      {isRenaming ? (
        <LineForm
          label={t('checklist.title')}
          initial={title}
          max={CHECKLIST_TITLE_LIMIT}
          onSubmit={(typed) => onAct({ act: 'rename-checklist', checklistId: id, title: typed })}
          onClose={() => setRenaming(false)}
        />
      ) : (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          <Typography component="h4" sx={{ flex: 1, fontWeight: 600, overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {mayEdit ? (
            <>
              <IconButton size="small" aria-label={t('checklist.rename', { title })} onClick={() => setRenaming(true)}>
                <Icon name="edit" size={16} />
              </IconButton>
              <IconButton size="small" aria-label={t('checklist.remove', { title })} onClick={onRemove}>
                <Icon name="trash" size={16} />
              </IconButton>
            </>
          ) : null}
        </Box>
      )}
      {items.length === 0 ? null : (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <LinearProgress
            variant="determinate"
            value={(count / items.length) * WHOLE}
            aria-label={t('checklist.progress', { title, done: count, all: items.length })}
            sx={{ flex: 1 }}
          />
          <Typography variant="caption">{t('checklist.of', { done: count, all: items.length })}</Typography>
        </Box>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items.map((item) => (
          <Item key={item.id} item={item} mayEdit={mayEdit} onAct={onAct} onRemove={() => onRemoveItem(item)} />
        ))}
      </Box>
      {isAdding ? (
        <LineForm
          label={t('item.title')}
          max={CHECK_ITEM_LIMIT}
          submitLabel={t('add')}
          onSubmit={(typed) =>
            onAct({
              act: 'put-item',
              checklistId: id,
              item: { id: newId(epochNow()), title: typed, isDone: false },
              at: AT_END,
            })
          }
          onClose={() => setAdding(false)}
        />
      ) : null}
      {mayEdit && !isAdding ? (
        <Button size="small" startIcon={<Icon name="plus" size={16} />} onClick={() => setAdding(true)}>
          {t('item.add')}
        </Button>
      ) : null}
    </Box>
  );
}

interface ItemProps {
  readonly item: CheckItem;
  readonly mayEdit: boolean;
  readonly onAct: (act: ChecklistAct) => Promise<boolean>;
  readonly onRemove: () => void;
}

function Item({ item, mayEdit, onAct, onRemove }: ItemProps) {
  const t = useCardWords();
  const [isRenaming, setRenaming] = useState(false);
  /** As it was pressed, until the card was read again. */
  const [pressed, setPressed] = useState<boolean | null>(null);
  const { id, title } = item;
  const isDone = pressed ?? item.isDone;
  const check = async (isOn: boolean) => {
    setPressed(isOn);
    await onAct({ act: 'check-item', itemId: id, isDone: isOn });
    setPressed(null);
  };
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center' }}>
      <Checkbox
        checked={isDone}
        disabled={!mayEdit}
        slotProps={{ input: { 'aria-label': title } }}
        onChange={(_, checked) => void check(checked)}
      />
      {isRenaming ? (
        <LineForm
          label={t('item.title')}
          initial={title}
          max={CHECK_ITEM_LIMIT}
          onSubmit={(typed) => onAct({ act: 'rename-item', itemId: id, title: typed })}
          onClose={() => setRenaming(false)}
        />
      ) : (
        <>
          <Box
            component="span"
            sx={{ flex: 1, overflowWrap: 'anywhere', textDecoration: isDone ? 'line-through' : 'none' }}
          >
            {title}
          </Box>
          {mayEdit ? (
            <>
              <IconButton size="small" aria-label={t('item.rename', { title })} onClick={() => setRenaming(true)}>
                <Icon name="edit" size={16} />
              </IconButton>
              <IconButton size="small" aria-label={t('item.remove', { title })} onClick={onRemove}>
                <Icon name="close" size={16} />
              </IconButton>
            </>
          ) : null}
        </>
      )}
    </Box>
  );
}
