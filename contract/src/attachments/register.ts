import { defineRegister } from '../define-register.ts';

export const ATTACHMENTS_REGISTER = defineRegister({
  section: 'requests',
  events: {
    'attachment.added': { ja: '添付ファイルの追加', en: 'Attachment added' },
    'attachment.fetched': { ja: '添付ファイルの取得', en: 'Attachment fetched' },
  },
  targets: {
    attachment: { ja: '添付ファイル', en: 'Attachment' },
  },
  fieldTexts: {
    'my-number-name': {
      ja: 'ファイル名から、マイナンバーを含むファイルと判断しました。マイナンバーは保存できません。含まない場合は、ファイル名を変えて添付してください。',
      en: 'Going by its name this file holds a My Number, which the portal must not keep. Do not attach it; if it holds none, rename it.',
    },
    'unknown-attachment': { ja: 'このファイルをもう一度添付してください。', en: 'Attach this file again.' },
    'file-kind': {
      ja: 'この種類のファイルは添付できません。pdf、jpg、png、heic、webp、xlsx、docx、csvを使ってください。',
      en: 'This kind of file is not taken. Use pdf, jpg, png, heic, webp, xlsx, docx or csv.',
    },
    'file-size': {
      ja: '添付ファイルは1件10MBまでです。小さくして添付してください。',
      en: 'An attachment can be up to 10 MB. Make the file smaller.',
    },
    'file-pixels': {
      ja: '画像の画素数が大きすぎます。1億画素以下の画像を添付してください。',
      en: 'This image has too many pixels. Use one of up to 100 megapixels.',
    },
  },
});
