import type { ReservationItem } from '@madoguchi/contract/reservations/model.ts';
import { changeReservation } from '@madoguchi/contract/reservations/operations.ts';
import { listOfferedResources } from '@madoguchi/contract/resources/operations.ts';
import { tokyoWallEnd } from '@madoguchi/contract/values/tokyo-time.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { FileNote } from '../../../kit/fields/file/FileNote.tsx';
import { ReasonedButton } from '../../../kit/ReasonedButton.tsx';
import { ProblemError } from '../../../platform/http/refusals.ts';
import { useMessages } from '../../../platform/messages.ts';
import { useRead, useWrite } from '../../../platform/query.ts';
import { useResourceWords } from '../words.ts';

interface Props {
  readonly reservation: ReservationItem;
  /** Ids of the resources that are closed. */
  readonly closed: readonly string[];
  readonly onClose: () => void;
}

/** Gives a reservation another resource of the kind at the same time; one that is taken then is refused with who has it. */
export function MoveDialog({ reservation, closed, onClose }: Props) {
  const t = useResourceWords();
  const message = useMessages();
  const titleId = useId();
  const [to, setTo] = useState<string | null>(null);
  const { data } = useRead(listOfferedResources, {});
  const work = useWrite(changeReservation);
  const all = data?.resources ?? [];
  const occupied = reservation.resources.find(({ resourceId }) => isClosed(resourceId)) ?? reservation.resources[0];
  const kind = all.find(({ id }) => id === occupied?.resourceId)?.resourceCategory;
  const choices = all.filter(
    ({ id, resourceCategory, unitIds, endsOn }) =>
      resourceCategory === kind &&
      (endsOn === null || endsOn >= tokyoWallEnd(reservation.end).day) &&
      !isClosed(id) &&
      !unitIds.some(isClosed) &&
      !reservation.resources.some(({ resourceId }) => resourceId === id),
  );
  function isClosed(id: string): boolean {
    return closed.includes(id);
  }
  const move = () => {
    if (to === null || work.isPending) return;
    const resources = reservation.resources.map(({ resourceId, quantity }) =>
      resourceId === occupied?.resourceId ? { resourceId: to, quantity } : { resourceId, quantity },
    );
    work.mutate(
      { id: reservation.id, version: reservation.version, resources },
      {
        onSuccess: () => {
          message(t('moved'), 'success');
          onClose();
        },
      },
    );
  };
  return (
    <Dialog open onClose={work.isPending ? undefined : onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{t('moveTitle')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography sx={{ wordBreak: 'auto-phrase' }}>{t(choices.length === 0 ? 'moveNone' : 'moveLead')}</Typography>
        <RadioGroup aria-labelledby={titleId} value={to} onChange={(_, id) => setTo(id)}>
          {choices.map(({ id, name, site }) => (
            <FormControlLabel
              key={id}
              value={id}
              control={<Radio />}
              label={<span lang="ja">{[name, site].filter(Boolean).join(' · ')}</span>}
            />
          ))}
        </RadioGroup>
        {work.error ? <MoveFault error={work.error} /> : null}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} aria-disabled={work.isPending}>
          {t('back')}
        </Button>
        <ReasonedButton
          variant="contained"
          reason={to === null ? t('moveChoose') : null}
          aria-busy={work.isPending}
          onClick={move}
        >
          {t('move')}
        </ReasonedButton>
      </DialogActions>
    </Dialog>
  );
}

/** Why it cannot go there: the sentences of the fields, which this dialog does not show as fields. */
function MoveFault({ error }: { readonly error: Error }) {
  const fields = error instanceof ProblemError ? error.body.data.fields : [];
  if (fields.length === 0) return <ErrorBand error={error} />;
  return <FileNote icon="error" text={fields.map(({ message }) => message).join(' ')} />;
}
