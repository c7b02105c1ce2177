import type { OfferedResource } from '@madoguchi/contract/resources/model.ts';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { useId } from 'react';
import { usePreference } from '../../../platform/preferences.ts';
import { useReservationWords } from '../words.ts';

interface Props {
  readonly resources: readonly OfferedResource[];
  readonly onClose: () => void;
}

/** Ticks the resources that a person books most; each tick is kept at once. */
export function FavouritesDialog({ resources, onClose }: Props) {
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
