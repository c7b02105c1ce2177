import { defineRegister } from '../define-register.ts';

export const RESOURCES_REGISTER = defineRegister({
  section: 'reservations',
  fieldTexts: {
    slot: { ja: '予約枠は5・10・15・20・30・60分のどれかです。', en: 'A slot has 5, 10, 15, 20, 30 or 60 minutes.' },
    'not-in-slots': {
      ja: '予約枠（{slot}分）の倍数にしてください。',
      en: 'Make this a multiple of the slot ({slot} {slot|minute|minutes}).',
    },
    'longest-too-short': {
      ja: '最短の予約（{min}分）以上にしてください。',
      en: 'The longest reservation cannot be shorter than the shortest ({min} {min|minute|minutes}).',
    },
    'never-open': {
      ja: '利用できる曜日がありません。少なくとも1日の開始と終了を入力してください。',
      en: 'This is open on no day. Enter the hours of one day at least.',
    },
    'never-open-so-long': {
      ja: '続けてこれだけ利用できる曜日がありません。短くするか、利用時間を延ばしてください。',
      en: 'This is never open for so long without a break. Make it shorter, or open longer.',
    },
    'closes-before-opening': {
      ja: '終了は開始より後の時刻にしてください。夜12時は24:00です。',
      en: 'Closing must come after opening. Midnight is 24:00.',
    },
    'hours-off-slots': {
      ja: '開始と終了は予約枠（{slot}分）の区切りにしてください。',
      en: 'Open and close on a boundary of the slot ({slot} {slot|minute|minutes}).',
    },
    'lead-too-long': {
      ja: 'スタッフが予約できる期間より長いため、だれも予約できません。短くしてください。',
      en: 'Longer than staff may book ahead: nobody could book. Make it shorter.',
    },
    'grace-too-long': {
      ja: '最短の予約（{max}分）以下にしてください。',
      en: 'The grace period cannot be longer than the shortest reservation ({max} {max|minute|minutes}).',
    },
    'one-unit': {
      ja: '構成する設備は2つ以上選択してください。構成しない設備は空にします。',
      en: 'Select two units at least, or none.',
    },
    'one-of-units': {
      ja: '構成する設備がある設備の数量は1です。',
      en: 'A resource that is made of units has a quantity of 1.',
    },
    'ends-before-start': {
      ja: '終了は開始より後の日時にしてください。',
      en: 'The end must be after the start.',
    },
  },
});
