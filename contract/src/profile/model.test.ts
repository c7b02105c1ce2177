import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { ChangedContact, ChangedGeneral, ChangedWork } from './model.ts';

const GENERAL = {
  version: 0,
  birthday: null,
  gender: null,
  locations: [],
  visibility: { gender: 'private', locations: 'private' },
};
const WORK = {
  version: 0,
  occupation: '',
  skills: [],
  jobs: [],
  visibility: { occupation: 'private', skills: 'private', jobs: 'private' },
};
const CONTACT = { version: 0, postalCode: '', address: '', privatePhone: '' };
const JOB = { title: '営業', company: '青空', from: '202004', to: null };

/** Path and code of each fault; empty where the input is taken. */
function faults(schema: z.ZodType, input: object): string[] {
  const { error } = schema.safeParse(input);
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}
const general = (more: object) => faults(ChangedGeneral, { ...GENERAL, ...more });
const work = (more: object) => faults(ChangedWork, { ...WORK, ...more });
const contact = (more: object) => faults(ChangedContact, { ...CONTACT, ...more });

describe('a section of a profile', () => {
  it('may be empty throughout, and holds what people tell [S2-21]', () => {
    expect([general({}), work({}), contact({})]).toEqual([[], [], []]);
    expect(general({ birthday: '1900-01-01', gender: 'undisclosed', locations: ['東京本社', '自宅'] })).toEqual([]);
    expect(work({ jobs: [JOB, { ...JOB, to: '202004' }] })).toEqual([]);
    expect(contact({ postalCode: '1000005', address: '千代田区', privatePhone: '090-1234-5678' })).toEqual([]);
  });

  it('says of each field what is wrong with it', () => {
    expect(general({ birthday: '1899-12-31' })).toEqual(['birthday: birthday']);
    expect(general({ locations: ['自宅', '自宅'] })).toEqual(['locations: twice']);
    expect(general({ locations: [' '] })).toEqual(['locations.0: required']);
    expect(work({ jobs: [{ ...JOB, to: '202003' }] })).toEqual(['jobs.0.to: job-period']);
    expect(contact({ postalCode: '100-0005' })).toEqual(['postalCode: postal-code']);
    expect(contact({ privatePhone: '1234' })).toEqual(['privatePhone: phone']);
  });

  it('lets nobody choose who sees a birthday, nor write a My Number into an address [B2-02, B2-06]', () => {
    expect(general({ visibility: { ...GENERAL.visibility, birthday: 'colleagues' } })[0]).toMatch(/^visibility: /);
    expect(contact({ address: '個人番号 123456789018' })).toEqual(['address: my-number']);
  });
});
