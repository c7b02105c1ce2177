import { defineRegister } from '../define-register.ts';

export const TIMELINE_REGISTER = defineRegister({
  section: 'people',
  events: {
    'timeline-picture.added': { ja: '投稿の写真の追加', en: 'Picture for a post added' },
    'timeline-post.added': { ja: 'タイムラインへの投稿', en: 'Post on the timeline added' },
    'timeline-post.shared': { ja: '投稿の部署への共有', en: 'Post shared with a department' },
    'timeline-post.audience-changed': { ja: '投稿の公開範囲の変更', en: 'Readers of a post changed' },
    'timeline-post.liked': { ja: '投稿への「いいね」・取消し', en: 'Post liked, or no more' },
    'timeline-comment.added': { ja: '投稿へのコメント', en: 'Comment on a post added' },
    'timeline-entry.state-changed': { ja: '投稿・コメントの削除・復元', en: 'Post or comment deleted or restored' },
    'timeline-entry.hidden': { ja: '投稿・コメントの非表示', en: 'Post or comment hidden' },
    'timeline-entry.unhidden': { ja: '投稿・コメントの再表示', en: 'Hidden post or comment shown again' },
  },
  targets: {
    'timeline-post': { ja: '投稿', en: 'Post' },
    'timeline-comment': { ja: '投稿のコメント', en: 'Comment on a post' },
  },
  refusals: {
    'no-department': {
      status: 409,
      ja: '所属する部署がないため、部署だけに公開・共有することはできません。ほかの公開範囲を選んでください。',
      en: 'You belong to no department, so nothing can be shown to it. Choose other readers.',
    },
    'not-to-be-shared': {
      status: 409,
      ja: 'この投稿は公開範囲が限られているため、共有できません。',
      en: 'This post cannot be shared: its author chose who reads it.',
    },
    'share-keeps-audience': {
      status: 409,
      ja: '共有した投稿の公開範囲は変更できません。見せたくないときは、共有を削除してください。',
      en: 'A share stays with its department. Delete it if nobody is to see it.',
    },
    'shared-already': {
      status: 409,
      ja: 'この投稿はすでに共有しています。',
      en: 'You have shared this post already.',
    },
  },
  fieldTexts: {
    'no-department-field': {
      ja: '所属する部署がありません。ほかの公開範囲を選んでください。',
      en: 'You belong to no department. Choose other readers.',
    },
    'no-such-picture': {
      ja: 'この写真は使えません。もう一度追加してください。',
      en: 'This picture cannot be used. Add it again.',
    },
    'pictures-waiting': {
      ja: '投稿していない写真は{max}枚までです。投稿してから追加してください。',
      en: 'No more pictures can wait for a post: the limit is {max}. Send your post first.',
    },
    'no-such-comment': {
      ja: '返信先のコメントがありません。画面を更新して確認してください。',
      en: 'The comment that you answer is gone. Read the page again.',
    },
    'most-comments': {
      ja: '1つの投稿に付けられるコメントは{max}件までです。',
      en: 'The limit for comments on one post is {max}.',
    },
  },
  notifications: {
    'timeline-comment': {
      group: 'information',
      initially: { portal: true, mail: false },
      link: { screen: 'profile', query: { post: ':subject' } },
      look: ['person', 'blue'],
      texts: {
        name: { ja: '自分の投稿へのコメント・返信', en: 'Comments on your posts, and replies' },
        title: { ja: '{by}さんがタイムラインでコメントしました。', en: '{by} commented on the timeline.' },
        subject: { ja: '【コメント】タイムライン', en: '[Comment] Timeline' },
        mail: {
          ja: '{by}さんが、あなたの投稿またはコメントにコメントしました。内容はポータルで確認してください。',
          en: '{by} commented on your post or comment. See the portal for it.',
        },
        action: { ja: '投稿を開く', en: 'Open the post' },
      },
    },
    'timeline-hidden': {
      group: 'information',
      initially: { portal: true, mail: false },
      link: { screen: 'profile', query: { post: ':subject' } },
      look: ['warning', 'orange'],
      texts: {
        name: { ja: '自分の投稿・コメントの非表示', en: 'Your post or comment was hidden' },
        title: {
          ja: 'タイムラインの投稿またはコメントが、「{reason}」という理由で非表示になりました。',
          en: 'Your post or comment on the timeline was hidden: {reason}.',
        },
        subject: { ja: '【タイムライン】投稿またはコメントの非表示', en: '[Timeline] Post or comment hidden' },
        mail: {
          ja: 'タイムラインのあなたの投稿またはコメントが、システム管理者によって非表示になりました。理由はポータルで確認してください。',
          en: 'A system person hid your post or comment on the timeline. See the portal for the reason.',
        },
        action: { ja: '投稿を開く', en: 'Open the post' },
      },
    },
  },
});
