// The sample's timeline: a few posts of the past days, with what colleagues answered.
import type { PostAudience } from '@madoguchi/contract/timeline/choices.ts';
import { addDays } from '@madoguchi/contract/values/calendar-days.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import type { PoolClient } from 'pg';
import { identity, instant, momentOf } from '../moments.ts';
import type { Employee } from '../organisation/roster.ts';
import { SAMPLE_PEOPLE } from '../people.ts';
import type { Random } from '../random.ts';

/** One of those who log in, or how many-th of their colleagues. */
type Who = Exclude<keyof typeof SAMPLE_PEOPLE, 'user'> | number;

interface SampleComment {
  readonly by: Who;
  readonly text: string;
  readonly replies?: readonly { readonly by: Who; readonly text: string }[];
}

interface SamplePost {
  readonly by: Who;
  readonly daysAgo: number;
  /** Minutes after midnight. */
  readonly at: number;
  readonly audience: PostAudience;
  readonly text: string;
  readonly likedBy: readonly Who[];
  readonly comments?: readonly SampleComment[];
}

const POSTS: readonly SamplePost[] = [
  {
    by: 0,
    daysAgo: 9,
    at: 10 * 60 + 12,
    audience: 'colleagues',
    text: '来月の展示会の出展が決まりました。\nブースの図面は共有フォルダーに置いています。',
    likedBy: ['staff', 'admin', 1, 2],
    comments: [
      {
        by: 'staff',
        text: '配布用の資料は何部くらい用意すればよいですか。',
        replies: [{ by: 0, text: '前回は300部でした。今回も同じ数でお願いします。' }],
      },
    ],
  },
  {
    by: 'admin',
    daysAgo: 6,
    at: 9 * 60 + 5,
    audience: 'colleagues',
    text: '経費の締切が近づいています。領収書の添付を忘れやすいので、申請の前にもう一度ご確認ください。',
    likedBy: ['system', 3],
    comments: [{ by: 1, text: '昨日まとめて申請しました。' }],
  },
  {
    by: 2,
    daysAgo: 3,
    at: 17 * 60 + 40,
    audience: 'colleagues',
    text: '大阪支社の棚卸しが無事に終わりました。手伝ってくださった皆さん、ありがとうございました。',
    likedBy: ['staff', 'admin', 0, 1, 3],
    comments: [
      { by: 'admin', text: 'お疲れさまでした。' },
      { by: 3, text: '来週の会議で結果を教えてください。' },
    ],
  },
  {
    by: 'system',
    daysAgo: 1,
    at: 13 * 60 + 30,
    audience: 'everyone',
    text: '会議室の画面を新しくしました。つながりにくいときは情報システムまでお知らせください。',
    likedBy: ['admin', 2],
  },
];

export async function insertTimeline(
  client: PoolClient,
  employees: readonly Employee[],
  today: PlainDate,
  random: Random,
): Promise<void> {
  const longAgo = addDays(today, -60);
  const named = new Set<string>(Object.values(SAMPLE_PEOPLE).map(({ email }) => email));
  const colleagues = random.some(
    employees.filter(({ email, joinedOn, leftOn }) => leftOn === null && joinedOn < longAgo && !named.has(email)),
    4,
  );
  const accountOf = (who: Who) => {
    const of =
      typeof who === 'number' ? colleagues[who] : employees.find(({ email }) => email === SAMPLE_PEOPLE[who].email);
    if (of === undefined) throw new RangeError(`nobody of the sample posts as ${who}`);
    return of.accountId;
  };
  for (const { by, daysAgo, at, audience, text, likedBy, comments = [] } of POSTS) {
    let moment = momentOf(addDays(today, -daysAgo), at);
    const post = identity(moment, random);
    await client.query(
      `insert into timeline_posts (id, version, author_id, text, audience, written_at) values ($1, 1, $2, $3, $4, $5)`,
      [post, accountOf(by), text, audience, instant(moment)],
    );
    for (const who of likedBy) {
      await client.query('insert into timeline_likes (post_id, account_id) values ($1, $2)', [post, accountOf(who)]);
    }
    const say = async (who: Who, said: string, answers: string | null) => {
      moment += random.integer(5, 50) * 60_000;
      const id = identity(moment, random);
      await client.query(
        `insert into timeline_comments (id, post_id, answers_id, author_id, text, written_at)
         values ($1, $2, $3, $4, $5, $6)`,
        [id, post, answers, accountOf(who), said, instant(moment)],
      );
      return id;
    };
    for (const { by: who, text: said, replies = [] } of comments) {
      const id = await say(who, said, null);
      for (const reply of replies) await say(reply.by, reply.text, id);
    }
  }
}
