import { defineWords } from '../../platform/words.ts';

export const usePhotoWords = defineWords({
  choose: { ja: '写真を選択', en: 'Choose photo' },
  change: { ja: '写真を変更', en: 'Change photo' },
  remove: { ja: '写真を削除', en: 'Remove photo' },
  removeQuestion: { ja: '写真を削除しますか？', en: 'Remove the photo?' },
  dismiss: { ja: '戻る', en: 'Cancel' },
  removed: { ja: '写真を削除しました。', en: 'Photo removed.' },

  crop: { ja: '写真の切り抜き', en: 'Crop the photo' },
  cropHint: {
    ja: '写真を動かして、丸の中に入れてください。矢印キーでも動かせます。',
    en: 'Move the photo into the circle. The arrow keys move it too.',
  },
  'cropHint.square': {
    ja: '写真を動かして、枠の中に入れてください。矢印キーでも動かせます。',
    en: 'Move the photo into the frame. The arrow keys move it too.',
  },
  cropArea: { ja: '写真の位置', en: 'Place of the photo' },
  zoom: { ja: '拡大', en: 'Zoom' },
  zoomOf: { ja: '{{percent}}%', en: '{{percent}}%' },
  set: { ja: '写真を設定', en: 'Set photo' },
  unreadable: {
    ja: 'この写真は読み取れません。jpg、png、webpの写真を選択してください。',
    en: 'This photo cannot be read. Choose a jpg, png or webp.',
  },
});
