// Posts of the timeline that tests meet, made over HTTP.
import type { PostAudience } from '@madoguchi/contract/timeline/choices.ts';
import { addComment, addPicture, addPost, listTimeline, showPost } from '@madoguchi/contract/timeline/operations.ts';
import { png } from '../src/platform/files/file-corpus.ts';
import { ask } from './ask.ts';
import type { Who } from './people.ts';
import type { World } from './world.ts';

/** A picture that no post has taken yet. */
export async function pictured(world: World, who: Who, content: Buffer = png(8, 6)): Promise<string> {
  const answered = await ask(world, addPicture, { who, input: {}, file: { name: '写真.png', content } });
  if (answered.status !== 200) throw new Error(answered.text);
  return (answered.body as { id: string }).id;
}

export async function posted(
  { as }: World,
  who: Who,
  audience: PostAudience = 'colleagues',
  more: { readonly text?: string; readonly pictures?: readonly string[] } = {},
): Promise<string> {
  const { text = '展示会の準備が終わりました', pictures = [] } = more;
  const { status, output, raw } = await as(who)(addPost, { text, audience, pictures: pictures.map((id) => ({ id })) });
  if (status !== 200) throw new Error(raw.body);
  return output.id;
}

export async function commented({ as }: World, who: Who, id: string, text = 'お疲れさまでした', answers?: string) {
  return (await as(who)(addComment, { id, text, ...(answers === undefined ? {} : { answers }) })).output.id;
}

/** The ids of the posts that the person is shown, the newest first. */
export async function shownTo({ as }: World, who: Who, more: object = {}): Promise<string[]> {
  return (await as(who)(listTimeline, more)).output.rows.map(({ id }) => id);
}

export async function shownPost({ as }: World, who: Who, id: string) {
  return (await as(who)(showPost, { id })).output;
}
