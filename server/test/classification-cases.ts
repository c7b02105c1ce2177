// For every operation of the masters' maintenance an input that works, and the ways to its refusals.
import {
  type CLASSIFICATION_OPERATIONS,
  changeClassification,
  createClassification,
} from '@madoguchi/contract/classifications/operations.ts';
import { addRate, correctRate, type DATED_RATE_OPERATIONS } from '@madoguchi/contract/dated-rates/operations.ts';
import { addDays } from '@madoguchi/contract/values/calendar-days.ts';
import { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { freshCode, madeValue, value } from './classifications.ts';
import type { OperationCases, Situation } from './operation-case.ts';
import type { Who } from './people.ts';
import type { World } from './world.ts';

type Id = (typeof CLASSIFICATION_OPERATIONS | typeof DATED_RATE_OPERATIONS)[number]['id'];

const asked = (who: Who, input: Record<string, unknown>) => ({ who, input });
const reads = (input: Record<string, unknown>, none: Record<string, unknown>): OperationCases => ({
  works: async () => asked('staff', input),
  refused: { 'not-found': async () => asked('staff', { ...input, ...none }) },
});
const list: OperationCases = { works: async () => asked('staff', {}), refused: {} };
const ofList = reads({ classification: 'route' }, { classification: 'none' });
const ofValue = reads({ classification: 'route', code: 'train' }, { code: 'none' });

/** The cases of a system person's operation on a value in its newest version. */
function onValue(more: (code: string) => object): OperationCases {
  const at = async (world: World, version?: number) => {
    const made = await madeValue(world);
    return asked('system', { ...made, ...more(made.code), ...(version === undefined ? {} : { version }) });
  };
  return {
    works: (world) => at(world),
    refused: {
      'not-found': async () => asked('system', { classification: 'reason', version: 1, ...more('none'), code: 'none' }),
      stale: (world) => at(world, 7),
    },
  };
}

const csv = () => `コード,名称,フリガナ\r\n${freshCode()},取り込み,トリコミ\r\n`;
const file: OperationCases = {
  works: async () => asked('system', { classification: 'reason', csv: csv() }),
  refused: { 'not-found': async () => asked('system', { classification: 'none', csv: csv() }) },
};

async function ownClassification({ as }: World) {
  const { output } = await as('system')(createClassification, {
    code: freshCode(),
    name: '会議室',
    nameEn: 'Meeting rooms',
    description: '',
  });
  return output;
}

const renamed = { name: '会議室・応接室', nameEn: 'Rooms', description: '', active: true };

let day = PlainDate.parse('2031-01-01');
/** Values of one key stand one after the other. */
const nextRate = () => {
  day = addDays(day, 1);
  return { key: 'private-car-per-km-yen', validFrom: day, value: 25, source: '旅費規程の改定' } as const;
};
const correction =
  (more: object): Situation =>
  async ({ as }) => {
    const rate = nextRate();
    await as('system')(addRate, rate);
    return asked('system', { ...rate, value: 30, version: 1, ...more });
  };

export const CLASSIFICATION_CASES: Record<Id, OperationCases> = {
  'classifications.list': list,
  'classifications.export': list,
  'classifications.show': ofList,
  'classifications.list-details': ofList,
  'classifications.export-details': ofList,
  'classifications.show-detail': ofValue,
  'classifications.show-usage': ofValue,
  'classifications.show-history': ofValue,
  'classifications.create': {
    works: async () => asked('system', { code: freshCode(), name: '会議室', nameEn: '', description: '' }),
    refused: {},
  },
  [changeClassification.id]: {
    works: async (world) => asked('system', { ...(await ownClassification(world)), ...renamed }),
    refused: {
      'not-found': async () => asked('system', { code: 'none', version: 1, ...renamed }),
      stale: async (world) => asked('system', { ...(await ownClassification(world)), ...renamed, version: 7 }),
    },
  },
  'classifications.create-detail': {
    works: async () => asked('system', { ...value() }),
    refused: {
      'not-found': async () => asked('system', { ...value(), classification: 'none', needsCounterparty: null }),
    },
  },
  'classifications.change-detail': onValue((code) => ({ ...value({ code, name: '別の名称' }) })),
  'classifications.end-detail': onValue(() => ({ validTo: '2027-03-31' })),
  'classifications.move-detail': onValue(() => ({ move: 'up' })),
  'classifications.check-import': file,
  'classifications.import': file,
  'dated-rates.list': list,
  'dated-rates.add': { works: async () => asked('system', nextRate()), refused: {} },
  [correctRate.id]: {
    works: correction({}),
    refused: {
      'not-found': async () => asked('system', { ...nextRate(), version: 1 }),
      'wrong-state': async () =>
        asked('system', {
          key: 'claim-closing-business-day',
          validFrom: '2020-04-01',
          value: 6,
          source: '旅費規程の改定',
          version: 1,
        }),
      stale: correction({ version: 7 }),
    },
  },
};
