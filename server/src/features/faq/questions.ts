// Questions that no entry answers: asked by anybody signed in, answered by system people (B1-07).
import type { AskedQuestion, QuestionStatus } from '@madoguchi/contract/faq/model.ts';
import {
  answerQuestion as answerOperation,
  askQuestion as askOperation,
  closeQuestion as closeOperation,
  listQuestions as listOperation,
  listOwnQuestions as ownOperation,
} from '@madoguchi/contract/faq/operations.ts';
import { FAQ_QUESTION } from '@madoguchi/contract/faq/record.ts';
import type { QuestionAction } from '@madoguchi/contract/faq/rules.ts';
import { Id } from '@madoguchi/contract/values/id.ts';
import { type ToldFact, writtenFacts } from '../../platform/facts/told-facts-store.ts';
import type { Ground } from '../../platform/ground.ts';
import { handle } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import { type AtVersion, recordKit, type Writing } from '../../platform/record/record-kit.ts';
import { uuidAt } from '../../platform/uuid.ts';
import { endQuestion, findQuestion, findQuestions, insertQuestion, type QuestionRow } from './store.ts';

/** So many questions a person and day. */
const MOST_A_DAY = 20;
const SECONDS_A_DAY = 86_400;
/** So much of a question stands in a notification. */
const SAID_LENGTH = 60;

const shortened = (text: string) =>
  text.length > SAID_LENGTH ? `${text.slice(0, SAID_LENGTH).toWellFormed()}…` : text;

/** A page begins after the question whose id is the key. Refuses a key that is none. */
function placeOf(key: string | undefined): string | null {
  if (key === undefined) return null;
  const id = Id.safeParse(key);
  return id.success ? id.data : refuse('invalid', { fields: [{ field: 'after', code: 'page-key' }], values: { n: 1 } });
}

interface Listing {
  readonly account: string | null;
  readonly status: QuestionStatus | null;
  readonly after: string | undefined;
  readonly limit: number;
}

async function pageOf(ground: Ground, { account, status, after, limit }: Listing) {
  const found = await findQuestions(ground.pool, { account, status, after: placeOf(after), fetched: limit + 1 });
  return { rows: found.slice(0, limit), next: found.length > limit ? (found.at(limit - 1)?.id ?? null) : null };
}

export const listOwnQuestions = handle(ownOperation, ({ ground, actor, input: { after, limit } }) =>
  pageOf(ground, { account: actor.accountId, status: null, after, limit }),
);

export const listQuestions = handle(listOperation, ({ ground, input: { status, after, limit } }) =>
  pageOf(ground, { account: null, status: status ?? null, after, limit }),
);

export const askQuestion = handle(askOperation, async ({ actor, input, now, commit }) => {
  const { question, searched } = input;
  const id = uuidAt(now);
  const name = actor.employee?.name ?? actor.displayName;
  const facts = writtenFacts([
    {
      id: uuidAt(now),
      key: `question-asked:${id}`,
      kind: 'question-asked',
      at: now,
      subject: id,
      about: id,
      said: { name, title: shortened(question) },
      to: { roles: ['system'] },
    },
  ]);
  const done = await commit(
    insertQuestion,
    { id, question, searched, account: actor.accountId, name, at: now, most: MOST_A_DAY, facts },
    { target: ['faq-question', id], difference: { question, searched }, answer: { id } },
  );
  return done ?? refuse('too-many', { retryAfterSeconds: SECONDS_A_DAY });
});

const questions = recordKit({
  record: FAQ_QUESTION,
  find: ({ ground }, id) => findQuestion(ground.pool, id),
  whyNot: ({ status }, action) => FAQ_QUESTION.machine.whyNot(status, action, ['maintainer']),
  current: ({ employee: _employee, ...question }) => question,
  answer: ({ employee: _employee, ...question }, { status, version }): AskedQuestion => ({
    ...question,
    status,
    version,
  }),
});

/** Tells who asked, where there is an employee behind the account. */
function factsOf(question: QuestionRow, answer: string, now: string): ToldFact[] {
  if (answer === '' || question.employee === null) return [];
  return [
    {
      id: uuidAt(now),
      key: `question-answered:${question.id}`,
      kind: 'question-answered',
      at: now,
      subject: question.id,
      about: question.id,
      said: { title: shortened(question.question) },
      to: { employee: question.employee },
    },
  ];
}

type Ending = Writing<AskedQuestion> & { readonly input: AtVersion };

/** Ends a question; a blank answer is none. */
function end(ending: Ending, action: QuestionAction, answer: string) {
  const { actor, now } = ending;
  const name = actor.employee?.name ?? actor.displayName;
  return questions.step(ending, action, (question) => ({
    change: endQuestion,
    values: { given: answer, name, facts: writtenFacts(factsOf(question, answer, now)) },
    difference: { answer },
    answer: { answer, answeredBy: name, answeredAt: now },
  }));
}

export const answerQuestion = handle(answerOperation, (context) => end(context, 'answer', context.input.answer));

export const closeQuestion = handle(closeOperation, (context) => end(context, 'close', ''));
