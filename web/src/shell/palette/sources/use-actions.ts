import { type Access, GUEST, may } from '@madoguchi/contract/access.ts';
import { addMonths } from '@madoguchi/contract/values/calendar-months.ts';
import { monthOf } from '@madoguchi/contract/values/month-of.ts';
import type { YearMonth } from '@madoguchi/contract/values/year-month.ts';
import { useKeySheet } from '../../../kit/keys/use-key-sheet.tsx';
import type { PaletteEntry } from '../../../platform/palette.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useSession } from '../../../platform/session.ts';
import { openPanel } from '../../settings/panel-state.ts';
import { namesOf, usePaletteWords } from '../words.ts';

/** The actions that the visitor can take from anywhere; the same rules as on the screens where they happen. */
export function useActions(): PaletteEntry[] {
  const t = usePaletteWords();
  const { user, today, tools } = useSession();
  const openKeys = useKeySheet();
  const month = monthOf(today) as YearMonth;
  const claimOf = (applicationYm: YearMonth) => screenPath('expense-claims.mine', { applicationYm });
  const review = screenPath('expense-claims.review', { applicationYm: month });
  const actions: readonly (PaletteEntry & { readonly access: Access })[] = [
    {
      id: 'action:claim',
      access: 'staff',
      title: t('action.claim'),
      icon: 'receipt',
      words: [...namesOf('action.claim'), 'こうつうひをしんせい', '経費精算', 'けいひせいさん'],
      to: claimOf(month),
    },
    {
      id: 'action:last-claim',
      access: 'staff',
      title: t('action.lastClaim'),
      icon: 'receipt',
      words: [...namesOf('action.lastClaim'), 'せんげつのせいさんしょをひらく'],
      to: claimOf(addMonths(month, -1)),
    },
    {
      id: 'action:purchase',
      access: 'staff',
      title: t('action.purchase'),
      icon: 'purchase',
      words: [
        ...namesOf('action.purchase'),
        'こうばいしんせいをさくせい',
        '購入',
        'こうにゅう',
        '稟議',
        'りんぎ',
        'buy',
        'order',
      ],
      to: screenPath('purchase-requests.new'),
    },
    {
      id: 'action:approvals',
      access: 'staff',
      title: t('action.approvals'),
      icon: 'inbox',
      words: [...namesOf('action.approvals'), 'しょうにんまちをひらく', '承認', 'しょうにん', 'approve'],
      to: screenPath('approvals.inbox'),
    },
    {
      id: 'action:delegate',
      access: 'staff',
      title: t('action.delegate'),
      icon: 'delegation',
      words: [...namesOf('action.delegate'), 'だいりをたのむ', '代理', 'だいり', '休暇', 'きゅうか'],
      to: screenPath('delegations'),
    },
    {
      id: 'action:review',
      access: 'admin',
      title: t('action.review'),
      icon: 'check',
      words: [...namesOf('action.review'), 'しんせいちゅうのせいさんしょをかくにん', '承認', 'しょうにん'],
      to: `${review}?state=submitted`,
    },
    {
      id: 'action:papers',
      access: 'system',
      title: t('action.papers'),
      icon: 'paper',
      words: [
        ...namesOf('action.papers'),
        'でんしとりひきでーたをまとめてとうろく',
        '電帳法',
        'でんちょうほう',
        'upload',
      ],
      to: screenPath('electronic-transactions.many'),
    },
    {
      id: 'action:profile',
      access: 'signed-in',
      title: t('action.profile'),
      icon: 'person',
      words: [...namesOf('action.profile'), 'まいぷろふぃーるをひらく', '写真', 'しゃしん', 'パスワード', 'password'],
      to: screenPath('profile'),
    },
    {
      id: 'action:settings',
      access: 'any',
      title: t('action.settings'),
      icon: 'settings',
      words: [...namesOf('action.settings'), 'ひょうじせっていをひらく'],
      run: () => openPanel.set('settings'),
    },
    {
      id: 'action:schemes',
      access: 'any',
      title: t('action.schemes'),
      icon: 'palette',
      words: [...namesOf('action.schemes'), 'はいしょくをえらぶ', '色', 'いろ', 'ダークモード'],
      run: () => openPanel.set('schemes'),
    },
    {
      id: 'action:keys',
      access: 'any',
      title: t('action.keys'),
      icon: 'info',
      words: [...namesOf('action.keys'), 'きーそうさのいちらんをひらく', 'ショートカット', 'shortcuts'],
      run: openKeys,
    },
    {
      id: 'action:logout',
      access: 'signed-in',
      title: t('action.logout'),
      icon: 'logout',
      words: [...namesOf('action.logout'), 'サインアウト'],
      to: screenPath('session.logout'),
    },
  ];
  const visitor = user === null ? GUEST : { roles: user.role };
  return actions.filter(({ access }) => may(visitor, access, tools));
}
