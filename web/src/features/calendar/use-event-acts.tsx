// The acts on a date of an own event beside its form: moving, resizing and deleting it, each with its way back.
import { SCOPES, type Scope } from '@madoguchi/contract/calendar/choices.ts';
import type { CalendarItem } from '@madoguchi/contract/calendar/model.ts';
import { moveEvent, removeEvent } from '@madoguchi/contract/calendar/operations.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { useErrorSentence } from '../../kit/use-error-sentence.ts';
import { call } from '../../platform/call.ts';
import { useMessages } from '../../platform/messages.ts';
import { invalidate } from '../../platform/query.ts';
import { useLanguage } from '../../platform/words.ts';
import { type Times, writtenTimes } from './event-times.ts';
import { useUndo } from './use-undo.tsx';
import { useEventWords } from './words.ts';

type Shown = Pick<CalendarItem, 'eventId' | 'version' | 'day' | 'title' | 'participants'>;

interface Asking {
  readonly of: Shown;
  readonly act: 'move' | 'remove';
  readonly answer: (scope: Scope | null) => void;
}

export function useEventActs(): {
  /** Rejects where it was refused or not wanted: the calendar then puts the item back. */
  readonly move: (of: Shown, times: Times) => Promise<void>;
  readonly remove: (of: Shown, then?: () => void) => Promise<void>;
  /** To be shown on the page. */
  readonly dialog: ReactNode;
} {
  const t = useEventWords();
  const language = useLanguage();
  const message = useMessages();
  const sentenceOf = useErrorSentence();
  const sayWithUndo = useUndo();
  const [asking, setAsking] = useState<Asking | null>(null);

  const ask = (of: Shown, act: Asking['act']): Promise<Scope | null> =>
    new Promise((resolve) => {
      const answer = (scope: Scope | null) => {
        setAsking(null);
        resolve(scope);
      };
      setAsking({ of, act, answer });
    });

  function failed(error: unknown): never {
    message(sentenceOf(error), 'error');
    throw error;
  }

  async function move(of: Shown, times: Times): Promise<void> {
    const scope = of.day === null ? 'all' : await ask(of, 'move');
    if (scope === null) throw new Error('the move was not wanted');
    const { eventId: id, version, day } = of;
    const done = await call(moveEvent, { id, version, day, scope, ...times })
      .catch(failed)
      .finally(read);
    sayWithUndo(t('moved', { title: of.title, time: writtenTimes(times, language) }), done.undo);
  }

  async function remove(of: Shown, then?: () => void): Promise<void> {
    const scope = await ask(of, 'remove');
    if (scope === null) return;
    const { eventId: id, version, day } = of;
    try {
      const done = await call(removeEvent, { id, version, day, scope });
      then?.();
      sayWithUndo(t('removed', { title: of.title }), done.undo);
    } catch (error) {
      message(sentenceOf(error), 'error');
    } finally {
      read();
    }
  }

  const dialog =
    asking === null ? null : (
      <ScopeDialog
        title={t(asking.act === 'move' ? 'move.scope' : 'remove.title', { title: asking.of.title })}
        submitLabel={t(asking.act === 'move' ? 'move.submit' : 'remove.submit')}
        isDanger={asking.act === 'remove'}
        isSeries={asking.of.day !== null}
        onChoose={asking.answer}
        onDismiss={() => asking.answer(null)}
      >
        {asking.act === 'remove' && asking.of.participants > 0
          ? t('remove.effect', { count: asking.of.participants })
          : null}
      </ScopeDialog>
    );
  return { move, remove, dialog };
}

function read(): void {
  void invalidate(moveEvent);
}

interface ScopeDialogProps {
  readonly title: string;
  /** Whom it reaches and what follows. */
  readonly children?: ReactNode;
  readonly submitLabel: string;
  readonly isDanger?: boolean;
  /** An event that does not repeat has no part to choose. */
  readonly isSeries: boolean;
  readonly onChoose: (scope: Scope) => void;
  readonly onDismiss: () => void;
}

/** Asks before an event is moved or deleted: for which dates of a series. */
function ScopeDialog({
  title,
  children,
  submitLabel,
  isDanger = false,
  isSeries,
  onChoose,
  onDismiss,
}: ScopeDialogProps) {
  const t = useEventWords();
  const id = useId();
  const [scope, setScope] = useState<Scope>('one');
  return (
    <Dialog open onClose={onDismiss} aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      {isSeries || children ? (
        <DialogContent>
          {children ? <Typography sx={{ mb: isSeries ? 2 : 0 }}>{children}</Typography> : null}
          {isSeries ? (
            <RadioGroup aria-label={t('scope')} value={scope} onChange={(_, value) => setScope(value as Scope)}>
              {SCOPES.map((one) => (
                <FormControlLabel key={one} value={one} label={t(`scope.${one}`)} control={<Radio />} />
              ))}
            </RadioGroup>
          ) : null}
        </DialogContent>
      ) : null}
      <DialogActions>
        <Button onClick={onDismiss}>{t('cancel')}</Button>
        <Button
          variant="contained"
          color={isDanger ? 'error' : 'primary'}
          onClick={() => onChoose(isSeries ? scope : 'all')}
        >
          {submitLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
