import { MOST_VIEWS, type SavedView, VIEW_NAME_MAX } from '@madoguchi/contract/preferences/list-choices.ts';
import type { SharedView } from '@madoguchi/contract/shared-views/model.ts';
import { endSharing, listSharedViews, shareView } from '@madoguchi/contract/shared-views/operations.ts';
import { isSharedList, type SharedList } from '@madoguchi/contract/shared-views/shared-lists.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { isComposing } from '../../../platform/composition.ts';
import { ProblemError } from '../../../platform/http/refusals.ts';
import { useMessages } from '../../../platform/messages.ts';
import { useRead, useWrite } from '../../../platform/query.ts';
import { TextField } from '../../TextField.tsx';
import { useErrorSentence } from '../../use-error-sentence.ts';
import type { ToolModel } from '../model/use-tool-model.ts';
import { queryOf } from '../place/place-query.ts';
import { type SayList, useListWords } from '../words.ts';
import {
  changedView,
  isChanged,
  isFull,
  type NameFault,
  nameFault,
  newViewId,
  takenView,
  withFirst,
  withoutView,
  withView,
} from './saved-views.ts';

/** Any list, while none that shares its views is shown: the read is held back. */
const NO_LIST: SharedList = 'members';

/** The views that others shared of the list, and what can be done with them. None of lists that share nothing. */
function useSharedViews(listId: string, isWanted: boolean) {
  const t = useListWords();
  const message = useMessages();
  const sentenceOf = useErrorSentence();
  const list = isSharedList(listId) ? listId : null;
  const { data } = useRead(listSharedViews, { list: list ?? NO_LIST }, { enabled: list !== null && isWanted });
  const share = useWrite(shareView);
  const end = useWrite(endSharing);
  const tellError = (error: unknown) => {
    const field = error instanceof ProblemError ? error.body.data.fields[0] : undefined;
    message(field?.message ?? sentenceOf(error), 'error');
  };

  return {
    canShare: list !== null,
    views: (list !== null && data?.views) || [],
    share({ name, query, columns }: SavedView): void {
      if (list === null) return;
      const onSuccess = () => message(t('view.shared', { name }), 'success');
      share.mutate({ list, name, query, ...(columns ? { columns } : {}) }, { onSuccess, onError: tellError });
    },
    end({ id, version, name }: SharedView): void {
      end.mutate(
        { id, version },
        { onSuccess: () => message(t('view.unshared', { name }), 'success'), onError: tellError },
      );
    },
  };
}

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

interface ViewDialogProps {
  readonly model: ToolModel;
  /** The view that gets another name; `null` saves a new one. */
  readonly renamed: SavedView | null;
  readonly onClose: () => void;
}

/** Asks for the name of a view, and keeps it. */
function ViewDialog({ model: { choice, list, state, place }, renamed, onClose }: ViewDialogProps) {
  const t = useListWords();
  const message = useMessages();
  const titleId = useId();
  const [name, setName] = useState(renamed?.name ?? '');
  const [fault, setFault] = useState<NameFault | null>(null);

  async function keep(): Promise<void> {
    const found = nameFault(choice.views, name, renamed?.id ?? null);
    setFault(found);
    if (found !== null) return;
    if (renamed) {
      if (await choice.saveViews(changedView(choice.views, renamed.id, { name: name.trim() }))) onClose();
      return;
    }
    const query = queryOf(list, state);
    const id = newViewId(crypto.getRandomValues(new Uint8Array(8)));
    const view = { id, name, query, ...(choice.columns ? { columns: choice.columns } : {}) };
    // Typed text stays where it could not be kept.
    if (!(await choice.saveViews(withView(choice.views, view)))) return;
    onClose();
    place.goView(id, query, { replace: true });
    message(t('view.saved', { name: name.trim() }), 'success');
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t(renamed ? 'view.rename' : 'view.save', renamed ?? { name: '' })}</DialogTitle>
      <DialogContent>
        <TextField
          autoFocus
          label={t('view.name')}
          value={name}
          error={fault === null ? undefined : faultText(fault, name, t)}
          onChange={(event) => {
            setName(event.target.value);
            setFault(null);
          }}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key !== 'Enter' || isComposing(event)) return;
            // Else the button that gets the focus back is pressed by the same key.
            event.preventDefault();
            void keep();
          }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('view.dismiss')}</Button>
        <Button variant="contained" onClick={() => void keep()}>
          {t('view.keep')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function faultText(fault: NameFault, name: string, t: SayList): string {
  if (fault === 'long') return t('view.name.long', { max: VIEW_NAME_MAX, n: name.trim().length });
  return t(`view.name.${fault}`);
}
