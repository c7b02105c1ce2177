// Profiles and photos as tests begin with them.
import type { InputOf } from '@madoguchi/contract/operation.ts';
import {
  changeContact,
  changeGeneral,
  changeWork,
  setPhoto,
  showProfile,
} from '@madoguchi/contract/profile/operations.ts';
import sharp from 'sharp';
import { multipart } from './multipart.ts';
import type { Who } from './people.ts';
import type { World } from './world.ts';

type Section<Op extends typeof changeGeneral | typeof changeWork | typeof changeContact> = Omit<InputOf<Op>, 'version'>;

export const GENERAL: Section<typeof changeGeneral> = {
  birthday: '1990-02-28',
  gender: 'female',
  locations: ['東京本社'],
  visibility: { gender: 'private', locations: 'colleagues' },
};

export const WORK: Section<typeof changeWork> = {
  occupation: '法人営業',
  skills: ['英語', '簿記2級'],
  jobs: [{ title: '営業', company: '株式会社青空', from: '201404', to: '202003' }],
  visibility: { occupation: 'colleagues', skills: 'colleagues', jobs: 'private' },
};

export const CONTACT: Section<typeof changeContact> = {
  postalCode: '1000005',
  address: '東京都千代田区丸の内9-9-9',
  privatePhone: '090-0000-0001',
};

export async function versionOf({ as }: World, who: Who): Promise<number> {
  return (await as(who)(showProfile, {})).output.own?.version ?? 0;
}

/** The input of each section's change at the version that stands. */
export async function generalOf(world: World, who: Who, more: Partial<typeof GENERAL> = {}) {
  return { ...GENERAL, ...more, version: await versionOf(world, who) };
}
export async function workOf(world: World, who: Who, more: Partial<typeof WORK> = {}) {
  return { ...WORK, ...more, version: await versionOf(world, who) };
}
export async function contactOf(world: World, who: Who, more: Partial<typeof CONTACT> = {}) {
  return { ...CONTACT, ...more, version: await versionOf(world, who) };
}

/** Fills every section of the person's profile. */
export async function filledProfile(world: World, who: Who): Promise<void> {
  const call = world.as(who);
  await call(changeGeneral, await generalOf(world, who));
  await call(changeWork, await workOf(world, who));
  const { status, raw } = await call(changeContact, await contactOf(world, who));
  if (status !== 200) throw new Error(raw.body);
}

/** A picture of one colour, as people's cameras write them. */
export function jpeg(colour = '#336699', width = 640, height = 480): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
}

/** Sends a picture as the person's photo; `key` as Idempotency-Key. */
export async function sendPhoto({ app, people }: World, who: Who | null, content: Buffer | string, key?: string) {
  const { payload, headers } = multipart({ name: 'photo.jpg', content });
  return app.inject({
    method: setPhoto.method,
    url: setPhoto.path,
    payload,
    headers: {
      ...headers,
      ...(who === null ? {} : { authorization: `Bearer ${people[who].token}` }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
  });
}

/** Sets a photo of that colour and answers its name. */
export async function photographed(world: World, who: Who, colour?: string): Promise<string> {
  const answer = await sendPhoto(world, who, await jpeg(colour));
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<{ photoURL: string }>().photoURL.split('/').at(-2) ?? '';
}
