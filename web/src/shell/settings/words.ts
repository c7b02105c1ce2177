import type { SettingPath } from '@madoguchi/contract/preferences/frame-fields.ts';
import { defineWords } from '../../platform/words.ts';

/** Groups that only hold others, and what there is but one of, have no word. */
export type LabelledPath = Exclude<SettingPath, 'layout' | 'layout.style' | 'layout.config'>;

/** The labels of the settings, by their path. */
export const useLabelWords = defineWords({
  'layout.config.mode': { ja: '画面の幅', en: 'Page width' },
  'layout.config.containerWidth': { ja: '幅の上限（px）', en: 'Maximum width (px)' },
  'layout.config.navbar': { ja: 'メニュー', en: 'Menu' },
  'layout.config.navbar.display': { ja: 'メニューを表示する', en: 'Show the menu' },
  'layout.config.navbar.style': { ja: '形', en: 'Style' },
  'layout.config.navbar.position': { ja: '位置', en: 'Position' },
  'layout.config.navbar.folded': { ja: '折りたたむ（折りたたみとタブの形）', en: 'Folded (folding and tab styles)' },
  'layout.config.toolbar': { ja: '上部のバー', en: 'Toolbar' },
  'layout.config.toolbar.display': { ja: '上部のバーを表示する', en: 'Show the toolbar' },
  'layout.config.toolbar.style': { ja: '上部のバーの動き', en: 'Toolbar on scrolling' },
  'layout.config.footer': { ja: 'フッター', en: 'Footer' },
  'layout.config.footer.display': { ja: 'フッターを表示する', en: 'Show the footer' },
  'layout.config.footer.style': { ja: 'フッターの動き', en: 'Footer on scrolling' },
  'layout.config.leftSidePanel': { ja: '左のパネル', en: 'Left panel' },
  'layout.config.leftSidePanel.display': { ja: '左のパネルを表示する', en: 'Show the left panel' },
  'layout.config.rightSidePanel': { ja: '右のパネル', en: 'Right panel' },
  'layout.config.rightSidePanel.display': { ja: '右のパネルを表示する', en: 'Show the right panel' },
  customScrollbars: { ja: '細いスクロールバー', en: 'Slim scroll bars' },
  direction: { ja: '文字の向き', en: 'Text direction' },
  theme: { ja: '配色', en: 'Colour scheme' },
  'theme.main': { ja: '本文', en: 'Content' },
  'theme.navbar': { ja: 'メニューの配色', en: 'Menu colours' },
  'theme.toolbar': { ja: '上部のバーの配色', en: 'Toolbar colours' },
  'theme.footer': { ja: 'フッターの配色', en: 'Footer colours' },
} satisfies Record<LabelledPath, { readonly ja: string; readonly en: string }>);

/** Words of both sheets. */
export const useSettingsWords = defineWords({
  settings: { ja: '表示設定', en: 'Display settings' },
  schemes: { ja: '配色', en: 'Colour scheme' },
  close: { ja: '閉じる', en: 'Close' },
  intro: { ja: '変更はすぐに反映され、保存されます。', en: 'Changes take effect at once and are saved.' },
  introGuest: {
    ja: '変更はすぐに反映され、このブラウザーに保存されます。',
    en: 'Changes take effect at once and are kept in this browser.',
  },
  saved: { ja: '表示設定を保存しました。', en: 'Display settings saved.' },
  restore: { ja: '初期状態に戻す', en: 'Restore initial settings' },
  restored: { ja: '表示設定を初期状態に戻しました。', en: 'Initial display settings restored.' },
  undo: { ja: '元に戻す', en: 'Undo' },
  boxed: { ja: '枠に収める', en: 'Boxed' },
  container: { ja: '本文の幅を抑える', en: 'Limited content' },
  fullwidth: { ja: '画面いっぱい', en: 'Full width' },
  'style-1': { ja: '標準', en: 'Standard' },
  'style-2': { ja: '折りたたみ', en: 'Folding' },
  'style-3': { ja: 'タブ', en: 'Tabs' },
  'style-3-dense': { ja: 'タブ（狭い）', en: 'Tabs, dense' },
  left: { ja: '左', en: 'Left' },
  right: { ja: '右', en: 'Right' },
  fixed: { ja: '固定する', en: 'Stays' },
  static: { ja: '一緒に動く', en: 'Scrolls away' },
  ltr: { ja: '左から右', en: 'Left to right' },
  rtl: { ja: '右から左', en: 'Right to left' },
  'pixels.range': { ja: '{{min}}〜{{max}}の数値を入力してください。', en: 'Enter a number from {{min}} to {{max}}.' },
  dates: { ja: '日付', en: 'Dates' },
  era: { ja: '日付の欄に和暦も表示する', en: 'Also show the Japanese era at date fields' },
  weekStart: { ja: '週の始まり', en: 'Weeks begin on' },
  sunday: { ja: '日曜日', en: 'Sunday' },
  monday: { ja: '月曜日', en: 'Monday' },
  follow: { ja: 'システムの明暗に合わせる', en: 'Follow the system' },
  followHint: {
    ja: '端末の設定が暗い画面のときは、夜の配色になります。',
    en: 'On a device set to dark, the night scheme is shown.',
  },
  'figure.text': { ja: '文字 {{ratio}}', en: 'Text {{ratio}}' },
  'figure.secondary': { ja: '補足 {{ratio}}', en: 'Notes {{ratio}}' },
  'figure.accent': { ja: '強調 {{ratio}}', en: 'Accent {{ratio}}' },
  allSchemes: { ja: 'すべての部分の配色', en: 'Colour scheme of all parts' },
  shown: { ja: '表示中', en: 'Shown now' },
});
