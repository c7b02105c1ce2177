import {
  COLOUR_NAMES,
  LABEL_COLOUR_IDS,
  type LabelColour,
  type PlaceKind,
} from '@madoguchi/contract/to-dos/choices.ts';
import type { TodoPlace } from '@madoguchi/contract/to-dos/model.ts';
import {
  addPlace,
  changePlace,
  orderPlaces,
  removePlace,
  restorePlace,
} from '@madoguchi/contract/to-dos/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type KeyboardEvent, useId, useState } from 'react';
import { Icon } from '../../kit/Icon.tsx';
import { TextField } from '../../kit/TextField.tsx';
import { useErrorSentence } from '../../kit/use-error-sentence.ts';
import { call } from '../../platform/call.ts';
import { isComposing } from '../../platform/composition.ts';
import { useMessages } from '../../platform/messages.ts';
import { invalidate } from '../../platform/query.ts';
import { useLanguage } from '../../platform/words.ts';
import { useTodoWords } from './words.ts';

interface Props {
  readonly kind: PlaceKind;
  readonly places: readonly TodoPlace[];
  readonly onClose: () => void;
}

const USUAL: LabelColour = 'blue';

/** Folders, or labels: new ones, names, colours, order, and deletion with its way back. */
export function PlacesDialog({ kind, places, onClose }: Props) {
  const t = useTodoWords();
  const titleId = useId();
  const message = useMessages();
  const sentenceOf = useErrorSentence();
  const [title, setTitle] = useState('');
  const own = places.filter((place) => place.kind === kind);

  /** Resolves to whether it was done; a refusal is said. */
  async function done(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      message(sentenceOf(error), 'error');
      return false;
    } finally {
      await invalidate(addPlace);
    }
  }

  const add = () => {
    if (title.trim() === '') return;
    void done(() => call(addPlace, { kind, title: title.trim(), colour: USUAL })).then((isDone) => {
      if (isDone) setTitle('');
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event) || event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  const move = (at: number, by: number) => {
    const ids = own.map(({ id }) => id);
    const [moved = ''] = ids.splice(at, 1);
    ids.splice(at + by, 0, moved);
    void done(() => call(orderPlaces, { kind, ids }));
  };
  const remove = (place: TodoPlace) =>
    void done(() => call(removePlace, { id: place.id })).then((isDone) => {
      if (!isDone) return;
      const action = (
        <Button color="inherit" size="small" onClick={() => void done(() => call(restorePlace, { id: place.id }))}>
          {t('undo')}
        </Button>
      );
      message(t('place.removed', { name: place.title }), 'success', { action, key: 'to-dos.place' });
    });

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{t(`manage.${kind}`)}</DialogTitle>
      <DialogContent>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-end', mb: 2 }}>
          <Box sx={{ flex: 1 }}>
            <TextField
              label={t('place.new')}
              value={title}
              inputProps={{ maxLength: 40 }}
              onChange={({ target }) => setTitle(target.value)}
              onKeyDown={onKeyDown}
            />
          </Box>
          <Button variant="contained" onClick={add}>
            {t('add')}
          </Button>
        </Box>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {own.map((place, at) => (
            <PlaceRow
              key={`${place.id} ${place.version}`}
              place={place}
              onSave={(change) =>
                void done(() => call(changePlace, { id: place.id, version: place.version, ...change }))
              }
              onUp={at === 0 ? null : () => move(at, -1)}
              onDown={at === own.length - 1 ? null : () => move(at, 1)}
              onRemove={() => remove(place)}
            />
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

interface RowProps {
  readonly place: TodoPlace;
  readonly onSave: (change: { readonly title: string; readonly colour: LabelColour }) => void;
  readonly onUp: (() => void) | null;
  readonly onDown: (() => void) | null;
  readonly onRemove: () => void;
}

/** A name is saved once its field is left, a colour at once. */
function PlaceRow({ place, onSave, onUp, onDown, onRemove }: RowProps) {
  const t = useTodoWords();
  const language = useLanguage();
  const [title, setTitle] = useState(place.title);
  const name = place.title;
  const save = () => {
    const typed = title.trim();
    if (typed === '') setTitle(place.title);
    else if (typed !== place.title) onSave({ title: typed, colour: place.colour });
  };
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 0.5, mb: 1 }}>
      <OutlinedInput
        fullWidth
        value={title}
        inputProps={{ 'aria-label': t('place.name', { name }), maxLength: 40 }}
        onChange={({ target }) => setTitle(target.value)}
        onBlur={save}
      />
      {place.kind === 'folder' ? null : (
        <NativeSelect
          input={<OutlinedInput />}
          inputProps={{ 'aria-label': t('place.colour', { name }) }}
          value={place.colour}
          onChange={({ target }) =>
            onSave({ title: place.title, colour: LABEL_COLOUR_IDS.find((one) => one === target.value) ?? USUAL })
          }
        >
          {LABEL_COLOUR_IDS.map((colour) => (
            <option key={colour} value={colour}>
              {COLOUR_NAMES[colour][language]}
            </option>
          ))}
        </NativeSelect>
      )}
      <IconButton aria-label={t('place.up', { name })} aria-disabled={onUp === null} onClick={() => onUp?.()}>
        <Icon name="arrowUp" />
      </IconButton>
      <IconButton aria-label={t('place.down', { name })} aria-disabled={onDown === null} onClick={() => onDown?.()}>
        <Icon name="arrowDown" />
      </IconButton>
      <IconButton aria-label={t('place.remove', { name })} onClick={onRemove}>
        <Icon name="trash" />
      </IconButton>
    </Box>
  );
}
