import { createHash } from 'node:crypto';
import {
  changeTemplate,
  draftTemplate,
  listTemplates,
  publishTemplate,
  showTemplate,
} from '@madoguchi/contract/onboarding/operations.ts';
import { canonicalTemplate } from '@madoguchi/contract/onboarding/template-text.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draftedTemplate, publishedTemplate, texts } from '../../../../test/onboarding-cases.ts';
import { openWorld, type World } from '../../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const listed = async () => (await world.as('system')(listTemplates, {})).output.templates;
const shown = async (id: string) => (await world.as('system')(showTemplate, { id })).output;

describe('the text of a paper', () => {
  it('stands as a first version of each paper from the start, hashed [B8-01]', async () => {
    const first = await listed();
    expect(first.map(({ paperKind, number, status }) => [paperKind, number, status])).toEqual([
      ['company-consent', 1, 'published'],
      ['personal-information-agreement', 1, 'published'],
      ['pledge', 1, 'published'],
      ['wage-transfer-account-application', 1, 'published'],
    ]);
    for (const { id } of first) {
      const template = await shown(id);
      const sha256 = createHash('sha256')
        .update(canonicalTemplate(template.paperKind, 1, template))
        .digest('hex');
      expect(template.sha256).toBe(sha256);
    }
  });

  it('is drafted from the text in use, published as the next version, and never changed then [B8-01, B8-05]', async () => {
    const [first] = (await listed()).filter(({ paperKind }) => paperKind === 'pledge');
    const begun = (await world.as('system')(draftTemplate, { paperKind: 'pledge' })).output;
    expect(await shown(begun.id)).toMatchObject({ status: 'draft', number: null, title: first?.title });
    expect((await world.as('system')(draftTemplate, { paperKind: 'pledge' })).output).toEqual(begun);

    const draft = await draftedTemplate(world);
    expect(draft.id).toBe(begun.id);
    const published = await world.as('system')(publishTemplate, { ...draft, mustAgreeAgain: true, note: '改定' });
    expect(published.output).toMatchObject({ status: 'published' });
    const template = await shown(draft.id);
    expect(template).toMatchObject({
      number: 2,
      mustAgreeAgain: true,
      note: '改定',
      before: { number: 1 },
      ...texts(),
    });
    expect(template.sha256).toBe(
      createHash('sha256')
        .update(canonicalTemplate('pledge', 2, texts()))
        .digest('hex'),
    );
    const refused = await world.as('system')(changeTemplate, { id: draft.id, version: template.version, ...texts() });
    expect([refused.status, refused.problem.code]).toEqual([409, 'wrong-state']);
    for (const sql of [
      `update onboarding_templates set body = body || 'x' where id = '${draft.id}'`,
      `delete from onboarding_templates where id = '${draft.id}'`,
    ]) {
      await expect(world.pool.query(sql)).rejects.toThrow('never changes');
    }
  });

  it('is refused with its faults at their fields before it is published [B8-01]', async () => {
    const draft = await draftedTemplate(world, 'company-consent', {
      title: '',
      text: '[選択:a] 文',
      titleEn: 'Consent',
    });
    const refused = await world.as('system')(publishTemplate, { ...draft, mustAgreeAgain: false, note: '' });
    expect(refused.status).toBe(422);
    expect(refused.problem.data.fields.map(({ field, code }) => `${field}: ${code}`)).toEqual([
      'title: required',
      'text: template-bracket',
      'text: template-nothing-asked',
      'textEn: both-in-english-template',
    ]);
  });

  it('is written by system people alone [B8-01]', async () => {
    const { id } = await publishedTemplate(world);
    for (const who of ['user', 'staff', 'admin'] as const) {
      expect((await world.as(who)(showTemplate, { id })).status, who).toBe(403);
      expect((await world.as(who)(draftTemplate, { paperKind: 'pledge' })).status, who).toBe(403);
    }
  });
});
