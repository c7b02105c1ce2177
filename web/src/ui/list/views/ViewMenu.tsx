import { MOST_VIEWS } from '@madoguchi/contract/preferences/list-choices.ts';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type RefObject, useState } from 'react';
import { useMessages } from '../../../platform/messages.ts';
import type { ListModel } from '../model/use-list-model.ts';
import { queryOf } from '../place/place-query.ts';
import { useListWords } from '../words.ts';
import { changedView, isChanged, isFull, withFirst, withoutView } from './saved-views.ts';
import { ViewDialog } from './ViewDialog.tsx';

interface Props {
  readonly model: ListModel;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Saves what the list shows as a view, and looks after the view that is shown. */
export function ViewMenu({ model, anchor, isOpen, onClose }: Props) {
  const t = useListWords();
  const message = useMessages();
  const { choice, place, list, state } = model;
  const { views, view, saveViews } = choice;
  const [dialog, setDialog] = useState<'save' | 'rename' | null>(null);
  const query = queryOf(list, state);

  function saveAs(): void {
    if (isFull(views)) message(t('view.full', { max: MOST_VIEWS }), 'warning', { key: 'view.full' });
    else setDialog('save');
  }

  async function saveOver(id: string, name: string): Promise<void> {
    if (await saveViews(changedView(views, id, { query }))) message(t('view.saved', { name }), 'success');
  }

  async function remove(id: string, name: string): Promise<void> {
    place.goView(undefined, {});
    if (!(await saveViews(withoutView(views, id)))) return;
    message(t('view.deleted', { name }), 'success', {
      action: (
        <Button color="inherit" onClick={() => void saveViews(views)}>
          {t('view.undo')}
        </Button>
      ),
    });
  }

  const item = (label: string, press: () => void) => (
    <MenuItem
      key={label}
      onClick={() => {
        onClose();
        press();
      }}
    >
      {label}
    </MenuItem>
  );
  const ofView = view
    ? [
        ...(isChanged(view, query) ? [item(t('view.save-over', view), () => void saveOver(view.id, view.name))] : []),
        item(t('view.rename', view), () => setDialog('rename')),
        item(t(view.isFirst ? 'view.not-first' : 'view.first', view), () => {
          void saveViews(withFirst(views, view.isFirst ? null : view.id));
        }),
        item(t('view.delete', view), () => void remove(view.id, view.name)),
      ]
    : [];
  return (
    <>
      <Menu open={isOpen} anchorEl={() => anchor.current} onClose={onClose}>
        {item(t('view.save-as'), saveAs)}
        {ofView}
      </Menu>
      {dialog && (
        <ViewDialog model={model} renamed={dialog === 'rename' ? view : null} onClose={() => setDialog(null)} />
      )}
    </>
  );
}
