import { defineRegister } from '../define-register.ts';

const link = { screen: 'academy.course', params: { courseId: ':subject' } } as const;
const concerns = { tool: 'academy' } as const;

export const ACADEMY_REGISTER = defineRegister({
  section: 'academy',
  events: {
    'course.created': { ja: 'コースの作成', en: 'Course created' },
    'course.changed': { ja: 'コースの変更', en: 'Course changed' },
    'course.published': { ja: 'コースの公開', en: 'Course published' },
    'course.withdrawn': { ja: 'コースの非公開', en: 'Course withdrawn' },
    'course.assigned': { ja: 'コースの割当て', en: 'Course assigned' },
    'course-assignment.ended': { ja: 'コースの割当ての終了', en: 'Assignment of a course ended' },
    'course-taking.moved': { ja: 'コースの受講位置', en: 'Place in a course' },
    'course-step.read': { ja: 'ステップの読了', en: 'Step read' },
    'course-question.answered': { ja: '確認問題への回答', en: 'Check question answered' },
    'course.completed': { ja: 'コースの修了', en: 'Course completed' },
    'course-note.saved': { ja: 'ステップのメモ', en: 'Note on a step' },
    'course-certificate.printed': { ja: '修了証の出力', en: 'Certificate printed' },
    'courses.exported': { ja: 'コース一覧のCSV出力', en: 'Courses exported' },
    'course-report.exported': { ja: '受講状況のCSV出力', en: 'Training report exported' },
  },
  targets: {
    course: { ja: 'コース', en: 'Course' },
    'course-assignment': { ja: 'コースの割当て', en: 'Assignment of a course' },
    'course-completion': { ja: 'コースの修了', en: 'Completion of a course' },
  },
  refusals: {
    'answer-needed': {
      status: 409,
      ja: 'このステップは、確認問題に正しく答えると完了します。',
      en: 'This step is done once its question is answered rightly.',
    },
    'steps-left': {
      status: 409,
      ja: 'まだ終わっていないステップ（{steps}）があります。すべて終えてから修了してください。',
      en: 'Steps {steps} are not done yet. Finish them first.',
    },
    'course-republished': {
      status: 409,
      ja: '受講中に新しい版が公開されました。画面を読み込み直し、変わったステップを確認してから修了してください。',
      en: 'A new version was published meanwhile. Reload the page and read what has changed before you finish.',
    },
  },
  fieldTexts: {
    'course-handle': {
      ja: '英字、数字、ハイフンで入力してください。例：information-security',
      en: 'Use letters, digits and hyphens, e.g. information-security.',
    },
    'course-steps': {
      ja: '公開するには、表示するステップが1つ以上必要です。',
      en: 'A course needs at least one step that is shown.',
    },
    'course-english': {
      ja: '英語はすべての欄に入力するか、すべて空にしてください。',
      en: 'Write all of it in English, or nothing.',
    },
    'course-right': {
      ja: '正解にする選択肢を選んでください。',
      en: 'Choose which answer is right.',
    },
    'course-not-open': {
      ja: '{names}には社内研修が開かれていません。「汎用ツールの利用範囲」で開くか、対象から外してください。',
      en: 'The academy is not open to {names}. Open it under "Access to general tools", or leave them out.',
    },
    'course-nobody': {
      ja: '対象を1つ以上選んでください。',
      en: 'Choose at least one.',
    },
    'no-such-step': {
      ja: 'ステップは1から{max}までです。',
      en: 'The steps are numbered from 1 to {max}.',
    },
    'no-such-choice': {
      ja: '選択肢から選んでください。',
      en: 'Choose one of the answers.',
    },
  },
  notifications: {
    'course-assigned': {
      group: 'tasks',
      concerns,
      initially: { portal: true, mail: true },
      link,
      look: ['check', 'blue'],
      texts: {
        name: { ja: 'コースが割り当てられたとき', en: 'A course was assigned to you' },
        title: { ja: 'コース「{title}」を{day}までに受講してください。', en: 'Take "{title}" by {day}.' },
        subject: { ja: '【社内研修】{title}（期限 {day}）', en: '[Academy] {title} (due {day})' },
        mail: {
          ja: 'コース「{title}」が割り当てられました。期限は{day}です。ポータルで受講してください。',
          en: 'The course "{title}" was assigned to you. It is due on {day}. Take it in the portal.',
        },
        action: { ja: 'コースを開く', en: 'Open the course' },
      },
    },
    'course-due': {
      group: 'tasks',
      concerns,
      initially: { portal: true, mail: true },
      link,
      look: ['clock', 'orange'],
      texts: {
        name: { ja: 'コースの期限が近いとき', en: 'A course is due soon' },
        title: { ja: 'コース「{title}」の期限は{day}です。', en: '"{title}" is due on {day}.' },
        subject: { ja: '【リマインダー】{title}（期限 {day}）', en: '[Reminder] {title} (due {day})' },
        mail: {
          ja: 'コース「{title}」がまだ修了していません。期限は{day}です。',
          en: 'You have not completed the course "{title}" yet. It is due on {day}.',
        },
        action: { ja: 'コースを開く', en: 'Open the course' },
      },
    },
    'course-overdue': {
      group: 'tasks',
      concerns,
      initially: { portal: true, mail: true },
      link,
      look: ['warning', 'crimson'],
      texts: {
        name: { ja: 'コースの期限が過ぎたとき', en: 'A course is overdue' },
        title: { ja: 'コース「{title}」の期限（{day}）が過ぎました。', en: '"{title}" was due on {day}.' },
        subject: { ja: '【期限超過】{title}（期限 {day}）', en: '[Overdue] {title} (due {day})' },
        mail: {
          ja: 'コース「{title}」の期限（{day}）が過ぎました。できるだけ早く受講してください。',
          en: 'The course "{title}" was due on {day}. Take it as soon as you can.',
        },
        action: { ja: 'コースを開く', en: 'Open the course' },
      },
    },
  },
});
