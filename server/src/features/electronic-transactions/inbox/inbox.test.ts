import { appendFile, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  listWaitingFiles,
  registerTransaction,
  showTransaction,
} from '@madoguchi/contract/electronic-transactions/operations.ts';
import { listNotifications } from '@madoguchi/contract/notifications/operations.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freshFile, invoice } from '../../../../test/transaction-cases.ts';
import { openWorld, type World } from '../../../../test/world.ts';

let folder: string;
let world: World;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madoguchi-inbox-'));
  world = await openWorld({ INBOX_DIR: folder, LOG_LEVEL: 'info' });
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});

const lay = (name: string, content: Buffer | string) => writeFile(join(folder, name), content);
const waiting = async () => (await world.as('system')(listWaitingFiles, {})).output.files;
const lying = async (within = '') =>
  (await readdir(join(folder, within), { withFileTypes: true }))
    .filter((one) => !one.isDirectory())
    .map(({ name }) => name)
    .sort();
const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 40_000, interval: 250 });

describe('the watched folder', () => {
  it('takes a paper once it is whole, with the note of its sender, which the registered version keeps [B7-07]', async () => {
    const content = freshFile();
    const mail =
      'From: yamada@example.jp\r\nDate: Sat, 21 Nov 2026 10:00:00 +0900\r\nSubject: Invoice\r\n\r\nHello\r\n';
    await lay('20261121_山田商店_11000.pdf', content);
    await lay('20261121_山田商店_11000.eml', mail);
    await lay('alone.eml', mail);
    await lay('later.txt', 'a note whose paper is still to come');
    await lay('unfinished.pdf.part', content);
    await lay('empty.pdf', '');
    await symlink('/etc/hostname', join(folder, 'link.pdf'));
    await eventually(async () => expect((await waiting()).map(({ name }) => name).sort()).toHaveLength(2));
    const [paper, alone] = (await waiting()).sort((one, other) => (one.name < other.name ? -1 : 1));
    expect(paper).toMatchObject({
      ...{ name: '20261121_山田商店_11000.pdf', from: 'inbox', mediaType: 'application/pdf', uploadedBy: '' },
      senderNote: 'From: yamada@example.jp\nDate: Sat, 21 Nov 2026 10:00:00 +0900\nSubject: Invoice',
    });
    expect(alone).toMatchObject({ name: 'alone.eml', mediaType: 'message/rfc822', senderNote: '' });
    await eventually(async () =>
      expect(await lying('taken')).toEqual(['20261121_山田商店_11000.eml', '20261121_山田商店_11000.pdf', 'alone.eml']),
    );
    expect(await lying()).toEqual(['empty.pdf', 'later.txt', 'link.pdf', 'unfinished.pdf.part']);
    expect(await readFile(join(folder, 'taken', '20261121_山田商店_11000.pdf'))).toEqual(content);
    const files = paper === undefined ? [] : [paper.id];
    const { id } = (await world.as('system')(registerTransaction, invoice({ files }))).output;
    const { current } = (await world.as('system')(showTransaction, { id })).output;
    expect(current.senderNote).toContain('Subject: Invoice');
    expect((await waiting()).map(({ name }) => name)).toEqual(['alone.eml']);
    const added = await world.audit(`event = 'electronic-transaction.file-added' and target_id = '${files[0]}'`);
    expect(added).toMatchObject([{ actor: 'calendar', difference: { source: 'inbox' } }]);
  }, 60_000);

  it('waits for what is still being written, takes nothing twice, and loses no name [B7-07]', async () => {
    const [content, count] = [freshFile(), (await waiting()).length];
    await lay('growing.pdf', content.subarray(0, 40));
    const growing = setInterval(() => void appendFile(join(folder, 'growing.pdf'), ' '), 700);
    await lay('once.pdf', content);
    await eventually(async () => expect(await lying('taken')).toContain('once.pdf'));
    expect(await waiting()).toHaveLength(count + 1);
    await lay('once.pdf', content);
    await lay('other name.pdf', content);
    await eventually(async () =>
      expect(await lying('taken')).toEqual(expect.arrayContaining(['once.pdf', 'once-2.pdf', 'other name.pdf'])),
    );
    expect(await waiting()).toHaveLength(count + 1);
    expect(await lying()).toContain('growing.pdf');
    clearInterval(growing);
    await eventually(async () => expect(await lying('taken')).toContain('growing.pdf'));
    expect(await waiting()).toHaveLength(count + 2);
  }, 90_000);

  it('moves away what cannot be taken, and tells the system people, never by a name that holds a My Number [B7-07, B0-08]', async () => {
    const count = (await waiting()).length;
    await lay('program.pdf', 'MZ no paper at all');
    await lay('123456789018.pdf', freshFile());
    await lay('noted.pdf', freshFile());
    await lay('noted.txt', 'マイナンバー 123456789018');
    await lay('large.pdf', Buffer.concat([freshFile(), Buffer.alloc(25 * 1024 * 1024)]));
    await eventually(async () =>
      expect(await lying('refused')).toEqual([
        '123456789018.pdf',
        'large.pdf',
        'noted.pdf',
        'noted.txt',
        'program.pdf',
      ]),
    );
    expect(await waiting()).toHaveLength(count);
    await eventually(async () => {
      const { rows } = (await world.as('system')(listNotifications, { limit: 100 })).output;
      expect(rows.filter(({ kind }) => kind === 'inbox-refused')).toHaveLength(4);
      expect(JSON.stringify(rows)).not.toContain('123456789018');
    });
    expect(world.logged.join('\n')).not.toContain('123456789018');
  }, 60_000);

  it('takes the others where one cannot be moved away, which stays and is logged [B7-07]', async () => {
    // A file stands where the folder of refused ones would be made, and is none that can be registered itself.
    await rm(join(folder, 'refused'), { recursive: true, force: true });
    await lay('refused', 'MZ no paper at all');
    await lay('zz-good.pdf', freshFile());
    await eventually(async () => expect(await lying('taken')).toContain('zz-good.pdf'));
    expect(await lying()).toContain('refused');
    await eventually(async () => expect(world.logged.join('\n')).toContain('cannot be looked through'));
  }, 60_000);
});
