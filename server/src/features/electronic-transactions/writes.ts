// Writes of electronic transactions: each makes a version, and alters none (B7-03).
import { contentFaults } from '@madoguchi/contract/electronic-transactions/content-faults.ts';
import {
  counterpartySearchText,
  transactionSearchText,
} from '@madoguchi/contract/electronic-transactions/counterparty-text.ts';
import { lastDayToRegister } from '@madoguchi/contract/electronic-transactions/deadlines.ts';
import type { NewTransaction } from '@madoguchi/contract/electronic-transactions/model.ts';
import {
  correctTransaction as correctOperation,
  deleteTransaction as deleteOperation,
  registerTransaction as registerOperation,
  renameCounterparty as renameOperation,
  verifyTransaction as verifyOperation,
} from '@madoguchi/contract/electronic-transactions/operations.ts';
import { TRANSACTION } from '@madoguchi/contract/electronic-transactions/record.ts';
import type { InputFault } from '@madoguchi/contract/input-faults.ts';
import { fiscalYear, tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import { folded } from '@madoguchi/contract/values/folded.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { Ground } from '../../platform/ground.ts';
import { handle } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/problem.ts';
import { kanaReadings } from '../../platform/reading/kana-readings.ts';
import { changedFields } from '../../platform/record/changed-fields.ts';
import { recordKit } from '../../platform/record/record-kit.ts';
import { uuidAt } from '../../platform/uuid.ts';
import { masterData } from '../master-data/public.ts';
import { findCounterparty, findTransaction } from './reads-store.ts';
import {
  correctRecord,
  deleteRecord,
  type FileRow,
  findDuplicates,
  findFiles,
  insertName,
  insertRecord,
  verifyRecord,
} from './store.ts';

/** Records in any state: those that count are corrected, deleted and verified. */
const transactions = recordKit({
  record: TRANSACTION,
  find: async ({ ground }, id) => {
    const found = await findTransaction(ground.pool, id);
    return found === null ? null : { ...found, status: found.state };
  },
  whyNot: ({ status }, action) => TRANSACTION.machine.whyNot(status, action, ['keeper']),
  current: ({ id, version, state }) => ({ id, version, state }),
  // A version that the move writes has its own place, which the database answers.
  answer: ({ id, number, late, current: { chainSeq, digest } }, { status, version }) => ({
    id,
    number,
    late,
    state: status,
    version,
    chainSeq,
    digest,
  }),
});

function refuseFields(faults: readonly InputFault[]): void {
  if (faults.length === 0) return;
  const fields = faults.map(({ field, code, values = {} }) => ({ field, code, values }));
  refuse('invalid', { fields, values: { n: fields.length } });
}

function fileFaults(asked: readonly string[], found: readonly FileRow[]): InputFault[] {
  const twice = asked.findIndex((id, at) => asked.indexOf(id) !== at);
  if (twice !== -1) return [{ field: `files.${twice}`, code: 'file-named-twice' }];
  const known = new Set(found.map(({ id }) => id));
  return asked.flatMap((id, at) => (known.has(id) ? [] : [{ field: `files.${at}`, code: 'unknown-transaction-file' }]));
}

/** Bytes that another record has which counts are kept again with a reason only (ET6). */
async function duplicateFaults(
  ground: Ground,
  id: string | null,
  files: readonly FileRow[],
  reason: string,
): Promise<InputFault[]> {
  if (reason.trim() !== '' || files.length === 0) return [];
  const hashes = files.map(({ sha256 }) => sha256);
  const alike = await findDuplicates(ground.pool, {
    id,
    hashes,
    transactionDate: null,
    amount: null,
    counterparty: '',
  });
  const first = alike.find(({ state }) => state === 'live');
  return first === undefined
    ? []
    : [{ field: 'duplicateReason', code: 'duplicate-file', values: { number: first.number } }];
}

/** The counterparty of a paper, found by id or by name, or a new one; with the name as this paper writes it. */
async function partyOf(
  ground: Ground,
  now: string,
  { counterparty, counterpartyKana, counterpartyId }: NewTransaction,
) {
  const name = folded(counterparty);
  const found = await findCounterparty(ground.pool, { id: counterpartyId, folded: name });
  if (found === null && counterpartyId !== null) {
    return refuseFields([{ field: 'counterpartyId', code: 'unknown-counterparty' }]);
  }
  const [reading = ''] = counterpartyKana === '' ? await kanaReadings([counterparty]) : [counterpartyKana];
  const id = found?.id ?? uuidAt(now);
  const written = { name: counterparty, kana: reading };
  return {
    id,
    nameId: uuidAt(now),
    isNew: found === null,
    ...written,
    folded: name,
    searchText: counterpartySearchText(written),
  };
}

interface Judged {
  readonly ground: Ground;
  readonly now: string;
  readonly input: NewTransaction;
  /** The record that is corrected; null for a new one. */
  readonly id: string | null;
  /** The day of its registration: lateness is judged by it, whenever it is corrected. */
  readonly registeredOn: PlainDate;
}

/** Judges the statement, and makes of it what a statement of a version takes. */
async function judged({ ground, now, input, id, registeredOn }: Judged) {
  const { counterpartyId: _party, counterpartyKana: _kana, files: asked, ...said } = input;
  const [{ lists, holidays }, files] = await Promise.all([masterData(ground), findFiles(ground.pool, asked)]);
  const isType = lists.document_type.some(({ code }) => code === input.documentType);
  const wrongType: InputFault[] = isType ? [] : [{ field: 'documentType', code: 'unknown-document-type' }];
  const isAhead = input.receivedOn > ground.clock.today();
  const ahead: InputFault[] = isAhead ? [{ field: 'receivedOn', code: 'received-in-future' }] : [];
  refuseFields([...contentFaults(input), ...wrongType, ...ahead, ...fileFaults(asked, files)]);
  refuseFields(await duplicateFaults(ground, id, files, input.duplicateReason));
  const party = (await partyOf(ground, now, input)) ?? refuse('unavailable');
  const dueOn = lastDayToRegister(input.receivedOn, new Set(holidays.map(({ day }) => day)));
  const senderNote = files.map((file) => file.senderNote).find((note) => note !== '') ?? '';
  const stored = files.map(({ senderNote: _note, ...file }) => file);
  const { counterparty, note } = input;
  const searchText = transactionSearchText({
    counterparty,
    kana: party.kana,
    note,
    fileNames: stored.map(({ name }) => name),
  });
  return {
    content: { ...said, files: stored, senderNote },
    party: JSON.stringify(party),
    dueOn,
    late: registeredOn > dueOn,
    stamp: stampOf(ground),
    searchText,
  };
}

/** A version waits for its time stamp where an authority is configured; its registration does not. */
const stampOf = ({ config }: Ground) => (config.timeStamps === null ? 'none' : 'waiting');

/** Once more where nothing was written: another paper may have met the new counterparty in the same moment, and now it is known. */
async function onceMore<Done>(write: () => Promise<Done | null>): Promise<Done | null> {
  return (await write()) ?? (await write());
}

export const register = handle(registerOperation, async ({ ground, actor, input, now, commit }) => {
  const id = uuidAt(now);
  const today = ground.clock.today();
  const done = await onceMore(async () => {
    const { content, ...version } = await judged({ ground, now, input, id: null, registeredOn: today });
    return commit(
      insertRecord,
      {
        ...version,
        id,
        content: JSON.stringify({ ...content, reason: '' }),
        by: actor.accountId,
        handler: actor.displayName,
        at: now,
        fiscalYear: fiscalYear(today),
      },
      {
        target: ['electronic-transaction', id],
        difference: content,
        answer: { id, version: 1, state: 'live', late: version.late },
      },
    );
  });
  // Only a twin with the same key can have been faster; the platform answers with what it answered.
  return done ?? refuse('unavailable');
});

export const correct = handle(correctOperation, async (context) => {
  const { ground, actor, input, now } = context;
  const { id, version: seen, reason, ...said } = input;
  const before = await transactions.seen(context, id);
  transactions.allow(context, before, 'correct', seen);
  const registeredOn = tokyoDay(Date.parse(before.registeredAt));
  const done = await onceMore(async () => {
    const { content, ...version } = await judged({ ground, now, input: said, id, registeredOn });
    return transactions.commit(context, before, {
      change: correctRecord,
      values: { ...version, content: JSON.stringify({ ...content, reason }), handler: actor.displayName, seen },
      difference: { ...changedFields(before.current, content), reason },
      answer: { late: version.late },
    });
  });
  return done ?? transactions.refuseStale(context, id);
});

export const remove = handle(deleteOperation, async (context) => {
  const { actor, input } = context;
  const before = await transactions.seen(context, input.id);
  transactions.allow(context, before, 'delete', input.version);
  return transactions.move(context, before, {
    change: deleteRecord,
    to: 'deleted',
    values: { seen: input.version, reason: input.reason, handler: actor.displayName, stamp: stampOf(context.ground) },
    difference: { reason: input.reason },
  });
});

export const verify = handle(verifyOperation, async (context) => {
  const { actor, input, now, commit } = context;
  const before = await transactions.seen(context, input.id);
  transactions.allow(context, before, 'verify', input.version);
  if (before.handlerId === actor.accountId) refuse('own-transaction');
  const { id, number, version, state, late } = before;
  const { chainSeq, digest } = before.current;
  const answer = { id, number, version, state, late, chainSeq, digest };
  if (before.current.verifiedAt !== null) return context.standsAlready(answer);
  const done = await commit(
    verifyRecord,
    { id, seen: version, by: actor.accountId, handler: actor.displayName, at: now },
    { target: ['electronic-transaction', id], difference: { version }, answer },
  );
  return done ?? transactions.refuseStale(context, id);
});

export const rename = handle(renameOperation, async ({ ground, actor, input, now, commit }) => {
  const { id, name, kana, validFrom } = input;
  const whole = folded(name);
  const known = (await findCounterparty(ground.pool, { id, folded: whole })) ?? refuse('not-found');
  if (known.isNamed) refuseFields([{ field: 'name', code: 'counterparty-name-known' }]);
  const [reading = ''] = kana === '' ? await kanaReadings([name]) : [kana];
  const searchText = counterpartySearchText({ name, kana: reading });
  const done = await commit(
    insertName,
    {
      id,
      nameId: uuidAt(now),
      name,
      kana: reading,
      folded: whole,
      searchText,
      validFrom,
      by: actor.accountId,
      at: now,
    },
    { target: ['counterparty', id], difference: { name, kana: reading, validFrom }, answer: { id, name } },
  );
  return done ?? refuse('unavailable');
});
