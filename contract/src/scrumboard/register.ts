import { defineRegister } from '../define-register.ts';

export const SCRUMBOARD_REGISTER = defineRegister({
  section: 'scrumboard',
  events: {
    'board.added': { ja: 'ボードの追加', en: 'Board added' },
    'board.changed': { ja: 'ボードの変更', en: 'Board changed' },
    'board.marked': { ja: 'ボードのスター・変更を受け取る設定', en: 'Star or news of a board set' },
    'board.state-changed': { ja: 'ボードのアーカイブ・削除・復元', en: 'Board archived, deleted or restored' },
    'board.erased': { ja: 'ボードの完全な削除', en: 'Board deleted for good' },
    'board-member.set': { ja: 'ボードのメンバーの設定', en: 'Member of a board set' },
    'board-member.removed': { ja: 'ボードのメンバーの削除', en: 'Member of a board removed' },
    'board-label.added': { ja: 'ボードのラベルの追加', en: 'Label of a board added' },
    'board-label.changed': { ja: 'ボードのラベルの変更', en: 'Label of a board changed' },
    'board-label.state-changed': { ja: 'ボードのラベルの削除・復元', en: 'Label of a board removed or restored' },
    'board-list.added': { ja: 'ボードのリストの追加', en: 'List of a board added' },
    'board-list.changed': { ja: 'ボードのリストの変更', en: 'List of a board changed' },
    'board-list.moved': { ja: 'ボードのリストの移動', en: 'List of a board moved' },
    'board-list.state-changed': {
      ja: 'ボードのリストのアーカイブ・削除・復元',
      en: 'List of a board archived, deleted or restored',
    },
    'card.added': { ja: 'カードの追加', en: 'Card added' },
    'card.moved': { ja: 'カードの移動', en: 'Card moved' },
    'card.changed': { ja: 'カードの変更', en: 'Card changed' },
    'card.watched': { ja: 'カードの変更を受け取る設定', en: 'News of a card set' },
    'card-comment.added': { ja: 'カードへのコメント', en: 'Comment on a card' },
    'card-comment.changed': { ja: 'カードのコメントの変更', en: 'Comment on a card changed' },
    'card-comment.state-changed': {
      ja: 'カードのコメントの削除・復元',
      en: 'Comment on a card removed or restored',
    },
    'card-attachment.added': { ja: 'カードへの添付', en: 'Attachment of a card added' },
    'card-attachment.state-changed': {
      ja: 'カードの添付の削除・復元',
      en: 'Attachment of a card removed or restored',
    },
    'card-attachment.fetched': { ja: 'カードの添付ファイルの取得', en: 'File of a card fetched' },
  },
  targets: {
    board: { ja: 'ボード', en: 'Board' },
    'board-list': { ja: 'ボードのリスト', en: 'List of a board' },
    'board-label': { ja: 'ボードのラベル', en: 'Label of a board' },
    card: { ja: 'カード', en: 'Card' },
  },
  refusals: {
    'no-such-board': { status: 404, ja: '指定したボードはありません。', en: 'Requested board do not exist.' },
    'board-role': {
      status: 403,
      ja: 'このボードでの権限が足りません。ボードのオーナーに依頼してください。',
      en: 'Your role on this board does not allow it. Ask an owner of the board.',
    },
    'last-owner': {
      status: 409,
      ja: 'ボードにはオーナーが1人以上必要です。先にほかのメンバーをオーナーにしてください。',
      en: 'A board needs an owner. Make another member an owner first.',
    },
    'board-in-use': {
      status: 409,
      ja: '使用中のボードは完全に削除できません。先に削除またはアーカイブしてください。',
      en: 'A board in use cannot be deleted for good. Delete or archive it first.',
    },
  },
  fieldTexts: {
    'no-board-account': {
      ja: 'この社員は、スクラムボードを使えるアカウントがないため追加できません。',
      en: 'This person cannot be added: they have no account that may use the scrumboard.',
    },
    'no-such-label': {
      ja: 'このラベルはありません。削除されていないか確認し、選び直してください。',
      en: 'There is no such label. It may have been deleted; choose another one.',
    },
    'no-such-member': {
      ja: 'この人はボードのメンバーではありません。先にメンバーに追加してください。',
      en: 'This person is not on the board. Add them as a member first.',
    },
    'no-such-cover': {
      ja: 'カバーには、このカードに添付した画像を選んでください。',
      en: 'Choose a picture that is attached to this card as its cover.',
    },
    'same-fields': {
      ja: '変更前（was）と変更後（is）には同じ項目を送ってください。',
      en: 'Send the same fields in "was" and "is".',
    },
    'label-twice': {
      ja: '「{title}」はすでにあります。別の名前にしてください。',
      en: '"{title}" exists already. Choose another name.',
    },
    'most-on-board': {
      ja: '1つのボードに{max}件までです。使わないものを削除してください。',
      en: 'A board can have up to {max}. Delete what you do not use.',
    },
    'most-on-card': {
      ja: '1枚のカードに{max}件までです。使わないものを削除してください。',
      en: 'A card can have up to {max}. Delete what you do not use.',
    },
    'cards-of-boards': {
      ja: '一度に操作できるのは、1つのボードのカードだけです。',
      en: 'Choose cards of one board at a time.',
    },
  },
  notifications: {
    'card-mention': {
      group: 'information',
      concerns: { tool: 'scrumboard' },
      initially: { portal: true, mail: false },
      link: { screen: 'scrumboard.board', params: { boardId: ':board' }, query: { card: ':subject' } },
      look: ['person', 'blue'],
      texts: {
        name: { ja: 'カードのコメントでの指名', en: 'Mention in a comment on a card' },
        title: {
          ja: '{by}さんがカード「{title}」のコメントで指名しました。',
          en: '{by} mentioned you on the card "{title}".',
        },
        subject: { ja: '【コメント】{title}', en: '[Comment] {title}' },
        mail: {
          ja: '{by}さんがカード「{title}」のコメントで指名しました。内容はポータルで確認してください。',
          en: '{by} mentioned you in a comment on the card "{title}". See the portal for it.',
        },
        action: { ja: 'カードを開く', en: 'Open the card' },
      },
    },
    'card-news': {
      group: 'information',
      concerns: { tool: 'scrumboard' },
      initially: { portal: true, mail: false },
      link: { screen: 'scrumboard.board', params: { boardId: ':board' }, query: { card: ':subject' } },
      look: ['bell', 'blue'],
      texts: {
        name: { ja: '受け取り中のボード・カードの変更', en: 'News of boards and cards that you follow' },
        title: { ja: '{by}さんがカード「{title}」を更新しました。', en: '{by} changed the card "{title}".' },
        subject: { ja: '【カード】{title}', en: '[Card] {title}' },
        mail: {
          ja: '{by}さんがカード「{title}」を更新しました。内容はポータルで確認してください。',
          en: '{by} changed the card "{title}". See the portal for it.',
        },
        action: { ja: 'カードを開く', en: 'Open the card' },
      },
    },
  },
});
