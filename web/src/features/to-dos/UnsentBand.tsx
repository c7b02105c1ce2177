import { actOnTodos, addTodo } from '@madoguchi/contract/to-dos/operations.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useErrorSentence } from '../../kit/use-error-sentence.ts';
import { WarningBand } from '../../kit/WarningBand.tsx';
import { call } from '../../platform/call.ts';
import { indexedDbDrafts } from '../../platform/drafts/device-drafts.ts';
import { OfflineError } from '../../platform/http/refusals.ts';
import { uidNow } from '../../platform/identity/session-state.ts';
import { useMessages } from '../../platform/messages.ts';
import { useObservable } from '../../platform/observable.ts';
import { invalidate } from '../../platform/query.ts';
import { type Unsent, type UnsentTodos, unsentQueue } from './unsent.ts';
import { useTodoWords } from './words.ts';

/** Hears a refusal of something that was kept: nobody waits for its answer any more. */
let refused: (item: Unsent, error: unknown) => void = () => undefined;

const send = async (item: Unsent) => {
  const { key } = item;
  try {
    if (item.kind === 'add') await call(addTodo, item.input, { key });
    else await call(actOnTodos, item.input, { key });
    void invalidate(addTodo);
  } catch (error) {
    if (error instanceof OfflineError) return 'later' as const;
    refused(item, error);
  }
  return 'settled' as const;
};

type Queue = ReturnType<typeof unsentQueue>;
const queues = new Map<string, Queue>();
const STORAGE = 'madoguchi-to-dos';

/** The queue of whoever is signed in: somebody else on this device sees and sends nothing of it. */
function queueNow(): Queue {
  const person = uidNow() ?? '';
  const queue = queues.get(person) ?? unsentQueue(indexedDbDrafts<UnsentTodos>(STORAGE), person, send);
  queues.set(person, queue);
  return queue;
}

/** Keeps what could not be sent. */
export const keepUnsent = (item: Unsent): Promise<void> => queueNow().keep(item);

/** To-dos that wait for the connection, each marked as not sent yet; they are sent as soon as it is back. */
export function UnsentBand() {
  const t = useTodoWords();
  const message = useMessages();
  const sentenceOf = useErrorSentence();
  const queue = queueNow();
  const items = useObservable(queue.shown);
  useEffect(() => {
    refused = ({ title }, error) => message(t('unsent.refused', { title, reason: sentenceOf(error) }), 'error');
  });
  useEffect(() => {
    const again = () => void queue.sendAll();
    again();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [queue]);
  if (items.length === 0) return null;
  return (
    <WarningBand>
      <Typography variant="body2">{t('unsent')}</Typography>
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2 }}>
        {items.map(({ key, kind, title }) => (
          <li key={key}>{t(kind === 'add' ? 'unsent.add' : 'unsent.complete', { title })}</li>
        ))}
      </Box>
    </WarningBand>
  );
}
