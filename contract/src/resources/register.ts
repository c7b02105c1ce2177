import { defineRegister } from '../define-register.ts';

export const RESOURCES_REGISTER = defineRegister({
  section: 'reservations',
  events: {
    'resource.created': { ja: '設備の追加', en: 'Resource added' },
    'resource.changed': { ja: '設備の変更', en: 'Resource changed' },
    'resource.retired': { ja: '設備の廃止', en: 'Resource retired' },
    'resource.restored': { ja: '設備の廃止の取消し', en: 'Resource brought back' },
    'resource.photo-set': { ja: '設備の写真の設定', en: 'Photo of a resource set' },
    'resource.photo-removed': { ja: '設備の写真の削除', en: 'Photo of a resource removed' },
    'resource.poster-printed': { ja: '設備のポスターの印刷', en: 'Poster of a resource printed' },
    'resources.imported': { ja: '設備のCSV取り込み', en: 'Resources imported' },
    'resources.exported': { ja: '設備のCSV出力', en: 'Resources exported' },
    'resource-closure.made': { ja: '利用休止の登録', en: 'Closure of resources' },
    'resource-closure.lifted': { ja: '利用休止の解除', en: 'Closure of resources lifted' },
    'resource-closures.exported': { ja: '利用休止のCSV出力', en: 'Closures of resources exported' },
  },
  targets: {
    resource: { ja: '設備', en: 'Resource' },
    'resource-closure': { ja: '利用休止', en: 'Closure' },
  },
  refusals: {
    'unit-in-use': {
      status: 409,
      ja: '「{name}」を構成する設備のため、廃止できません。先に「{name}」から外すか、「{name}」を廃止してください。',
      en: 'This is a unit of {name}, so it cannot be retired. Take it out of {name} first, or retire that.',
    },
    'reservations-ahead': {
      status: 409,
      ja: 'これからの予約が{n}件あるため、廃止できません。先に取り消すか移すか、代わりに利用終了日を入力してください。',
      en: 'This is reserved {n} {n|time|times} from now on, so it cannot be retired. Cancel or move these first, or enter its last day instead.',
    },
    'resource-retired': {
      status: 409,
      ja: '廃止された設備が含まれています。選び直してください。',
      en: 'One of these resources is retired. Choose again.',
    },
  },
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
    'resource-name-taken': {
      ja: '同じ名前の設備があります。別の名前を入力してください。',
      en: 'Another resource has this name. Enter another one.',
    },
    'unknown-resource': {
      ja: 'この設備はありません。選び直してください。',
      en: 'There is no such resource. Choose again.',
    },
    'unit-of-itself': {
      ja: '自分自身を構成する設備にはできません。',
      en: 'A resource cannot be a unit of itself.',
    },
    'unit-retired': {
      ja: '「{name}」は廃止されています。別の設備を選択してください。',
      en: '{name} is retired. Select another resource.',
    },
    'unit-has-units': {
      ja: '「{name}」はほかの設備で構成されています。その構成する設備を選択してください。',
      en: '{name} is made of units itself. Select those instead.',
    },
    'unit-of-many': {
      ja: '「{name}」は数量が2以上です。数量が1の設備を選択してください。',
      en: '{name} has a quantity above 1. Select resources of which there is one.',
    },
    'units-of-a-unit': {
      ja: '「{name}」を構成する設備のため、この設備を分けることはできません。',
      en: 'This is a unit of {name}, so it cannot have units of its own.',
    },
    'one-of-a-unit': {
      ja: '「{name}」を構成する設備のため、数量は1です。',
      en: 'This is a unit of {name}, so its quantity is 1.',
    },
    'buffer-missing': {
      ja: '前の予約との間に、準備時間（{min}分）がありません。',
      en: 'There is no room for the buffers ({min} {min|minute|minutes}) after the reservation before.',
    },
    'hours-cell': {
      ja: '「8:00-20:00」のように入力してください。閉まっている日は空にします。',
      en: 'Write the hours as 8:00-20:00. Leave a closed day empty.',
    },
    'closure-over': {
      ja: '終わった期間は休止にできません。今より後の終了日時を入力してください。',
      en: 'This time is over. Enter an end that is still to come.',
    },
    'ends-before-start': {
      ja: '終了は開始より後の日時にしてください。',
      en: 'The end must be after the start.',
    },
  },
});
