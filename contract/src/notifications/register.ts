import { defineRegister } from '../define-register.ts';

export const NOTIFICATIONS_REGISTER = defineRegister({
  section: 'news',
  events: {
    'notifications.read': { ja: '通知の既読', en: 'Notifications read' },
    'notifications.dismissed': { ja: '通知の消去', en: 'Notifications cleared' },
  },
  notifications: {
    'mail-refused': {
      group: 'system',
      initially: { portal: true, mail: false },
      isNeverMailed: true,
      link: null,
      look: ['warning', 'orange'],
      texts: {
        name: { ja: 'メールが受け付けられなかったとき', en: 'An email was refused' },
        title: {
          ja: '{to} へのメールが受け付けられませんでした（応答 {reply}）。宛先を確認してください。',
          en: 'An email to {to} was refused (answer {reply}). Check the address.',
        },
        subject: { ja: '【送信失敗】{to} へのメール', en: '[Not delivered] Email to {to}' },
        mail: {
          ja: '{to} へのメールが受け付けられませんでした（応答 {reply}）。宛先を確認してください。',
          en: 'An email to {to} was refused (answer {reply}). Check the address.',
        },
        action: null,
      },
    },
    'mail-too-late': {
      group: 'system',
      initially: { portal: true, mail: false },
      isNeverMailed: true,
      link: null,
      look: ['warning', 'orange'],
      texts: {
        name: { ja: 'リンクのメールが期限に間に合わなかったとき', en: 'An email with a link came too late' },
        title: {
          ja: '{to} への招待または再設定のメールを、リンクの期限までに送信できませんでした。メールサーバーを確認し、リンクを作り直してください。',
          en: 'The link for {to} ran out before its email could be sent. Check the mail server, and make a new link.',
        },
        subject: { ja: '【送信失敗】{to} へのリンクのメール', en: '[Not sent] Link for {to}' },
        mail: {
          ja: '{to} への招待または再設定のメールを、リンクの期限までに送信できませんでした。リンクを作り直してください。',
          en: 'The link for {to} ran out before its email could be sent. Make a new link.',
        },
        action: null,
      },
    },
    'mail-unanswered': {
      group: 'system',
      initially: { portal: true, mail: false },
      isNeverMailed: true,
      link: null,
      look: ['warning', 'orange'],
      texts: {
        name: { ja: 'メールの受領が確認できないとき', en: 'An email was not confirmed' },
        title: {
          ja: '{to} へのメールを2回送信しましたが、メールサーバーの応答がありません。届いているか、宛先の人に確認してください。',
          en: 'An email to {to} was sent twice, and the mail server did not confirm it. Ask the person whether it arrived.',
        },
        subject: { ja: '【受領未確認】{to} へのメール', en: '[Not confirmed] Email to {to}' },
        mail: {
          ja: '{to} へのメールを2回送信しましたが、メールサーバーの応答がありません。届いているか、宛先の人に確認してください。',
          en: 'An email to {to} was sent twice, and the mail server did not confirm it. Ask the person whether it arrived.',
        },
        action: null,
      },
    },
    'mail-delayed': {
      group: 'system',
      initially: { portal: true, mail: false },
      isNeverMailed: true,
      link: null,
      look: ['warning', 'orange'],
      texts: {
        name: { ja: 'メールの送信が遅れているとき', en: 'Emails are delayed' },
        title: {
          ja: '{minutes}分を過ぎても送信できていないメールがあります。メールサーバーを確認してください。未送信のメールは保存しています。',
          en: 'Emails have been waiting for more than {minutes} minutes. Check the mail server. They are kept until they are sent.',
        },
        subject: { ja: '【送信遅延】送信できていないメールがあります', en: '[Delayed] Emails are waiting' },
        mail: {
          ja: '{minutes}分を過ぎても送信できていないメールがあります。メールサーバーを確認してください。',
          en: 'Emails have been waiting for more than {minutes} minutes. Check the mail server.',
        },
        action: null,
      },
    },
  },
});
