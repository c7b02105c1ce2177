import { type SavedView, VIEW_NAME_MAX } from '@madoguchi/contract/preferences/list-choices.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type KeyboardEvent, useId, useState } from 'react';
import { isComposing } from '../../../platform/composition.ts';
import { useMessages } from '../../../platform/messages.ts';
import { TextField } from '../../TextField.tsx';
import type { ToolModel } from '../model/use-tool-model.ts';
import { queryOf } from '../place/place-query.ts';
import { type SayList, useListWords } from '../words.ts';
import { changedView, type NameFault, nameFault, newViewId, withView } from './saved-views.ts';

interface Props {
  readonly model: ToolModel;
  /** The view that gets another name; `null` saves a new one. */
  readonly renamed: SavedView | null;
  readonly onClose: () => void;
}

/** Asks for the name of a view, and keeps it. */
export function ViewDialog({ model: { choice, list, state, place }, renamed, onClose }: Props) {
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
    // What was typed stays where it could not be kept.
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
