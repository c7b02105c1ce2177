// Private posts are their author's alone, whatever the role of who asks.
import { randomUUID } from 'node:crypto';
import { addComment, addPicture, addPost, type TIMELINE_OPERATIONS } from '@madoguchi/contract/timeline/operations.ts';
import { png } from '../../src/platform/files/file-corpus.ts';
import type { Entry, Hidden } from './hidden-record.ts';
import type { Twin } from './twins.ts';

type Id = (typeof TIMELINE_OPERATIONS)[number]['id'];

const idOf = ({ body, text }: { readonly body: unknown; readonly text: string }): string => {
  const { id } = (body ?? {}) as { id?: string };
  if (id === undefined) throw new Error(`no record was made: ${text}`);
  return id;
};
const privatePost = async (owner: Twin) => idOf(await owner.ask(addPost, { text: '覚え書き', audience: 'private' }));
const named = (id: string, input: Hidden['input']): Hidden => ({ id, unknown: randomUUID(), input });

const post = (more: object = {}): Entry => ({
  hides: { 'a private post': async (_world, owner) => named(await privatePost(owner), (id) => ({ id, ...more })) },
});

/** A picture of a private post, or one that waits for its post. */
const picture = async (owner: Twin) => idOf(await owner.ask(addPicture, {}, { name: '写真.png', content: png(4, 4) }));

export const TIMELINE_RECORDS: { readonly [Each in Id]?: Entry } = {
  'timeline.list': {
    open: 'whoever is named, only posts that the caller may see are answered; timeline.test.ts holds the grid',
  },
  'timeline.show': post(),
  'timeline.picture': {
    hides: {
      'a picture that waits for its post': async (_world, owner) => named(await picture(owner), (id) => ({ id })),
      'a picture of a private post': async (_world, owner) => {
        const id = await picture(owner);
        await owner.ask(addPost, { text: '', audience: 'private', pictures: [{ id }] });
        return named(id, (of) => ({ id: of }));
      },
    },
  },
  'timeline.add-post': {
    hides: {
      'a picture': async (_world, owner) =>
        named(await picture(owner), (id) => ({ text: '写真', audience: 'private', pictures: [{ id }] })),
    },
  },
  'timeline.share': post(),
  'timeline.change-audience': post({ version: 1, audience: 'everyone' }),
  'timeline.like': post({ on: true }),
  'timeline.add-comment': {
    hides: {
      'a private post': async (_world, owner) => named(await privatePost(owner), (id) => ({ id, text: '確認' })),
      'a comment on a private post': async (_world, owner, asker) => {
        const [id, own] = [await privatePost(owner), await privatePost(asker)];
        const comment = idOf(await owner.ask(addComment, { id, text: '続き' }));
        return named(comment, (answers) => ({ id: owner === asker ? id : own, text: '確認', answers }));
      },
    },
  },
  'timeline.put': post({ removed: true }),
  'timeline.hide': post({ reason: '規則に反するため' }),
  'timeline.unhide': { open: 'only what a system person hid is shown again, and they may see it' },
};
