// The FAQ as its readers meet it.

import { GUEST } from '@madoguchi/contract/access.ts';
import {
  listFaq as listOperation,
  noteMissedSearch as missedOperation,
  openFaq as openOperation,
  rateFaq as rateOperation,
} from '@madoguchi/contract/faq/operations.ts';
import { readersFor } from '@madoguchi/contract/faq/rules.ts';
import { handle } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import { kanaReadings } from '../../platform/reading/kana-readings.ts';
import { findSeen, noteMissed, rateEntry, viewEntry } from './store.ts';

/** So many different searches without a hit are kept. */
const MOST_MISSED = 500;

export const listFaq = handle(listOperation, async ({ ground, actor }) => {
  const reading = { account: actor?.accountId ?? null, readers: readersFor(actor ?? GUEST) };
  const entries = await findSeen(ground.pool, reading);
  const texts = ({ question, answer, keywords }: (typeof entries)[number]) => [question, answer, ...keywords];
  const readings = await kanaReadings(entries.flatMap(texts));
  const read = (entry: (typeof entries)[number]) => {
    const [question = '', answer = '', ...keywords] = readings.splice(0, texts(entry).length);
    return { ...entry, readings: { question, answer, keywords } };
  };
  return { entries: entries.map(read) };
});

export const openFaq = handle(openOperation, async ({ ground, actor, input: { id }, commit }) => {
  const reading = { account: actor.accountId, readers: readersFor(actor), day: ground.clock.today() };
  const done = await commit(
    viewEntry,
    { id, ...reading },
    { target: ['faq-entry', id], difference: {}, answer: { id } },
  );
  return done ?? refuse('not-found');
});

export const rateFaq = handle(rateOperation, async ({ actor, input: { id, helpful }, now, commit }) => {
  const done = await commit(
    rateEntry,
    { id, helpful, account: actor.accountId, readers: readersFor(actor), at: now },
    { target: ['faq-entry', id], difference: { helpful }, answer: { id, helpful } },
  );
  return done ?? refuse('not-found');
});

export const noteMissedSearch = handle(missedOperation, async ({ input: { words }, now, commit }) => {
  const done = await commit(
    noteMissed,
    { words, at: now, most: MOST_MISSED },
    { target: null, difference: { words }, answer: { noted: true } },
  );
  // Only a twin with the same key can have been faster; the platform answers with what it answered.
  return done ?? refuse('unavailable');
});
