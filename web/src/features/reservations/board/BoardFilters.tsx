import { type OfferedResource, RESOURCE_CATEGORIES } from '@madoguchi/contract/resources/model.ts';
import { RESOURCE_CATEGORY_NAMES } from '@madoguchi/contract/resources/names.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../../../kit/Icon.tsx';
import { usePreference } from '../../../platform/preferences.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useReservationWords } from '../words.ts';
import { type BoardPlace, hasConditions, NO_CONDITIONS } from './board-place.ts';

interface Props {
  readonly place: BoardPlace;
  readonly resources: readonly OfferedResource[];
  readonly onChange: (changed: Partial<BoardPlace>) => void;
}

const distinct = (texts: readonly string[]) => [...new Set(texts.filter((text) => text !== ''))].sort();

/** Narrows the resources that the board shows: kind, site, people, features, favourites. */
export function BoardFilters({ place, resources, onChange }: Props) {
  const t = useReservationWords();
  const language = useLanguage();
  const [isChoosing, setChoosing] = useState(false);
  const kinds = RESOURCE_CATEGORIES.filter((kind) =>
    resources.some(({ resourceCategory }) => resourceCategory === kind),
  );
  const sites = distinct(resources.map(({ site }) => site));
  const features = distinct(resources.flatMap((one) => one.features));
  if (resources.length === 0) return null;
  return (
    <Box
      role="group"
      aria-label={t('filters')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
    >
      <OneOf
        label={t('kind')}
        value={place.category ?? ''}
        onChange={(next) => onChange({ category: (next || null) as BoardPlace['category'] })}
      >
        {kinds.map((kind) => (
          <MenuItem key={kind} value={kind}>
            {RESOURCE_CATEGORY_NAMES[kind][language]}
          </MenuItem>
        ))}
      </OneOf>
      {sites.length > 1 && (
        <OneOf label={t('site')} value={place.site ?? ''} onChange={(next) => onChange({ site: next || null })}>
          {sites.map((site) => (
            <MenuItem key={site} value={site}>
              {site}
            </MenuItem>
          ))}
        </OneOf>
      )}
      <SeatsBox seats={place.seats} onChange={(seats) => onChange({ seats })} />
      {features.length > 0 && (
        <TextField
          select
          size="small"
          label={t('features')}
          value={place.features}
          onChange={({ target }) => onChange({ features: [target.value].flat() })}
          slotProps={{ select: { multiple: true }, inputLabel: { shrink: place.features.length > 0 } }}
          sx={{ minWidth: 160, maxWidth: 240 }}
        >
          {features.map((feature) => (
            <MenuItem key={feature} value={feature}>
              {feature}
            </MenuItem>
          ))}
        </TextField>
      )}
      <FormControlLabel
        label={t('favourites.only')}
        control={<Checkbox checked={place.isFavourites} onChange={(_, isFavourites) => onChange({ isFavourites })} />}
        sx={{ marginInlineEnd: 0 }}
      />
      <Button startIcon={<Icon name="star" />} onClick={() => setChoosing(true)}>
        {t('favourites.choose')}
      </Button>
      {hasConditions(place) && <Button onClick={() => onChange(NO_CONDITIONS)}>{t('filter.clear')}</Button>}
      {isChoosing && <FavouritesDialog resources={resources} onClose={() => setChoosing(false)} />}
    </Box>
  );
}

interface OneOfProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: ReactNode;
}

function OneOf({ label, value, onChange, children }: OneOfProps) {
  const t = useReservationWords();
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ minWidth: 120 }}
    >
      <MenuItem value="">{t('any')}</MenuItem>
      {children}
    </TextField>
  );
}

/** Taken over as it is typed; what is no number narrows nothing. */
function SeatsBox({
  seats,
  onChange,
}: {
  readonly seats: number | null;
  readonly onChange: (seats: number | null) => void;
}) {
  const t = useReservationWords();
  const [typed, setTyped] = useState(seats === null ? '' : String(seats));
  const read = (text: string) => {
    const digits = text.normalize('NFKC').trim();
    return /^[1-9]\d{0,3}$/.test(digits) ? Number(digits) : null;
  };
  // Cleared from outside: the box follows.
  const shown = read(typed) === seats ? typed : seats === null ? '' : String(seats);
  return (
    <TextField
      size="small"
      label={t('seats')}
      value={shown}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(read(target.value));
      }}
      slotProps={{ htmlInput: { inputMode: 'numeric' }, inputLabel: { shrink: true } }}
      sx={{ width: 88 }}
    />
  );
}

interface FavouritesDialogProps {
  readonly resources: readonly OfferedResource[];
  readonly onClose: () => void;
}

/** Ticks the resources that a person books most; each tick is kept at once. */
function FavouritesDialog({ resources, onClose }: FavouritesDialogProps) {
  const t = useReservationWords();
  const titleId = useId();
  const { value, save } = usePreference('favourite-resources');
  // A resource that is no longer offered leaves with the next tick.
  const tick = (id: string, isOn: boolean) =>
    void save(resources.map((one) => one.id).filter((one) => (one === id ? isOn : value.includes(one))));
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{t('favourites.title')}</DialogTitle>
      <DialogContent>
        <FormGroup>
          {resources.map(({ id, name }) => (
            <FormControlLabel
              key={id}
              label={name}
              control={<Checkbox checked={value.includes(id)} onChange={(_, isOn) => tick(id, isOn)} />}
            />
          ))}
        </FormGroup>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('favourites.done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
