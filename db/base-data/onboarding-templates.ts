// The texts of onboarding documents that every installation begins with; system people publish their own over them.
import type { PaperKind } from '@madoguchi/contract/onboarding/kinds.ts';
import type { TemplateTexts } from '@madoguchi/contract/onboarding/template-text.ts';

interface StandardTemplate extends TemplateTexts {
  /** The same in every installation, so that a second load finds it. */
  readonly id: string;
  readonly paperKind: PaperKind;
}

export const ONBOARDING_TEMPLATES: readonly StandardTemplate[] = [
  {
    id: '016f5e66-e800-7000-8000-000000000101',
    paperKind: 'personal-information-agreement',
    title: '個人情報の取扱いに関する同意書',
    titleEn: 'Agreement on personal information',
    text: `私は、会社が私の個人情報を次のとおり取り扱うことについて説明を受け、同意します。

## 1 利用する目的

1. 採用、配置、人事評価、給与と賞与の支払など、雇用の管理のため
2. 社会保険、労働保険、税の手続きのため
3. 健康診断と安全衛生の管理のため
4. 緊急のときに連絡するため

## 2 取り扱う情報

氏名、生年月日、住所、電話番号、家族の連絡先、学歴と職歴、資格、勤務の記録、健康診断の結果など、雇用の管理に必要な情報。**個人番号（マイナンバー）はこの書類では集めません。** 別の手続きで、担当者が直接確認します。

## 3 第三者への提供と委託

法令に基づく場合を除き、同意なく第三者に提供しません。給与計算、健康診断などを委託するときは、委託先を監督します。

## 4 保存する期間

在籍中と、退職後は法令で定める期間保存し、その後消去します。

## 5 開示などの請求

本人は、自分の情報の開示、訂正、利用の停止を総務人事部に請求できます。

## 6 本人の情報

[入力:birthday 日付] 生年月日
[入力:address 複数行] 現住所
[入力:phone] 電話番号
[入力:emergency-name] 緊急連絡先の氏名と続柄
[入力:emergency-phone] 緊急連絡先の電話番号

## 7 同意

[同意:purpose] 1から5までの取扱いに同意します。
[同意:health] 健康診断の結果などの配慮が必要な情報を、健康と安全の管理のために会社が取得し利用することに同意します。
[同意:directory 任意] 社員の名簿に、個人の携帯電話番号を載せることに同意します。

[保護者]
`,
    textEn: `I have been told how the company handles my personal information, and I agree to it.

## 1 Purposes

1. Employment: recruiting, assignment, appraisal, payment of wages and bonuses
2. Procedures of social insurance, labour insurance and tax
3. Medical examinations, health and safety
4. Contact in an emergency

## 2 Information handled

Name, birthday, address, telephone numbers, contacts of family members, education and career, qualifications, records of work, results of medical examinations and whatever else employment needs. **My Number is not collected with this paper.** It is confirmed in person, in another procedure.

## 3 Third parties

Nothing is given to third parties without consent, except where the law requires it. Contractors for payroll, medical examinations and the like are supervised.

## 4 Retention

While employed, and afterwards as long as the law requires; then it is erased.

## 5 Requests

You may ask the administration department to disclose, correct or stop using your information.

## 6 About you

[field:birthday date] Birthday
[field:address lines] Address
[field:phone] Telephone number
[field:emergency-name] Name and relation of an emergency contact
[field:emergency-phone] Telephone number of the emergency contact

## 7 Consent

[consent:purpose] I agree to what is said in 1 to 5.
[consent:health] I agree that the company obtains results of medical examinations and other sensitive information, and uses them for health and safety.
[consent:directory optional] I agree that my private mobile number is listed in the directory of members.

[guardian]
`,
  },
  {
    id: '016f5e66-e800-7000-8000-000000000102',
    paperKind: 'company-consent',
    title: '会社の取組みに関する同意書',
    titleEn: 'Company consent form',
    text: `会社の次の取組みについて、項目ごとに確認し、同意するものに印を付けます。任意の項目は、同意しなくても不利益はなく、同意した後でも撤回できます。

## 1 情報機器の確認

[同意:monitoring] 会社が貸与する端末とアカウントの利用の記録を、情報を守るために会社が確認することに同意します。

## 2 写真と氏名の利用

[同意:photo 任意] 社内の名簿と社員証に、私の写真を使うことに同意します。
[同意:publicity 任意] 採用の案内と会社の広報に、私の写真と氏名を使うことに同意します。

## 3 通知の受け取り

[同意:mail 任意] 給与明細などの通知を、紙ではなく電子の方法で受け取ることに同意します。

## 4 緊急のときの連絡

[同意:emergency 任意] 災害などのときに、個人の電話とメールに会社が連絡することに同意します。
[入力:emergency-contact 任意] 緊急のときに使う連絡先
`,
    textEn: `I have read each item below and mark those that I agree to. Optional items bring no disadvantage when they are left out, and can be withdrawn later.

## 1 Devices

[consent:monitoring] I agree that the company looks at records of how its devices and accounts are used, to protect information.

## 2 Photo and name

[consent:photo optional] I agree that my photo is used in the directory and on the staff card.
[consent:publicity optional] I agree that my photo and name are used in recruiting and publicity.

## 3 Notices

[consent:mail optional] I agree to receive pay slips and other notices electronically instead of on paper.

## 4 Emergencies

[consent:emergency optional] I agree that the company contacts my private telephone and email in a disaster or other emergency.
[field:emergency-contact optional] Contact in an emergency
`,
  },
  {
    id: '016f5e66-e800-7000-8000-000000000103',
    paperKind: 'pledge',
    title: '誓約書',
    titleEn: 'Pledge',
    text: `入社にあたり、次のことを誓約します。

[同意:rules] 就業規則と会社の諸規程を守り、誠実に勤務します。
[同意:confidentiality] 業務で知った会社、取引先、個人の秘密を、在籍中も退職後も漏らさず、業務のほかに使いません。
[同意:security] 情報機器とアカウントを会社の定めに従って使い、他人に使わせません。
[同意:conflict] 会社と利益が相反することを、会社の許可なく行いません。
[同意:return] 退職するときは、貸与されたものと、業務の資料をすべて返却します。
[同意:truth] 履歴書と職務経歴書に書いたことは事実です。

[入力:other 任意 複数行] 会社に伝えておくこと
`,
    textEn: `On joining the company I pledge the following.

[consent:rules] I follow the rules of employment and the other rules of the company, and work in good faith.
[consent:confidentiality] I disclose no secret of the company, its customers or individuals that I come to know at work, during and after my employment, and use it for nothing else.
[consent:security] I use devices and accounts as the company prescribes, and let nobody else use them.
[consent:conflict] I do nothing that conflicts with the interests of the company without its permission.
[consent:return] When I leave, I return everything lent to me and all material of my work.
[consent:truth] What I wrote in my résumé and career history is true.

[field:other optional lines] Anything the company should know
`,
  },
  {
    id: '016f5e66-e800-7000-8000-000000000104',
    paperKind: 'wage-transfer-account-application',
    title: '給与振込口座申請書',
    titleEn: 'Wage transfer account application form',
    text: `私は、賃金の支払を、次の口座への振込によって受けることに同意し、申請します。

## 1 振込の範囲

給与、賞与、退職金など、会社が私に支払うすべての賃金。2つ目の口座に定額を振り込むときは、給与からその金額を振り込みます。

## 2 振込口座

[振込口座]

## 3 同意

[同意:transfer] 賃金を、上の口座への振込によって受けることに同意します。
[同意:own-account] 上の口座は、私本人の名義です。
[同意:change] 口座を変更するときは、この書類をもう一度提出します。
`,
    textEn: `I agree to be paid my wages by transfer to the following account, and apply for it.

## 1 Scope

All wages that the company pays me: monthly wages, bonuses, retirement allowance. Where a fixed amount goes to a second account, it is taken from the monthly wages.

## 2 Bank account

[accounts]

## 3 Consent

[consent:transfer] I agree to be paid my wages by transfer to the account above.
[consent:own-account] The account above is in my own name.
[consent:change] To change the account, I hand in this paper once more.
`,
  },
];
