// Questions that no entry answers: asked by anybody signed in, answered by system people (B1-07).
import type { AskedQuestion, QuestionStatus } from '@madoguchi/contract/faq/model.ts';
import { QUESTION_STATUS_NAMES } from '@madoguchi/contract/faq/names.ts';
import {
  answerQuestion as answerOperation,
  askQuestion as askOperation,
  closeQuestion as closeOperation,
  listQuestions as listOperation,
  listOwnQuestions as ownOperation,
} from '@madoguchi/contract/faq/operations.ts';
import { type QuestionAction, questionMachine } from '@madoguchi/contract/faq/rules.ts';
import type { Language } from '@madoguchi/contract/message.ts';
import { Id } from '@madoguchi/contract/values/id.ts';
import { type ToldFact, writtenFacts } from '../../../platform/facts/told-facts-store.ts';
import type { Ground } from '../../../platform/ground.ts';
import { type Commit, handle } from '../../../platform/http/handler.ts';
import { allow, refuse } from '../../../platform/http/problem.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { uuidAt } from '../../../platform/uuid.ts';
import { endQuestion, findQuestion, findQuestions, insertQuestion, type QuestionRow } from './questions-store.ts';

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

interface Ending {
  readonly ground: Ground;
  readonly actor: Actor;
  readonly now: string;
  readonly language: Language;
  readonly commit: Commit<AskedQuestion>;
}

const THING = { ja: '質問', en: 'question' } as const;

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

async function end(ending: Ending, input: { id: string; version: number }, action: QuestionAction, answer: string) {
  const { ground, actor, now, language, commit } = ending;
  const found = (await findQuestion(ground.pool, input.id)) ?? refuse('not-found');
  const { employee: _employee, ...current } = found;
  const refusal = questionMachine.whyNot(found.status, action, ['maintainer']);
  if (refusal === 'wrong-state') {
    const values = { thing: THING[language], status: QUESTION_STATUS_NAMES[found.status][language] };
    refuse(refusal, { values, current });
  }
  allow(refusal);
  if (input.version !== found.version) refuse('stale', { current });
  const status = questionMachine.transitions[action].to;
  const name = actor.employee?.name ?? actor.displayName;
  const facts = writtenFacts(factsOf(found, answer, now));
  const done = await commit(
    endQuestion,
    { id: found.id, version: found.version, status, given: answer, by: actor.accountId, name, at: now, facts },
    {
      target: ['faq-question', found.id],
      difference: { status: [found.status, status], answer },
      answer: { ...current, version: found.version + 1, status, answer, answeredBy: name, answeredAt: now },
    },
  );
  return done ?? refuse('stale', { current });
}

export const answerQuestion = handle(answerOperation, (context) =>
  end(context, context.input, 'answer', context.input.answer),
);

export const closeQuestion = handle(closeOperation, (context) => end(context, context.input, 'close', ''));
