// The words of the fields of the timeline, for the API description.
import type { Texts } from '../message.ts';

export const TIMELINE_FIELDS = {
  whose: { ja: '表示する投稿', en: 'Whose posts' },
  user: { ja: '投稿した人', en: 'Who posted it' },
  time: { ja: '投稿日時', en: 'Posted at' },
  type: { ja: '投稿の種類', en: 'Kind of post' },
  like: { ja: 'いいねの数', en: 'Number of likes' },
  isLiked: { ja: 'いいねした場合は true', en: 'True for who likes it' },
  share: { ja: '共有の数', en: 'Number of shares' },
  isShared: { ja: '共有した場合は true', en: 'True for who shared it' },
  media: { ja: '写真', en: 'Pictures' },
  pictures: { ja: '写真', en: 'Pictures' },
  alt: { ja: '写真の説明', en: 'Description of the picture' },
  width: { ja: '幅（px）', en: 'Width in px' },
  height: { ja: '高さ（px）', en: 'Height in px' },
  hiddenReason: { ja: '非表示にした理由', en: 'Why it is hidden' },
  replies: { ja: '返信', en: 'Replies' },
  commentCount: { ja: 'コメントの数', en: 'Number of comments' },
  original: { ja: '共有元の投稿', en: 'The post that was shared' },
  answers: { ja: '返信先のコメントのID', en: 'Comment that it answers' },
  removed: { ja: '削除した場合は true', en: 'True once removed' },
  audience: { ja: '公開範囲', en: 'Who sees it' },
  comments: { ja: 'コメント', en: 'Comments' },
  message: { ja: '本文', en: 'Text' },
} as const satisfies Texts<string>;
