import type { TodoPlace } from '@madoguchi/contract/to-dos/model.ts';
import { addPlace, addTodo } from '@madoguchi/contract/to-dos/operations.ts';
import { type QuickPart, readQuickTodo } from '@madoguchi/contract/to-dos/quick-add.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useErrorSentence } from '../../kit/use-error-sentence.ts';
import { call } from '../../platform/call.ts';
import { isComposing } from '../../platform/composition.ts';
import { formatDay } from '../../platform/formats.ts';
import { OfflineError } from '../../platform/http/refusals.ts';
import { useKeys } from '../../platform/keys/use-keys.ts';
import { useMessages } from '../../platform/messages.ts';
import { invalidate, useWrite } from '../../platform/query.ts';
import { useSession } from '../../platform/session.ts';
import { useLanguage } from '../../platform/words.ts';
import { keepUnsent } from './UnsentBand.tsx';
import { useUndo } from './use-acts.tsx';
import type { TodoPlaceName } from './use-place.ts';
import { useTodoWords } from './words.ts';

interface Props {
  readonly place: TodoPlaceName;
  readonly places: readonly TodoPlace[];
}

/** The fields that a to-do has because of the place in which it is added. */
function ofPlace({ kind, handle }: TodoPlaceName, places: readonly TodoPlace[], today: PlainDate) {
  const id = places.find((place) => place.kind === kind && place.handle === handle)?.id;
  return {
    folderId: kind === 'folder' && id !== undefined ? id : null,
    labelIds: kind === 'label' && id !== undefined ? [id] : [],
    starred: kind === 'filter' && handle === 'starred',
    important: kind === 'filter' && handle === 'important',
    dueOn: kind === 'filter' && handle === 'today' ? today : null,
  };
}

/** A to-do in one line, `明日 17時 見積もり確認 #購買 !`: what was read stands below it before Enter adds it, and goes back by a key. */
export function QuickAdd({ place, places }: Props) {
  const t = useTodoWords();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { today } = useSession();
  const message = useMessages();
  const sentenceOf = useErrorSentence();
  const sayWithUndo = useUndo();
  const make = useWrite(addPlace);
  const [isAdding, setAdding] = useState(false);
  const [line, setLine] = useState('');
  // While an input method composes, the line is not read: half a word means nothing yet.
  const [composing, setComposing] = useState(false);
  const [settled, setSettled] = useState('');
  const [putBack, setPutBack] = useState<readonly string[]>([]);
  const labels = places.filter(({ kind }) => kind === 'label');
  const read = readQuickTodo(composing ? settled : line, { today, labels, putBack });
  const isBlank = line.trim() === '';
  useKeys(t('keys.title'), [{ keys: 'c', label: t('keys.add'), run: () => input.current?.focus() }]);

  function type(text: string): void {
    setLine(text);
    if (!composing) setSettled(text);
    if (text === '') setPutBack([]);
  }

  /** Clears what was added; whoever has begun the next line meanwhile keeps it. */
  function clear(added: string): void {
    setLine((now) => (now === added ? '' : now));
    setSettled((now) => (now === added ? '' : now));
    setPutBack([]);
  }

  async function add(): Promise<void> {
    const todo = readQuickTodo(line, { today, labels, putBack });
    if (todo.title === '' || isAdding) return;
    const base = ofPlace(place, places, today);
    const input = {
      title: todo.title,
      dueOn: todo.dueOn ?? base.dueOn,
      dueTime: todo.dueTime,
      labelIds: [...new Set([...base.labelIds, ...todo.labelIds])],
      folderId: base.folderId,
      starred: base.starred,
      important: base.important || todo.important,
    };
    // Kept with the key of the first attempt: it may have arrived although its answer was lost.
    const key = crypto.randomUUID();
    setAdding(true);
    try {
      const { undo } = await call(addTodo, input, { key });
      clear(line);
      sayWithUndo(t('added', { title: todo.title }), undo);
      await invalidate(addTodo);
    } catch (error) {
      if (error instanceof OfflineError) {
        await keepUnsent({ key, kind: 'add', title: todo.title, input });
        clear(line);
      } else message(sentenceOf(error), 'error');
    } finally {
      setAdding(false);
    }
  }

  function makeLabel(title: string): void {
    if (make.isPending) return;
    make.mutate(
      { kind: 'label', title, colour: 'blue' },
      {
        onSuccess: () => message(t('place.added', { name: title }), 'success'),
        onError: (error) => message(sentenceOf(error), 'error'),
      },
    );
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (isComposing(event) || event.key !== 'Enter') return;
    event.preventDefault();
    void add();
  }

  return (
    <Box sx={{ mb: 2 }}>
      <Typography component="label" htmlFor={id} variant="caption" sx={{ fontWeight: 600 }}>
        {t('line')}
      </Typography>
      <Typography id={`${id}-hint`} variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {t('line.hint')}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <OutlinedInput
          id={id}
          fullWidth
          inputRef={input}
          value={line}
          autoComplete="off"
          inputProps={{ 'aria-describedby': `${id}-hint ${id}-read`, maxLength: 1000, enterKeyHint: 'done' }}
          onChange={({ target }) => type(target.value)}
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={() => {
            setComposing(false);
            setSettled(line);
          }}
          onKeyDown={onKeyDown}
        />
        <Button
          variant="contained"
          sx={{ flex: 'none' }}
          aria-disabled={isBlank || isAdding}
          onClick={() => void add()}
        >
          {t('add')}
        </Button>
      </Box>
      <Box id={`${id}-read`} aria-live="polite" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: isBlank ? 0 : 1 }}>
        {isBlank ? null : (
          <>
            <Typography component="span" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {read.title === '' ? t('line.noTitle') : t('line.read', { title: read.title })}
            </Typography>
            <Parts parts={read.parts} onBack={(words) => setPutBack([...putBack, words])} />
            {read.unknownLabels.map((name) => (
              <Chip
                key={name}
                size="small"
                variant="outlined"
                label={t('line.newLabel', { name })}
                onClick={() => makeLabel(name)}
              />
            ))}
            {read.noDay === null ? null : (
              <Typography component="span" variant="caption">
                {t('line.noDay', { words: read.noDay })}
              </Typography>
            )}
          </>
        )}
      </Box>
    </Box>
  );
}

function Parts({ parts, onBack }: { readonly parts: readonly QuickPart[]; readonly onBack: (words: string) => void }) {
  const t = useTodoWords();
  const language = useLanguage();
  const nameOf = (part: QuickPart): string => {
    switch (part.kind) {
      case 'day':
        return t('part.day', { day: formatDay(part.day, language) });
      case 'time':
        return part.time;
      case 'label':
        return `#${part.title}`;
      case 'important':
        return t('important');
      default:
        return part satisfies never;
    }
  };
  return parts.map((part) => (
    <Chip
      key={`${part.kind} ${part.words}`}
      size="small"
      label={nameOf(part)}
      aria-label={t('part.back', { part: nameOf(part) })}
      onClick={() => onBack(part.words)}
      onDelete={() => onBack(part.words)}
    />
  ));
}
