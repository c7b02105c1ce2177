// Handlers of the download for the tax office (B7-06): what it would hold, and the ZIP itself.
import { TRANSACTION_LIST } from '@madoguchi/contract/electronic-transactions/lists.ts';
import {
  showPackageFacts as factsOperation,
  packageTransactions as packageOperation,
} from '@madoguchi/contract/electronic-transactions/operations.ts';
import type { ListState } from '@madoguchi/contract/list/list.ts';
import { writeListState } from '@madoguchi/contract/list/list-state.ts';
import { tokyoDay } from '@madoguchi/contract/values/calendar-days.ts';
import type { Ground } from '../../../platform/ground.ts';
import { handle } from '../../../platform/http/handler.ts';
import { refuse } from '../../../platform/http/problem.ts';
import { askedState } from '../../../platform/list/list-question.ts';
import { masterData, namesOf } from '../../master-data/public.ts';
import { withBareCounterparty } from '../reads.ts';
import { rootsOf } from '../stamps/stamp-file.ts';
import { findToken } from '../stamps/stamp-store.ts';
import { packageEntries } from './package-files.ts';
import {
  countPackage,
  findChainHead,
  findDigest,
  packagedRecords,
  purgedVersions,
  type Snapshot,
} from './package-store.ts';
import { zipStream } from './zip-stream.ts';

interface Narrowing {
  readonly q: string;
}

function askedFor(input: Narrowing) {
  const said = askedState(TRANSACTION_LIST, { ...input, sort: TRANSACTION_LIST.sort });
  const { sort: _sort, ...conditions } = writeListState(TRANSACTION_LIST, said as ListState<typeof TRANSACTION_LIST>);
  return { asked: withBareCounterparty(said), conditions };
}

export const packageFacts = handle(factsOperation, async ({ ground, input, now }) => {
  const snapshot = { seq: await findChainHead(ground.pool), asOf: now };
  return { ...snapshot, ...(await countPackage(ground.pool, askedFor(input).asked, snapshot)) };
});

/** The snapshot that is asked for, or that of this moment. Refuses one that is still to come: it would not stay as it is. */
async function snapshotOf(ground: Ground, asked: Partial<Snapshot>, now: string): Promise<Snapshot> {
  const head = await findChainHead(ground.pool);
  const { seq = head, asOf = now } = asked;
  const late = [
    ...(seq > head ? [{ field: 'seq', code: 'snapshot-to-come' }] : []),
    ...(Date.parse(asOf) > Date.parse(now) ? [{ field: 'asOf', code: 'snapshot-to-come' }] : []),
  ];
  if (late.length > 0) refuse('invalid', { fields: late, values: { n: late.length } });
  return { seq, asOf };
}

export const packageFile = handle(packageOperation, async ({ ground, input, now, record }) => {
  const { seq, asOf, ...narrowing } = input;
  const snapshot = await snapshotOf(
    ground,
    { ...(seq === undefined ? {} : { seq }), ...(asOf === undefined ? {} : { asOf }) },
    now,
  );
  const { asked, conditions } = askedFor(narrowing);
  const facts = { ...snapshot, ...(await countPackage(ground.pool, asked, snapshot)) };
  const { lists } = await masterData(ground);
  const nameOf = namesOf(lists.document_type);
  const entries = packageEntries({
    records: () => packagedRecords(ground.pool, asked, snapshot),
    purged: () => purgedVersions(ground.pool, snapshot.seq),
    facts,
    digest: await findDigest(ground.pool, snapshot.seq),
    company: ground.config.companyName,
    conditions,
    typeName: (code) => nameOf(code, 'ja'),
    files: ground.files,
    tokenOf: async (recordId, version) =>
      (await findToken(ground.pool, { recordId, version }))?.token ?? Buffer.alloc(0),
    roots: await rootsOf(ground.config),
    onDamaged: (sha256) => ground.log.error({ sha256 }, 'a file of an electronic transaction is damaged'),
  });
  const recorded = await record({ target: null, difference: { ...conditions, ...facts } });
  const name = `電子取引データ_${tokyoDay(Date.parse(snapshot.asOf)).replaceAll('-', '')}_${snapshot.seq}.zip`;
  return { recorded, name, mediaType: packageOperation.mediaType, body: zipStream(entries, snapshot.asOf) };
});
