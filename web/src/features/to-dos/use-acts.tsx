// Acts on to-dos beside their form, each said with the button that takes it back.
import type { TodoAct } from '@madoguchi/contract/to-dos/model.ts';
import { actOnTodos, eraseTodos, undoChange } from '@madoguchi/contract/to-dos/operations.ts';
import Button from '@mui/material/Button';
import { useErrorSentence } from '../../kit/use-error-sentence.ts';
import { call } from '../../platform/call.ts';
import { formatList } from '../../platform/formats.ts';
import { OfflineError } from '../../platform/http/refusals.ts';
import { closeMessage, messages, useMessages } from '../../platform/messages.ts';
import { invalidate } from '../../platform/query.ts';
import { useLanguage } from '../../platform/words.ts';
import { keepUnsent } from './UnsentBand.tsx';
import { useTodoWords } from './words.ts';

const KEY = 'to-dos.undo';
/** So long the way back stands in sight. */
const UNDO_SHOWN_MS = 10_000;

export function useUndo(): (text: string, undo: string, detail?: string) => void {
  const t = useTodoWords();
  const message = useMessages();
  const sentenceOf = useErrorSentence();

  async function takeBack(id: string): Promise<void> {
    for (const { id: shown, key } of messages.get()) if (key === KEY) closeMessage(shown);
    try {
      await call(undoChange, { id });
      message(t('undone'), 'success', { key: KEY });
    } catch (error) {
      message(sentenceOf(error), 'error', { key: KEY });
    } finally {
      void invalidate(undoChange);
    }
  }

  return (text, undo, detail) => {
    const action = (
      <Button color="inherit" size="small" onClick={() => void takeBack(undo)}>
        {t('undo')}
      </Button>
    );
    const more = detail === undefined ? {} : { detail };
    message(text, 'success', { key: KEY, action, hidesAfterMs: UNDO_SHOWN_MS, ...more });
  };
}

export interface Acted {
  readonly id: string;
  readonly title: string;
}

/** The sentence of an act, by whether it is said of one or of several. */
const SAID = {
  complete: 'did.complete',
  reopen: 'did.reopen',
  delete: 'did.delete',
  restore: 'did.restore',
} as const;

export function useTodoActs() {
  const t = useTodoWords();
  const language = useLanguage();
  const message = useMessages();
  const sentenceOf = useErrorSentence();
  const sayWithUndo = useUndo();

  function say(
    todos: readonly Acted[],
    act: TodoAct,
    done: { changed: number; undo: string; lostFolders: readonly string[] },
  ) {
    const [first] = todos;
    if (done.changed === 0 || first === undefined) return;
    const key = act.act in SAID ? SAID[act.act as keyof typeof SAID] : 'did.change';
    const text = todos.length === 1 ? t(`${key}.one`, { title: first.title }) : t(key, { count: done.changed });
    const lost = done.lostFolders.map((name) => t('lostFolder', { name })).join(' ');
    sayWithUndo(text, done.undo, lost === '' ? undefined : lost);
  }

  /** Resolves once it is done and said; a refusal is said as well, and answered with false. */
  async function act(todos: readonly Acted[], what: TodoAct): Promise<boolean> {
    const input = { ids: todos.map(({ id }) => id), act: what };
    const key = crypto.randomUUID();
    try {
      const done = await call(actOnTodos, input, { key });
      await invalidate(actOnTodos);
      say(todos, what, done);
      return true;
    } catch (error) {
      if (error instanceof OfflineError && what.act === 'complete') {
        const title = formatList(
          todos.map((todo) => todo.title),
          language,
        );
        await keepUnsent({ key, kind: 'complete', title, input });
        return true;
      }
      message(sentenceOf(error), 'error');
      return false;
    }
  }

  /** For good: nothing takes this back. */
  async function erase(todos: readonly Acted[]): Promise<boolean> {
    try {
      const { erased } = await call(eraseTodos, { ids: todos.map(({ id }) => id) });
      await invalidate(eraseTodos);
      message(t('did.erase', { count: erased }), 'success');
      return true;
    } catch (error) {
      message(sentenceOf(error), 'error');
      return false;
    }
  }

  return { act, erase };
}
