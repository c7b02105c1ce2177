// How every change of cards is written: whole ones at the versions that were read, with their activities and the news of them.
import { rolesThatMay, tool } from '@madoguchi/contract/access.ts';
import type { CardActivity } from '@madoguchi/contract/scrumboard/choices.ts';
import { type ToldFact, writtenFacts } from '../../platform/facts/told-facts-store.ts';
import type { Committed } from '../../platform/http/handler.ts';
import { uuidAt } from '../../platform/uuid.ts';
import { type Asking, announce, nameOfActor, type Writing } from './access.ts';
import { keysBetween, type Placed, spacedOut } from './order-keys.ts';
import { type CardRecord, findHearers, findOrder, type Placement, type StoredCard } from './store.ts';
import { writeCards, writeNewCard, writtenCards } from './write-store.ts';

export interface Activity {
  readonly kind: CardActivity;
  readonly said?: Readonly<Record<string, string>>;
}

export interface CardStep {
  /** As it was read; null where there was none. */
  readonly before: StoredCard | null;
  readonly after: CardRecord;
  readonly activities: readonly Activity[];
}

/** The order of a list that a write is over, with the cards of it that are spaced out anew. */
export interface Over {
  readonly listId: string;
  readonly order: number;
  readonly spaced: readonly Placed[];
}

export function recordOf({
  listTitle: _title,
  listState: _list,
  boardState: _board,
  role: _role,
  ...card
}: StoredCard): CardRecord {
  return card;
}

/** Keys for cards at a placement; where they would grow too long, the whole list is spaced out anew. */
export async function placedIn(
  { ground }: Pick<Asking, 'ground'>,
  placement: Placement,
  ids: readonly string[],
): Promise<{ readonly positions: readonly string[]; readonly over: Over }> {
  const { listId, order, before, after } = placement;
  const keys = keysBetween(after, before, ids.length);
  if (keys !== null) return { positions: keys, over: { listId, order, spaced: [] } };
  const all = await findOrder(ground.pool, listId);
  const next = all.find(({ position }) => position === before)?.id ?? null;
  const spaced = spacedOut(all, ids, next);
  const at = (id: string) => spaced.get(id) ?? '';
  const others = all.filter(({ id }) => !ids.includes(id)).map(({ id }) => ({ id, position: at(id) }));
  return { positions: ids.map(at), over: { listId, order, spaced: others } };
}

/** Activities that are news for whoever follows the card. */
const NEWS: readonly CardActivity[] = ['moved', 'due', 'done', 'reopened', 'archived', 'deleted', 'commented'];

/** The news of cards for their followers, save who makes them; of new cards for those of the board. */
export async function newsOf(
  { ground, actor, now }: Asking & { readonly now: string },
  boardId: string,
  cards: readonly { readonly id: string; readonly title: string; readonly activities: readonly Activity[] }[],
  except: readonly string[] = [],
): Promise<ToldFact[]> {
  const isNews = (kinds: readonly CardActivity[]) => (card: { readonly activities: readonly Activity[] }) =>
    card.activities.some(({ kind }) => kinds.includes(kind));
  const followed = cards.filter(isNews(NEWS));
  const added = cards.filter(isNews(['added', 'copied']));
  if (followed.length + added.length === 0) return [];
  const roles = rolesThatMay(tool('scrumboard'), await ground.tools.rules());
  const hearers = await findHearers(ground.pool, { board: boardId, cards: followed.map(({ id }) => id), roles });
  return hearers
    .filter(({ account }) => account !== actor.accountId && !except.includes(account))
    .flatMap(({ card, account }) =>
      (card === null ? added : followed.filter(({ id }) => id === card)).map((about) => ({
        ...{ id: uuidAt(now), key: null, kind: 'card-news' as const, at: now, subject: about.id, about: about.id },
        ...{ said: { board: boardId, title: about.title, by: nameOfActor(actor) }, to: { account } },
      })),
    );
}

interface Told<Answer> {
  readonly answer: Answer;
  readonly difference: Readonly<Record<string, unknown>>;
  /** The orders that the write is over. */
  readonly over?: readonly Over[];
  /** The caller follows the cards from now on, or no more. */
  readonly watch?: boolean;
}

/** Writes the steps, of cards that end on one board. Null where a card, or the order of the list, was changed meanwhile. */
export async function writeSteps<Answer>(
  context: Writing<Answer>,
  steps: readonly CardStep[],
  { answer, difference, over = [], watch }: Told<Answer>,
): Promise<Committed<Answer> | null> {
  const { actor, now, commit } = context;
  const [main] = steps;
  if (main === undefined) return null;
  const { boardId } = main.after;
  const cards = steps.map(({ after }) => after);
  const news = await newsOf(
    context,
    boardId,
    steps.map(({ after, activities }) => ({ id: after.id, title: after.title, activities })),
  );
  const isNew = main.before === null;
  const done = await commit(
    isNew ? writeNewCard : writeCards,
    {
      by: actor.accountId,
      at: now,
      board: boardId,
      numbers: cards.filter(({ number }) => number === 0).length,
      cards: writtenCards(cards),
      orders: JSON.stringify(over.map(({ listId, order }) => ({ id: listId, order }))),
      ordersCount: over.length,
      spaced: JSON.stringify(over.flatMap(({ spaced }) => spaced)),
      watch: watch ?? null,
      activities: JSON.stringify(
        steps.flatMap(({ after, activities }) =>
          activities.map(({ kind, said = {} }) => ({ id: uuidAt(now), card: after.id, kind, said })),
        ),
      ),
      facts: writtenFacts(news),
    },
    { target: ['card', main.after.id], difference: { board: boardId, ...difference }, answer: answer as never },
  );
  if (done === null) return null;
  await announce(context, boardId);
  const from = main.before?.boardId;
  if (from !== undefined && from !== boardId) await announce(context, from);
  return done as unknown as Committed<Answer>;
}
