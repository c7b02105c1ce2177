import { defineRegister } from '../define-register.ts';

const toReservation = { screen: 'reservations', query: { open: ':subject', day: ':day' } };
const openReservation = { ja: '予約を開く', en: 'Open the reservation' };

export const RESERVATIONS_REGISTER = defineRegister({
  section: 'reservations',
  events: {
    'reservation.booked': { ja: '予約', en: 'Reservation booked' },
    'reservation.changed': { ja: '予約の変更', en: 'Reservation changed' },
    'reservation.cancelled': { ja: '予約の取消', en: 'Reservation cancelled' },
    'reservation.released': { ja: '予約の解放', en: 'Reservation released' },
    'reservation.ended': { ja: '予約の終了', en: 'Reservation ended' },
    'reservation.confirmed': { ja: '仮予約の確定', en: 'Reservation confirmed' },
    'reservation.checked-in': { ja: '予約のチェックイン', en: 'Reservation checked in' },
    'reservation.asked': { ja: '予約の承認依頼', en: 'Approval of a reservation asked for' },
    'reservation.extended': { ja: '予約の延長', en: 'Reservation extended' },
    'reservation.handed-out': { ja: '貸出', en: 'Handed out' },
    'reservation.taken-back': { ja: '貸出品の受け取り', en: 'Taken back' },
    'reservation.driven': { ja: '走行距離の記録', en: 'Kilometres recorded' },
    'reservation.alcohol-checked': { ja: 'アルコールチェックの記録', en: 'Alcohol check recorded' },
    'reservation-wait.begun': { ja: 'キャンセル待ちの開始', en: 'Waiting begun' },
    'reservation-wait.given-up': { ja: 'キャンセル待ちの取りやめ', en: 'Waiting given up' },
    'reservation-wait.promoted': { ja: 'キャンセル待ちからの予約', en: 'Booked from the waiting list' },
    'reservations.exported': { ja: '予約一覧の出力', en: 'Reservations exported' },
    'reservations.imported': { ja: '予約の取り込み', en: 'Reservations imported' },
    'reservations.handed-over': { ja: '予約の引き継ぎ', en: 'Reservations handed over' },
    'reservations.usage-exported': { ja: '利用状況の出力', en: 'Usage exported' },
  },
  targets: {
    reservation: { ja: '予約', en: 'Reservation' },
    'reservation-wait': { ja: 'キャンセル待ち', en: 'Place in a waiting list' },
  },
  refusals: {
    'reservation-taken': {
      status: 409,
      ja: '{resource}の{day} {time}は{holder}。別の時間か、別の設備を選択してください。',
      en: '{resource} on {day} {time}: {holder}. Choose another time or another resource.',
    },
    'reservation-released': {
      status: 409,
      ja: '{time}に解放されました。空いていれば、予約し直してください。',
      en: 'This was released at {time}. If it is still free, book it again.',
    },
    'check-in-closed': {
      status: 409,
      ja: 'チェックインは開始（{time}）の15分前からできます。',
      en: 'Check-in opens 15 minutes before the start ({time}).',
    },
    'reservation-free': {
      status: 409,
      ja: 'この時間は空いています。待たずに予約してください。',
      en: 'This time is free. Book it instead of waiting.',
    },
  },
  fieldTexts: {
    'booking-off-grid': {
      ja: '{resource}は{slot}分単位で予約できます。開始と終了を{slot}分刻みにしてください。',
      en: '{resource} is booked in steps of {slot} {slot|minute|minutes}. Let it start and end on such a step.',
    },
    'booking-past': {
      ja: '過去の時間は予約できません。これからの時間を選択してください。',
      en: 'This time is over. Choose a time that is still to come.',
    },
    'booking-too-soon': {
      ja: '{resource}を予約できるのは{day} {time}からです。それより後の時間を選択してください。',
      en: '{resource} can be booked from {day} {time} on. Choose a later time.',
    },
    'booking-too-far': {
      ja: '{resource}を予約できるのは{day}までです。それより前の日を選択してください。',
      en: '{resource} can be booked until {day}. Choose an earlier day.',
    },
    'booking-too-short': {
      ja: '{resource}の予約は{min}分以上にしてください。',
      en: 'Book {resource} for at least {min} {min|minute|minutes}.',
    },
    'booking-too-long': {
      ja: '{resource}の予約は{max}分以内にしてください。',
      en: 'Book {resource} for at most {max} {max|minute|minutes}.',
    },
    'booking-outside-hours': {
      ja: '{resource}の{day}の利用時間は{hours}です。その中で選択してください。',
      en: '{resource} is open {hours} on {day}. Choose a time within.',
    },
    'resource-retired': {
      ja: '{resource}は廃止されました。別の設備を選択してください。',
      en: '{resource} is retired. Choose another resource.',
    },
    'resource-not-yet': {
      ja: '{resource}を利用できるのは{day}からです。',
      en: '{resource} can be used from {day} on.',
    },
    'resource-ended': {
      ja: '{resource}を利用できるのは{day}までです。別の設備を選択してください。',
      en: '{resource} can be used until {day}. Choose another resource.',
    },
    'resource-unknown': {
      ja: 'この設備はありません。別の設備を選択してください。',
      en: 'There is no such resource. Choose another.',
    },
    'people-unknown': {
      ja: '社員番号{numbers}の人は在籍していません。番号を直すか、取り除いてください。',
      en: 'There is nobody with {numbers} here. Correct the number, or take it out.',
    },
    'resources-share-place': {
      ja: '{resource}と同じ場所を使う設備が選択されています。どちらかを外してください。',
      en: 'Another of these resources has the same place as {resource}. Leave one of them out.',
    },
    'too-few-items': {
      ja: '{resource}は全部で{max}個です。数量を減らしてください。',
      en: 'There are {max} of {resource}. Ask for fewer.',
    },
    'series-overlaps': {
      ja: '繰り返しの各回が重なります（{day}の回）。終了を早めるか、間隔を空けてください。',
      en: 'The dates of this series overlap (the one of {day}). Let each end earlier, or space them out.',
    },
    'limit-open': {
      ja: '{resource}で同時に持てる予約は{max}件までです（現在{now}件）。先にほかの予約を取り消してください。',
      en: 'One person can have up to {max} upcoming reservations of {resource} ({now} now). Cancel another first.',
    },
    'limit-week': {
      ja: '{resource}の予約は1週間に{max}時間までです（{day}の週）。別の週にするか、短くしてください。',
      en: 'One person can book {resource} for up to {max} {max|hour|hours} a week (week of {day}). Choose another week, or a shorter time.',
    },
    'licence-needed': {
      ja: '免許証の有効期限を入力してください。',
      en: "Enter the last day of the driver's licence.",
    },
    'licence-over': {
      ja: '利用する日には免許証の有効期限が過ぎています。有効な免許証を確認してください。',
      en: 'The licence ends before the drive. Check a licence that is valid.',
    },
    'own-successor': {
      ja: '引き継ぐ人とは別の人を選択してください。',
      en: 'Choose somebody else than the person who hands over.',
    },
    'too-many-months': {
      ja: '期間は{max}か月以内にしてください。',
      en: 'Ask for at most {max} {max|month|months}.',
    },
    'booking-taken': {
      ja: '{resource}の{day} {time}は{holder}。別の時間か、別の設備にしてください。',
      en: '{resource} on {day} {time}: {holder}. Choose another time or another resource.',
    },
    'booking-begun': {
      ja: 'すでに始まっているため、開始は変更できません。終了だけを変更してください。',
      en: 'This has begun, so its start stays. Change its end alone.',
    },
    'extension-not-longer': {
      ja: '今の終了より後の時刻を選択してください。',
      en: 'Choose a time after the present end.',
    },
    'kilometres-less': {
      ja: '帰着時の距離は、出発時の距離以上にしてください。',
      en: 'The kilometres at return cannot be less than those at departure.',
    },
    'range-too-long': {
      ja: '期間は{max}日以内にしてください。',
      en: 'Ask for at most {max} {max|day|days}.',
    },
  },
  notifications: {
    'reservation-booked-for-you': {
      group: 'information',
      concerns: 'staff',
      initially: { portal: true, mail: true },
      link: toReservation,
      look: ['calendar', 'blue'],
      texts: {
        name: { ja: '予約に追加されたとき', en: 'You are in a reservation' },
        title: {
          ja: '{name}さんが「{title}」を予約しました（{resource}、{day} {time}）。',
          en: '{name} booked {title} ({resource}, {day} {time}).',
        },
        subject: { ja: '【予約】{title}（{day} {time}）', en: '[Reservation] {title}, {day} {time}' },
        mail: {
          ja: '{name}さんが「{title}」を予約しました。日時: {day} {time}。場所: {resource}。',
          en: '{name} booked {title}. When: {day} {time}. Where: {resource}.',
        },
        action: openReservation,
      },
    },
    'reservation-changed': {
      group: 'information',
      concerns: 'staff',
      initially: { portal: true, mail: true },
      link: toReservation,
      look: ['calendar', 'orange'],
      texts: {
        name: { ja: '予約が変更されたとき', en: 'A reservation of yours changed' },
        title: {
          ja: '{name}さんが「{title}」を変更しました（{resource}、{day} {time}）。',
          en: '{name} changed {title} ({resource}, {day} {time}).',
        },
        subject: { ja: '【予約の変更】{title}（{day} {time}）', en: '[Reservation changed] {title}, {day} {time}' },
        mail: {
          ja: '{name}さんが「{title}」を変更しました。日時: {day} {time}。場所: {resource}。',
          en: '{name} changed {title}. When: {day} {time}. Where: {resource}.',
        },
        action: openReservation,
      },
    },
    'reservation-cancelled': {
      group: 'information',
      concerns: 'staff',
      initially: { portal: true, mail: true },
      link: toReservation,
      look: ['calendar', 'crimson'],
      texts: {
        name: { ja: '予約が取り消されたとき', en: 'A reservation of yours was cancelled' },
        title: {
          ja: '{name}さんが「{title}」を取り消しました（{resource}、{day} {time}）。',
          en: '{name} cancelled {title} ({resource}, {day} {time}).',
        },
        subject: { ja: '【予約の取消】{title}（{day} {time}）', en: '[Reservation cancelled] {title}, {day} {time}' },
        mail: {
          ja: '{name}さんが「{title}」を取り消しました。日時: {day} {time}。場所: {resource}。',
          en: '{name} cancelled {title}. When: {day} {time}. Where: {resource}.',
        },
        action: openReservation,
      },
    },
    'reservation-place-closed': {
      group: 'information',
      concerns: 'staff',
      initially: { portal: true, mail: true },
      link: toReservation,
      look: ['closed', 'orange'],
      texts: {
        name: { ja: '予約した設備が休止されるとき', en: 'A resource of your reservation is closed' },
        title: {
          ja: '{resource}の利用休止（{reason}）に、予約「{title}」（{day} {time}）が重なっています。',
          en: '{resource} is closed ({reason}) during your reservation {title} ({day} {time}).',
        },
        subject: { ja: '【利用休止】{title}（{day} {time}）', en: '[Resource closed] {title}, {day} {time}' },
        mail: {
          ja: '{name}さんが{resource}の利用を休止します（理由: {reason}）。予約「{title}」（{day} {time}）はそのまま残っています。別の日時か設備に変更するか、取り消してください。',
          en: '{resource} is closed by {name}. Reason: {reason}. Your reservation {title} ({day} {time}) still stands. Move it to another time or resource, or cancel it.',
        },
        action: openReservation,
      },
    },
    'reservation-released': {
      group: 'information',
      concerns: 'staff',
      initially: { portal: true, mail: true },
      link: toReservation,
      look: ['clock', 'orange'],
      texts: {
        name: { ja: '予約が解放されたとき', en: 'A reservation of yours was released' },
        title: {
          ja: '「{title}」は確定またはチェックインがなかったため解放されました（{resource}、{day} {time}）。',
          en: '{title} was released: nobody confirmed it or checked in ({resource}, {day} {time}).',
        },
        subject: { ja: '【予約の解放】{title}（{day} {time}）', en: '[Reservation released] {title}, {day} {time}' },
        mail: {
          ja: '「{title}」は確定またはチェックインがなかったため解放されました。日時: {day} {time}。場所: {resource}。必要な場合は予約し直してください。',
          en: '{title} was released, as nobody confirmed it or checked in. When: {day} {time}. Where: {resource}. Book it again if you still need it.',
        },
        action: openReservation,
      },
    },
    'reservation-promoted': {
      group: 'information',
      concerns: 'staff',
      initially: { portal: true, mail: true },
      link: toReservation,
      look: ['calendar', 'green'],
      texts: {
        name: { ja: 'キャンセル待ちの予約が取れたとき', en: 'You got a time that you waited for' },
        title: {
          ja: 'キャンセル待ちの「{title}」を予約しました（{resource}、{day} {time}）。',
          en: '{title} is booked from the waiting list ({resource}, {day} {time}).',
        },
        subject: { ja: '【キャンセル待ち】{title}（{day} {time}）', en: '[Waiting list] {title}, {day} {time}' },
        mail: {
          ja: 'キャンセル待ちの「{title}」を予約しました。日時: {day} {time}。場所: {resource}。不要になった場合は取り消してください。',
          en: '{title} is booked from the waiting list. When: {day} {time}. Where: {resource}. Cancel it if you no longer need it.',
        },
        action: openReservation,
      },
    },
    'reservation-approved': {
      group: 'information',
      concerns: 'staff',
      initially: { portal: true, mail: true },
      link: toReservation,
      look: ['calendar', 'green'],
      texts: {
        name: { ja: '予約が承認されたとき', en: 'A reservation of yours was approved' },
        title: {
          ja: '「{title}」の予約が承認されました（{resource}、{day} {time}）。',
          en: '{title} was approved ({resource}, {day} {time}).',
        },
        subject: { ja: '【予約の承認】{title}（{day} {time}）', en: '[Reservation approved] {title}, {day} {time}' },
        mail: {
          ja: '「{title}」の予約が承認されました。日時: {day} {time}。場所: {resource}。',
          en: '{title} was approved. When: {day} {time}. Where: {resource}.',
        },
        action: openReservation,
      },
    },
    'reservation-rejected': {
      group: 'information',
      concerns: 'staff',
      initially: { portal: true, mail: true },
      link: toReservation,
      look: ['calendar', 'crimson'],
      texts: {
        name: { ja: '予約が却下されたとき', en: 'A reservation of yours was rejected' },
        title: {
          ja: '「{title}」の予約は却下されました（{resource}、{day} {time}）。',
          en: '{title} was rejected ({resource}, {day} {time}).',
        },
        subject: { ja: '【予約の却下】{title}（{day} {time}）', en: '[Reservation rejected] {title}, {day} {time}' },
        mail: {
          ja: '「{title}」の予約は却下されました。日時: {day} {time}。場所: {resource}。別の設備を検討してください。',
          en: '{title} was rejected. When: {day} {time}. Where: {resource}. Choose another resource.',
        },
        action: openReservation,
      },
    },
  },
});
