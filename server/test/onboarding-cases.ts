// For every operation of onboarding documents an input that works, and the ways to its refusals.
import { randomUUID } from 'node:crypto';
import { type PaperKind, WAGE_PAPER } from '@madoguchi/contract/onboarding/kinds.ts';
import {
  acceptPaper,
  addPassbook,
  changeTemplate,
  draftTemplate,
  type ONBOARDING_OPERATIONS,
  publishTemplate,
  saveOwnPaper,
  showOwnPaper,
  submitOwnPaper,
} from '@madoguchi/contract/onboarding/operations.ts';
import sharp from 'sharp';
import { SVG_WITH_SCRIPT } from '../src/platform/files/file-corpus.ts';
import { fewBanks } from './bank-accounts.ts';
import { multipart } from './multipart.ts';
import type { Asked, OperationCases } from './operation-case.ts';
import type { Who } from './people.ts';
import type { World } from './world.ts';

type Id = (typeof ONBOARDING_OPERATIONS)[number]['id'];

export const texts = (more: object = {}) => ({
  title: '誓約書',
  titleEn: '',
  text: '規則を守ります。\n[同意:rules] 誓約します。\n[入力:other 任意] 伝えておくこと',
  textEn: '',
  ...more,
});

/** The accounts of an application as the staff member types them. */
export const WAGE_ANSWERS = {
  'start-month': '202612',
  ...{ 'account-bank': '0005', 'account-branch': '001', 'account-kind': 'ordinary', 'account-number': '12345' },
  'account-holder': 'さとう　けんた',
};

/** The draft of a paper, with a text as it stands. */
export async function draftedTemplate({ as }: World, kind: PaperKind = 'pledge', more: object = {}) {
  const { id, version } = (await as('system')(draftTemplate, { paperKind: kind })).output;
  const changed = (await as('system')(changeTemplate, { id, version, ...texts(more) })).output;
  return { id, version: changed.version };
}

const PUBLISHED = { mustAgreeAgain: true, note: '条を1つ加えました。' };

export async function publishedTemplate(world: World, kind: PaperKind = 'pledge', more: object = {}) {
  const { output } = await world.as('system')(publishTemplate, {
    ...(await draftedTemplate(world, kind, more)),
    ...PUBLISHED,
  });
  return { id: output.id, version: output.version };
}

/** A paper as a person fills it in, with every consent; `more` answers fields. */
export async function filledPaper({ as }: World, who: Who, paperKind: PaperKind = 'pledge', more: object = {}) {
  const { template, version, agreed, answers } = (await as(who)(showOwnPaper, { paperKind })).output;
  return {
    paperKind,
    version,
    templateId: template.id,
    answers: { ...answers, ...more },
    agreed: Object.fromEntries(Object.keys(agreed).map((key) => [key, true])),
    guardianName: '',
    guardianRelation: '',
  };
}

/** Everybody begins anew: what there is becomes the former papers of somebody else, since none can be deleted. */
export async function withoutPapers({ pool, people }: World): Promise<void> {
  await pool.query(
    `update onboarding_papers set status = 'superseded', taken_back_reason = null, account_id = $1, answers = coalesce(answers, '\\x00'),
      template_id = coalesce(template_id, (select id from onboarding_templates where status = 'published' limit 1))`,
    [people.admin2.accountId],
  );
}

export async function savedPaper(world: World, who: Who, paperKind: PaperKind = 'pledge', more: object = {}) {
  const { output } = await world.as(who)(saveOwnPaper, await filledPaper(world, who, paperKind, more));
  return { id: output.id, version: output.version };
}

export async function submittedPaper(world: World, who: Who, paperKind: PaperKind = 'pledge', more: object = {}) {
  await savedPaper(world, who, paperKind, more);
  const options = { headers: { 'accept-language': 'ja' } };
  const { output } = await world.as(who)(submitOwnPaper, await signed(world, who, paperKind, more), options);
  return { id: output.id, version: output.version };
}

export async function signed(world: World, who: Who, paperKind: PaperKind = 'pledge', more: object = {}) {
  const { registeredName } = (await world.as(who)(showOwnPaper, { paperKind })).output;
  return { ...(await filledPaper(world, who, paperKind, more)), signedName: registeredName };
}

export async function acceptedPaper(world: World, who: Who, paperKind: PaperKind = 'pledge') {
  const { output } = await world.as('admin2')(acceptPaper, await submittedPaper(world, who, paperKind));
  return { id: output.id, version: output.version };
}

/** A photo that a camera took on its side. */
const sideways = () =>
  sharp({ create: { width: 64, height: 32, channels: 3, background: '#336699' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();

const TOO_LARGE = Buffer.alloc(10 * 1024 * 1024 + 1, 1);

const passbook = (content: () => Promise<Buffer> | Buffer | string) => async (): Promise<Asked> => ({
  who: 'staff',
  input: {},
  file: { name: 'passbook.jpg', content: await content() },
});

/** The id of a picture that the person added. */
export async function addedPassbook({ app, people }: World, who: Who): Promise<string> {
  const { payload, headers } = multipart({ name: 'passbook.jpg', content: await sideways() });
  const answer = await app.inject({
    method: addPassbook.method,
    url: addPassbook.path,
    payload,
    headers: { ...headers, authorization: `Bearer ${people[who].token}` },
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<{ id: string }>().id;
}

type Made = (world: World) => Promise<object>;

/** As somebody whose papers have been put aside before. */
const anew =
  (who: Who, made: Made, more: object = {}) =>
  async (world: World): Promise<Asked> => {
    await withoutPapers(world);
    return { who, input: { ...(await made(world)), ...more } };
  };

const KIND = { paperKind: 'pledge' } as const;
const handedIn: Made = (world) => submittedPaper(world, 'staff');
const accepted: Made = (world) => acceptedPaper(world, 'staff');
const consented: Made = async (world) => {
  const { version } = await acceptedPaper(world, 'staff', 'company-consent');
  return { paperKind: 'company-consent', version };
};
const TAKEN_BACK = { reason: '入社が取消しになりました。' };
const COMMENTS = { comment: '住所を番地まで書いてください。', comments: [] };

const asSystem =
  (input: (world: World) => Promise<object>, more: object = {}) =>
  async (world: World): Promise<Asked> => ({ who: 'system', input: { ...(await input(world)), ...more } });

const drafted = (world: World) => draftedTemplate(world);
const published = (world: World) => publishedTemplate(world);
const unknown = async () => ({ id: randomUUID(), version: 1 });
const late = async (world: World) => ({ id: (await draftedTemplate(world)).id, version: 1 });

export const ONBOARDING_CASES: { readonly [Each in Id]: OperationCases } = {
  'onboarding-templates.list': { works: asSystem(async () => ({})), refused: {} },
  'onboarding-templates.show': {
    works: asSystem(async (world) => ({ id: (await drafted(world)).id })),
    refused: { 'not-found': asSystem(async () => ({ id: randomUUID() })) },
  },
  'onboarding-templates.draft': {
    works: asSystem(async (world) => {
      // Where a draft stands already, nothing would be written; other cases withdraw the optional consent.
      await publishedTemplate(world, 'company-consent', { text: '[同意:photo 任意] 写真に同意します。' });
      return { paperKind: 'company-consent' };
    }),
    refused: {},
  },
  'onboarding-templates.change': {
    works: asSystem(drafted, texts({ title: '誓約書（改定）' })),
    refused: {
      'not-found': asSystem(unknown, texts()),
      stale: asSystem(late, texts()),
      'wrong-state': asSystem(published, texts()),
    },
  },
  'onboarding-templates.publish': {
    works: asSystem(drafted, PUBLISHED),
    refused: {
      'not-found': asSystem(unknown, PUBLISHED),
      stale: asSystem(late, PUBLISHED),
      'wrong-state': asSystem(published, PUBLISHED),
      invalid: asSystem((world) => draftedTemplate(world, 'pledge', { text: '読むだけです。' }), PUBLISHED),
    },
  },
  'onboarding-papers.list-own': { works: async () => ({ who: 'user', input: {} }), refused: {} },
  'onboarding-papers.show-own': { works: async () => ({ who: 'user', input: KIND }), refused: {} },
  'onboarding-papers.save-own': {
    works: anew('staff', (world) => filledPaper(world, 'staff')),
    refused: {
      stale: anew('staff', (world) => filledPaper(world, 'staff'), { version: 7 }),
      'wrong-state': anew('staff', async (world) => {
        const { version } = await submittedPaper(world, 'staff');
        return { ...(await filledPaper(world, 'staff')), version };
      }),
      'text-replaced': anew('staff', (world) => filledPaper(world, 'staff'), { templateId: randomUUID() }),
    },
  },
  'onboarding-papers.submit-own': {
    works: anew('staff', async (world) => {
      await savedPaper(world, 'staff');
      return signed(world, 'staff');
    }),
    refused: {
      stale: anew('staff', (world) => signed(world, 'staff'), { version: 7 }),
      'wrong-state': anew('staff', async (world) => {
        const { version } = await submittedPaper(world, 'staff');
        return { ...(await signed(world, 'staff')), version };
      }),
      'text-replaced': anew('staff', (world) => signed(world, 'staff'), { templateId: randomUUID() }),
      invalid: anew(
        'staff',
        async (world) => {
          await savedPaper(world, 'staff');
          return signed(world, 'staff');
        },
        { signedName: '別人' },
      ),
    },
  },
  'onboarding-papers.withdraw-own': {
    works: anew('staff', consented, { key: 'photo' }),
    refused: {
      'not-found': anew('staff', consented, { key: 'monitoring' }),
      stale: anew('staff', consented, { key: 'photo', version: 1 }),
      'wrong-state': anew(
        'staff',
        async (world) => {
          const { version } = await submittedPaper(world, 'staff', 'company-consent');
          return { paperKind: 'company-consent', version };
        },
        { key: 'photo' },
      ),
    },
  },
  'onboarding-papers.renew-own': {
    works: anew('staff', async (world) => {
      await fewBanks(world);
      await submittedPaper(world, 'staff', WAGE_PAPER, WAGE_ANSWERS);
      // As if it had been accepted: deciding on it is a case of its own.
      await world.pool.query(
        `update onboarding_papers set status = 'accepted' where kind = $1 and status = 'submitted'`,
        [WAGE_PAPER],
      );
      return { paperKind: WAGE_PAPER };
    }),
    refused: { 'not-found': async () => ({ who: 'system', input: { paperKind: WAGE_PAPER } }) },
  },
  'onboarding-papers.add-passbook': {
    works: passbook(sideways),
    refused: { 'too-large': passbook(() => TOO_LARGE), 'wrong-type': passbook(() => SVG_WITH_SCRIPT) },
  },
  'onboarding-papers.fetch-passbook': {
    works: async (world) => ({ who: 'admin', input: { id: await addedPassbook(world, 'staff') } }),
    refused: {
      'not-found': async (world) => ({ who: 'other', input: { id: await addedPassbook(world, 'staff') } }),
    },
  },
  'onboarding-papers.print-own': {
    works: anew('staff', async (world) => {
      await submittedPaper(world, 'staff');
      return KIND;
    }),
    refused: { 'not-found': async () => ({ who: 'system', input: KIND }) },
  },
  'onboarding-papers.list': { works: async () => ({ who: 'admin', input: {} }), refused: {} },
  'onboarding-papers.export': { works: async () => ({ who: 'admin', input: {} }), refused: {} },
  'onboarding-papers.request': {
    works: anew('admin', async ({ people }) => ({
      papers: [{ accountId: people.user.accountId, paperKind: 'pledge' }],
      dueOn: '2026-12-05',
    })),
    refused: {},
  },
  'onboarding-papers.remind': {
    works: anew('admin', async (world) => ({ ids: [(await savedPaper(world, 'staff')).id] })),
    refused: {},
  },
  'onboarding-papers.open': {
    works: anew('admin', async (world) => ({ id: (await submittedPaper(world, 'staff')).id })),
    refused: { 'not-found': async () => ({ who: 'admin', input: { id: randomUUID() } }) },
  },
  'onboarding-papers.accept': {
    works: anew('admin', handedIn),
    refused: {
      'not-found': async () => ({ who: 'admin', input: { id: randomUUID(), version: 1 } }),
      'not-allowed': anew('admin', (world) => submittedPaper(world, 'admin')),
      stale: anew('admin', handedIn, { version: 1 }),
      'wrong-state': anew('admin', accepted),
      'no-employee-record': anew('admin', async (world) => {
        await fewBanks(world);
        return submittedPaper(world, 'user', WAGE_PAPER, WAGE_ANSWERS);
      }),
    },
  },
  'onboarding-papers.return': {
    works: anew('admin', handedIn, COMMENTS),
    refused: {
      'not-found': async () => ({ who: 'admin', input: { id: randomUUID(), version: 1, ...COMMENTS } }),
      'not-allowed': anew('admin', (world) => submittedPaper(world, 'admin'), COMMENTS),
      stale: anew('admin', handedIn, { ...COMMENTS, version: 1 }),
      'wrong-state': anew('admin', accepted, COMMENTS),
      invalid: anew('admin', handedIn, { comment: ' ', comments: [] }),
    },
  },
  'onboarding-papers.take-back': {
    works: anew('admin', (world) => savedPaper(world, 'staff'), TAKEN_BACK),
    refused: {
      'not-found': async () => ({ who: 'admin', input: { id: randomUUID(), version: 1, ...TAKEN_BACK } }),
      'not-allowed': anew('admin', (world) => savedPaper(world, 'admin'), TAKEN_BACK),
      stale: anew('admin', (world) => savedPaper(world, 'staff'), { ...TAKEN_BACK, version: 7 }),
      'wrong-state': anew('admin', handedIn, TAKEN_BACK),
    },
  },
  'onboarding-papers.print-many': {
    works: anew('admin', async (world) => {
      const both = [await submittedPaper(world, 'staff'), await submittedPaper(world, 'other')];
      return { ids: both.map(({ id }) => id).join(',') };
    }),
    refused: { 'not-found': async () => ({ who: 'admin', input: { ids: randomUUID() } }) },
  },
  'onboarding-papers.print': {
    works: anew('admin', async (world) => ({ id: (await submittedPaper(world, 'staff')).id })),
    refused: { 'not-found': async () => ({ who: 'admin', input: { id: randomUUID() } }) },
  },
};
