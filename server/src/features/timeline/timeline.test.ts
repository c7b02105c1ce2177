// The timeline over HTTP (S7-08): who reads what, what hangs on a post, what goes and comes back, and who is told.
import { POST_AUDIENCES, type PostAudience } from '@madoguchi/contract/timeline/choices.ts';
import {
  addComment,
  addPost,
  changeAudience,
  hideEntry,
  likePost,
  listTimeline,
  putEntry,
  sharePost,
  showPicture,
  showPost,
  unhideEntry,
} from '@madoguchi/contract/timeline/operations.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { account, sessionOn } from '../../../test/accounts.ts';
import { isOf, openPage } from '../../../test/event-stream.ts';
import { listeningAt } from '../../../test/listening.ts';
import type { Who } from '../../../test/people.ts';
import { commented, pictured, posted, shownPost, shownTo } from '../../../test/timelines.ts';
import { NOW, openWorld, type World } from '../../../test/world.ts';
import { tidyTimeline } from './index.ts';

/** Told, not asked for: a second is the promise, and a busy machine of tests gets more. */
const SOON = { timeout: 20_000, interval: 10 };

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await world.pool.query("update employees set department_code = 'SALES' where id = $1", [
    world.people.other.employeeUuid,
  ]);
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(NOW);
  await world.pool.query('truncate timeline_posts, timeline_comments, timeline_likes, timeline_pictures');
});

const facts = async (kind: string) =>
  (
    await world.pool.query<{ to_account: string; said: object }>(
      'select to_account, said from told_facts where kind = $1 order by id',
      [kind],
    )
  ).rows;
const idOf = (who: Who) => world.people[who].accountId;

describe('a post', () => {
  it('is read by this grid of audience and reader; to the others it is as unknown as none [S2-21, S7-05]', async () => {
    const readers = ['staff', 'admin', 'other', 'user', 'system'] as const;
    const grid = await Promise.all(
      POST_AUDIENCES.map(async (audience: PostAudience) => {
        const id = await posted(world, 'staff', audience);
        const seen = await Promise.all(
          readers.map(async (who) => {
            const [listed, shown] = [(await shownTo(world, who)).includes(id), await world.as(who)(showPost, { id })];
            expect(shown.status).toBe(listed ? 200 : 404);
            return listed ? who : '';
          }),
        );
        return `${audience}: ${seen.filter((who) => who !== '').join(' ')}`;
      }),
    );
    expect(grid).toEqual([
      'everyone: staff admin other user system',
      'colleagues: staff admin other system',
      'department: staff admin system',
      'private: staff',
    ]);
  });

  it('is answered in the words of the source, with who wrote it and what hangs on it [S7-08]', async () => {
    const id = await posted(world, 'staff', 'colleagues', { text: '新しい製品の\n説明会' });
    await world.as('other')(likePost, { id, on: true });
    const comment = await commented(world, 'other', id, 'おめでとうございます');
    await commented(world, 'staff', id, 'ありがとうございます', comment);
    const { rows, next } = (await world.as('other')(listTimeline, {})).output;
    expect(next).toBeNull();
    expect(rows).toEqual([
      {
        ...{ id, version: 1, message: '新しい製品の\n説明会', time: expect.any(String), type: 'post', media: [] },
        user: { id: idOf('staff'), employeeId: world.people.staff.number, name: '佐藤 健太', photoURL: null },
        ...{ like: 1, isLiked: true, share: 0, isShared: false, audience: 'colleagues', isOwn: false },
        ...{ hiddenReason: null, original: null, commentCount: 2 },
        comments: [
          expect.objectContaining({
            id: comment,
            message: 'おめでとうございます',
            isOwn: true,
            state: 'live',
            replies: [expect.objectContaining({ message: 'ありがとうございます', isOwn: false })],
          }),
        ],
      },
    ]);
  });

  it('is found among one’s own, and among those of its author', async () => {
    const [own, others] = [await posted(world, 'staff', 'private'), await posted(world, 'other')];
    expect(await shownTo(world, 'staff', { whose: 'own' })).toEqual([own]);
    expect(await shownTo(world, 'staff', { user: world.people.other.number })).toEqual([others]);
    expect(await shownTo(world, 'other', { user: world.people.staff.number })).toEqual([]);
  });

  it('goes from everybody’s sight when its audience is narrowed, and a change over an older state is refused', async () => {
    const id = await posted(world, 'staff');
    expect((await world.as('staff')(changeAudience, { id, version: 1, audience: 'private' })).output.version).toBe(2);
    expect(await shownTo(world, 'other')).toEqual([]);
    const late = await world.as('staff')(changeAudience, { id, version: 1, audience: 'everyone' });
    expect([late.status, late.problem.code]).toEqual([409, 'stale']);
    const foreign = await world.as('system')(changeAudience, { id, version: 2, audience: 'everyone' });
    expect(foreign.status).toBe(404);
  });

  it('of somebody who has left is shown to nobody any more [B2-02]', async () => {
    const id = await posted(world, 'other', 'everyone');
    expect(await shownTo(world, 'staff')).toEqual([id]);
    const { employeeUuid } = world.people.other;
    await world.pool.query("update employees set left_on = '2026-11-20' where id = $1", [employeeUuid]);
    expect(await shownTo(world, 'staff')).toEqual([]);
    await world.pool.query('update employees set left_on = null where id = $1', [employeeUuid]);
  });

  it('is nothing for an auditor: the timeline is empty, and they write nothing', async () => {
    const id = await posted(world, 'staff', 'everyone');
    const token = await sessionOn(world, (await account(world, 'active', 'auditor')).id);
    const asked = { headers: { authorization: `Bearer ${token}` } };
    expect((await world.as(null)(listTimeline, {}, asked)).output.rows).toEqual([]);
    expect((await world.as(null)(likePost, { id, on: true }, asked)).status).toBe(403);
  });

  it('is read by its page in one statement, however much hangs on its posts', async () => {
    for (let nth = 0; nth < 12; nth += 1) {
      const id = await posted(world, 'staff');
      await commented(world, 'other', id, '了解です', await commented(world, 'admin', id));
    }
    const counted = await statementsOf(() => world.as('other')(listTimeline, { limit: 1 }));
    const { rows } = (await world.as('other')(listTimeline, { limit: 12 })).output;
    expect(rows.map(({ commentCount }) => commentCount)).toEqual(Array.from({ length: 12 }, () => 2));
    expect(await statementsOf(() => world.as('other')(listTimeline, { limit: 12 }))).toBe(counted);
    expect(counted).toBe(1);
  });
});

describe('pictures of a post', () => {
  it('are made anew without what came along, and seen by whoever sees the post (T9)', async () => {
    const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#336699' } })
      .withExif({ IFD0: { Copyright: '見本 太郎' }, IFD3: { GPSLatitude: '35/1 40/1 0/1' } })
      .jpeg()
      .toBuffer();
    const id = await pictured(world, 'staff', photo);
    const pictures = [{ id, alt: '青い背景' }];
    await world.as('staff')(addPost, { text: '', audience: 'department', pictures });
    const [post] = (await world.as('admin')(listTimeline, {})).output.rows;
    expect(post).toMatchObject({ type: 'picture', media: [{ id, alt: '青い背景', width: 40, height: 30 }] });
    const shown = (await world.as('admin')(showPicture, { id })).raw;
    const made = await sharp(shown.rawPayload).metadata();
    expect([made.format, made.width, made.exif]).toEqual(['webp', 40, undefined]);
    expect((await world.as('other')(showPicture, { id })).status).toBe(404);
  });

  it('hang on one post alone, and on none of another person', async () => {
    const id = await pictured(world, 'staff');
    const asked = { text: '写真', audience: 'colleagues' as const, pictures: [{ id }] };
    const stolen = await world.as('other')(addPost, asked);
    expect(stolen.problem.data.fields).toMatchObject([{ field: 'pictures.0.id', code: 'no-such-picture' }]);
    const twice = await Promise.all([world.as('staff')(addPost, asked), world.as('staff')(addPost, asked)]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('that no post takes are gone after a day', async () => {
    const [waiting, taken] = [await pictured(world, 'staff'), await pictured(world, 'staff')];
    await posted(world, 'staff', 'colleagues', { pictures: [taken] });
    world.clock.set('2026-11-22T06:00:00.000Z');
    await tidyTimeline(world as never, world.pool);
    const { rows } = await world.pool.query<{ id: string }>('select id from timeline_pictures');
    expect(rows).toEqual([{ id: taken }]);
    expect(waiting).not.toBe(taken);
  });
});

describe('a like', () => {
  it('counts once for each person, however often they press, and is taken back', async () => {
    const id = await posted(world, 'staff');
    await Promise.all([1, 2, 3].map(() => world.as('other')(likePost, { id, on: true })));
    await world.as('admin')(likePost, { id, on: true });
    expect(await shownPost(world, 'other', id)).toMatchObject({ like: 2, isLiked: true });
    await world.as('other')(likePost, { id, on: false });
    expect(await shownPost(world, 'other', id)).toMatchObject({ like: 1, isLiked: false });
    expect(await world.audit(`event = 'timeline-post.liked' and target_id = '${id}'`)).toHaveLength(3);
  });
});

describe('a share', () => {
  it('shows the post to the department of whoever shares it, and never to more people than its author chose', async () => {
    const id = await posted(world, 'other');
    const { output } = await world.as('staff')(sharePost, { id, text: '参考になります' });
    expect(await shownTo(world, 'admin')).toEqual([output.id, id]);
    expect(await shownTo(world, 'other')).toEqual([id]);
    const share = await shownPost(world, 'admin', output.id);
    expect(share).toMatchObject({
      type: 'share',
      message: '参考になります',
      original: { id, user: { id: idOf('other') } },
    });
    expect(await shownPost(world, 'staff', id)).toMatchObject({ share: 1, isShared: true });
    await world.as('other')(changeAudience, { id, version: 1, audience: 'private' });
    expect(await shownTo(world, 'admin')).toEqual([]);
  });

  it('is made once by each person, and again once it was deleted; deleted, it does not come back beside another', async () => {
    const id = await posted(world, 'admin');
    const twice = await Promise.all([world.as('staff')(sharePost, { id }), world.as('staff')(sharePost, { id })]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
    const first = twice.find(({ status }) => status === 200)?.output.id ?? '';
    await world.as('staff')(putEntry, { id: first, removed: true });
    expect((await world.as('staff')(sharePost, { id })).status).toBe(200);
    // The second one stands: the first comes back once that is gone.
    expect((await world.as('staff')(putEntry, { id: first, removed: false })).status).toBe(409);
    expect((await shownPost(world, 'staff', id)).share).toBe(1);
  });
});

describe('comments', () => {
  it('are shown by their newest with the list, and all with the post', async () => {
    const id = await posted(world, 'staff');
    const all: string[] = [];
    for (let nth = 0; nth < 5; nth += 1) all.push(await commented(world, 'other', id, `${nth}件目`));
    const [listed] = (await world.as('staff')(listTimeline, {})).output.rows;
    expect(listed?.comments.map((comment) => comment.id)).toEqual(all.slice(2));
    expect(listed?.commentCount).toBe(5);
    expect((await shownPost(world, 'staff', id)).comments.map((comment) => comment.id)).toEqual(all);
  });

  it('tell the author, and of a reply whom it answers; a reply to a reply stands beside it', async () => {
    await world.pool.query('delete from told_facts');
    const id = await posted(world, 'staff');
    const comment = await commented(world, 'other', id);
    const reply = await commented(world, 'admin', id, '同感です', comment);
    await commented(world, 'other', id, 'ありがとう', reply);
    await commented(world, 'staff', id, '自分で補足');
    const { comments } = await shownPost(world, 'staff', id);
    expect(comments.map(({ replies }) => replies.length)).toEqual([2, 0]);
    expect((await facts('timeline-comment')).map(({ to_account: to }) => to)).toEqual(
      ['staff', 'staff', 'other', 'staff', 'admin'].map((who) => idOf(who as Who)),
    );
  });

  it('that are deleted leave their replies where they stood, and go where they have none', async () => {
    const id = await posted(world, 'staff');
    const [answered, alone] = [await commented(world, 'other', id, '質問です'), await commented(world, 'other', id)];
    await commented(world, 'staff', id, '回答です', answered);
    for (const comment of [answered, alone]) await world.as('other')(putEntry, { id: comment, removed: true });
    const { comments, commentCount } = await shownPost(world, 'staff', id);
    expect(comments).toMatchObject([
      { id: answered, message: '', state: 'removed', replies: [{ message: '回答です' }] },
    ]);
    expect(commentCount).toBe(1);
    await world.as('other')(putEntry, { id: alone, removed: false });
    expect((await shownPost(world, 'staff', id)).comments).toHaveLength(2);
  });

  it('are at most 200 on a post', async () => {
    const id = await posted(world, 'staff');
    await world.pool.query(
      `insert into timeline_comments (id, post_id, author_id, text, written_at)
       select gen_random_uuid(), $1, $2, 'はい', now() from generate_series(1, 200)`,
      [id, idOf('other')],
    );
    const { problem } = await world.as('other')(addComment, { id, text: 'もう1件' });
    expect(problem.data.fields).toMatchObject([{ field: 'text', code: 'most-comments' }]);
  });
});

describe('what breaks the rules of the house', () => {
  it('is hidden by system people with a reason that its author is told, on record, and shown again', async () => {
    await world.pool.query('delete from told_facts');
    const id = await posted(world, 'staff');
    const reason = 'お客様の名前が写っているため';
    expect((await world.as('admin')(hideEntry, { id, reason })).status).toBe(403);
    for (const said of [reason, '別の理由']) await world.as('system')(hideEntry, { id, reason: said });
    expect(await shownTo(world, 'other')).toEqual([]);
    expect(await shownPost(world, 'staff', id)).toMatchObject({ hiddenReason: reason, isOwn: true });
    expect(await shownTo(world, 'system')).toEqual([id]);
    expect(await facts('timeline-hidden')).toEqual([{ to_account: idOf('staff'), said: { reason } }]);
    const [row] = await world.audit(`event = 'timeline-entry.hidden' and target_id = '${id}'`);
    expect(row).toMatchObject({ account_id: idOf('system'), difference: { reason } });
    await world.as('system')(unhideEntry, { id });
    expect(await shownTo(world, 'other')).toEqual([id]);
  });

  it('of a comment is its text alone: the post stays, and its other comments', async () => {
    const id = await posted(world, 'staff');
    const comment = await commented(world, 'other', id, '不適切なことば');
    await commented(world, 'admin', id);
    await world.as('system')(hideEntry, { id: comment, reason: '不適切なことばのため' });
    expect((await shownPost(world, 'staff', id)).comments).toHaveLength(1);
    const own = (await shownPost(world, 'other', id)).comments[0];
    expect(own).toMatchObject({ state: 'hidden', message: '不適切なことば', hiddenReason: '不適切なことばのため' });
  });
});

describe('deleting', () => {
  it('is for one’s own, can be taken back for thirty days, and is for good then', async () => {
    const id = await posted(world, 'staff');
    expect((await world.as('system')(putEntry, { id, removed: true })).status).toBe(404);
    await world.as('staff')(putEntry, { id, removed: true });
    expect(await shownTo(world, 'staff')).toEqual([]);
    await world.as('staff')(putEntry, { id, removed: false });
    expect(await shownTo(world, 'staff')).toEqual([id]);
    const { output: share } = await world.as('admin')(sharePost, { id });
    await commented(world, 'other', id);
    await world.as('staff')(putEntry, { id, removed: true });
    world.clock.set('2026-12-30T00:00:00.000Z');
    await tidyTimeline(world as never, world.pool);
    expect((await world.as('staff')(putEntry, { id, removed: false })).status).toBe(404);
    expect((await world.as('admin')(showPost, { id: share.id })).status).toBe(404);
  });
});

describe('open pages', () => {
  it('hear at once of what they may read, and nothing of what they may not', async () => {
    const address = await listeningAt(world.app);
    const [colleague, elsewhere] = await Promise.all([
      openPage(address, world.people.admin.token),
      openPage(address, world.people.other.token),
    ]);
    const heard = (page: typeof colleague) => page.heard.filter(isOf('timeline')).map(({ id }) => id);
    const own = await posted(world, 'staff', 'private');
    const ours = await posted(world, 'staff', 'department');
    const everybodys = await posted(world, 'staff', 'everyone');
    await expect.poll(() => heard(elsewhere), SOON).toContain(everybodys);
    await expect.poll(() => heard(colleague), SOON).toContain(everybodys);
    expect(heard(elsewhere)).toEqual([everybodys]);
    expect(heard(colleague)).toEqual([ours, everybodys]);
    expect(own).not.toBe(ours);
    colleague.leave();
    elsewhere.leave();
  });
});

/** How many statements the portal sends for a request, but for those of who asks. */
async function statementsOf(ask: () => Promise<unknown>): Promise<number> {
  await ask();
  const { appPool } = world;
  const sent: string[] = [];
  const query = appPool.query.bind(appPool);
  Object.assign(appPool, {
    query: (...args: Parameters<typeof query>) => {
      sent.push(JSON.stringify(args[0]));
      return query(...args);
    },
  });
  await ask();
  Object.assign(appPool, { query });
  return sent.filter((text) => text.includes('timeline_posts')).length;
}
