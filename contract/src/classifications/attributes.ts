// Values of each master list besides their names: the fields of `extra` with their labels (B1-02).
import type { MasterList } from '../master-data/list-names.ts';
import type { Extra } from '../master-data/model.ts';
import type { Text, Texts } from '../message.ts';

/** How an attribute is typed and shown. `department` and `employee` name a record by its code. */
export type AttributeKind = 'yes' | 'choice' | 'text' | 'yen' | 'count' | 'percent' | 'department' | 'employee';

export interface Attribute {
  readonly kind: AttributeKind;
  readonly name: Text;
  readonly hint?: Text;
  readonly isOptional?: true;
  /** Of a `choice`. */
  readonly options?: Texts<string>;
}

/** Total: an attribute that the reader knows and nobody can maintain does not compile. */
const ATTRIBUTES: { readonly [List in MasterList]: Readonly<Record<keyof Extra<List>, Attribute>> } = {
  reason: {
    needsCounterparty: {
      kind: 'yes',
      name: { ja: '訪問先が必要', en: 'Needs a visited party' },
      hint: {
        ja: 'この目的の明細では、訪問先を必須にします。',
        en: 'Lines with this purpose have to name whom one visited.',
      },
    },
  },
  route: {
    kind: {
      kind: 'choice',
      name: { ja: '種類', en: 'Kind' },
      options: {
        rail: { ja: '鉄道', en: 'Rail' },
        bus: { ja: 'バス', en: 'Bus' },
        ship: { ja: '船', en: 'Ship' },
        air: { ja: '飛行機', en: 'Air' },
        taxi: { ja: 'タクシー', en: 'Taxi' },
        'private-car': { ja: '自家用車', en: 'Private car' },
        'rental-car': { ja: 'レンタカー', en: 'Rental car' },
        other: { ja: 'その他', en: 'Other' },
      },
    },
    publicTransport: {
      kind: 'yes',
      name: { ja: '公共交通機関', en: 'Public transport' },
      hint: {
        ja: '公共交通機関特例の対象かどうかを決めます。',
        en: 'Whether the public transport exception can apply.',
      },
    },
    receiptFrom: {
      kind: 'yen',
      name: { ja: '領収書が必要な金額', en: 'Receipt needed from' },
      hint: {
        ja: 'この金額から領収書を必須にします。空のときは求めません。',
        en: 'From this amount on a receipt is needed; empty: never.',
      },
      isOptional: true,
    },
    perKmYen: {
      kind: 'yen',
      name: { ja: '1kmあたりの金額', en: 'Per km' },
      isOptional: true,
    },
  },
  way: {
    multiplier: {
      kind: 'count',
      name: { ja: '片道運賃に掛ける数', en: 'Times the fare one way' },
      hint: { ja: '片道は1、往復は2です。', en: '1 for one way, 2 for a round trip.' },
    },
  },
  purchase_type: {
    account: { kind: 'text', name: { ja: '勘定科目', en: 'Ledger account' } },
    taxRate: { kind: 'percent', name: { ja: '税率', en: 'Tax rate' } },
  },
  staff: {
    domain: { kind: 'text', name: { ja: '対象の業務', en: 'Domain' } },
    colour: {
      kind: 'choice',
      name: { ja: '色', en: 'Colour' },
      options: {
        grey: { ja: 'グレー', en: 'Grey' },
        blue: { ja: '青', en: 'Blue' },
        green: { ja: '緑', en: 'Green' },
        orange: { ja: 'オレンジ', en: 'Orange' },
        crimson: { ja: '赤', en: 'Crimson' },
      },
    },
  },
  group: {
    parent: { kind: 'department', name: { ja: '上位の部署', en: 'Department above' }, isOptional: true },
    head: { kind: 'employee', name: { ja: '部署長', en: 'Department head' }, isOptional: true },
    deputy: { kind: 'employee', name: { ja: '代理', en: 'Deputy' }, isOptional: true },
  },
  position: {
    rank: {
      kind: 'count',
      name: { ja: '順位', en: 'Rank' },
      hint: { ja: '1が最も上位です。', en: '1 is the highest.' },
    },
    perDiem: { kind: 'yen', name: { ja: '日当', en: 'Per diem' } },
    lodgingCap: { kind: 'yen', name: { ja: '宿泊費の上限', en: 'Lodging cap' } },
  },
  document_type: {
    domain: { kind: 'text', name: { ja: '対象の業務', en: 'Domain' } },
    retentionYears: { kind: 'count', name: { ja: '保存年数', en: 'Years kept' } },
  },
};

/** The attributes of a classification in order; none for one that the company has made itself. */
export function attributesOf(classification: string): readonly (readonly [name: AttributeName, of: Attribute])[] {
  const known: Readonly<Record<string, Attribute>> = ATTRIBUTES[classification as MasterList] ?? {};
  return Object.entries(known) as [AttributeName, Attribute][];
}

/** Of every list, each once. */
export const ATTRIBUTE_NAMES = [
  ...new Set(Object.values(ATTRIBUTES).flatMap((of) => Object.keys(of))),
] as AttributeName[];

type NamesOf<List extends MasterList> = List extends MasterList ? keyof Extra<List> & string : never;
export type AttributeName = NamesOf<MasterList>;
