import { MOST_VIEWS } from '@madoguchi/contract/preferences/list-choices.ts';
import type { SharedView } from '@madoguchi/contract/shared-views/model.ts';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type RefObject, useState } from 'react';
import { useMessages } from '../../../platform/messages.ts';
import type { ToolModel } from '../model/use-tool-model.ts';
import { queryOf } from '../place/place-query.ts';
import { useListWords } from '../words.ts';
import { changedView, isChanged, isFull, takenView, withFirst, withoutView, withView } from './saved-views.ts';
import { useSharedViews } from './use-shared-views.ts';
import { ViewDialog } from './ViewDialog.tsx';

interface Props {
  readonly model: ToolModel;
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
  const shared = useSharedViews(list.id, isOpen);
  const ownShared = view && shared.views.find(({ name, mayEnd }) => mayEnd && name === view.name);

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

  async function take(one: SharedView): Promise<void> {
    const own = takenView(one);
    const isNew = !views.some(({ id }) => id === own.id);
    if (isNew && isFull(views)) return message(t('view.full', { max: MOST_VIEWS }), 'warning', { key: 'view.full' });
    if (isNew && !(await saveViews(withView(views, own)))) return;
    place.goView(own.id, own.query);
    if (isNew) message(t('view.take', { name: own.name }), 'success');
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
        ...(ownShared ? [item(t('view.unshare', view), () => shared.end(ownShared))] : []),
        ...(shared.canShare && !ownShared ? [item(t('view.share', view), () => shared.share(view))] : []),
        item(t('view.delete', view), () => void remove(view.id, view.name)),
      ]
    : [];
  return (
    <>
      <Menu open={isOpen} anchorEl={() => anchor.current} onClose={onClose}>
        {item(t('view.save-as'), saveAs)}
        {ofView}
        {shared.views.length > 0 && <Divider component="li" />}
        {shared.views.map((one) =>
          item(t('view.shared-by', { name: one.name, by: one.sharedBy }), () => void take(one)),
        )}
      </Menu>
      {dialog && (
        <ViewDialog model={model} renamed={dialog === 'rename' ? view : null} onClose={() => setDialog(null)} />
      )}
    </>
  );
}
