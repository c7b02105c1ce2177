import type { OfferedResource } from '@madoguchi/contract/resources/model.ts';
import { RESOURCE_CATEGORIES } from '@madoguchi/contract/resources/model.ts';
import { RESOURCE_CATEGORY_NAMES } from '@madoguchi/contract/resources/names.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type ReactNode, useState } from 'react';
import { Icon } from '../../../kit/Icon.tsx';
import { useLanguage } from '../../../platform/words.ts';
import { useReservationWords } from '../words.ts';
import { type BoardPlace, hasConditions, NO_CONDITIONS } from './board-place.ts';
import { FavouritesDialog } from './FavouritesDialog.tsx';

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
