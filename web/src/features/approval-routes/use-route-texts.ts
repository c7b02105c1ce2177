import { ROLE_NAMES } from '@madoguchi/contract/accounts/names.ts';
import type { MaintainedRoute } from '@madoguchi/contract/approval-routes/model.ts';
import { DOMAINS } from '@madoguchi/contract/approvals/domains.ts';
import { STEP_KIND_NAMES } from '@madoguchi/contract/approvals/names.ts';
import type { ApproverRule, RouteStep, StepMode } from '@madoguchi/contract/approvals/route.ts';
import type { MasterList } from '@madoguchi/contract/master-data/list-names.ts';
import type { MasterValue } from '@madoguchi/contract/master-data/model.ts';
import type { PlainDate } from '@madoguchi/contract/values/plain-date.ts';
import { formatDay, formatList, formatYen } from '../../platform/formats.ts';
import { masterName, mastersByCode, useMasters } from '../../platform/session.ts';
import { useLanguage } from '../../platform/words.ts';
import type { ChangedPart } from './versions/route-changes.ts';
import { useApprovalRouteWords } from './words.ts';

type People = MaintainedRoute['people'];

/** The parts of a route as sentences: for the panel, the versions and what changed between them. */
export function useRouteTexts(people: People) {
  const t = useApprovalRouteWords();
  const language = useLanguage();
  const masters = useMasters();
  const listed = (texts: readonly string[]) => formatList(texts, language);
  const nameIn = (list: 'group' | 'position' | 'purchase_type', code: string) => {
    const value = mastersByCode<Pick<MasterValue<MasterList>, 'code' | 'name' | 'nameEn'>>(masters[list]).get(code);
    return value ? masterName(value, language) : code;
  };

  function rule(one: ApproverRule): string {
    switch (one.by) {
      case 'superior':
        return t('rule.superior.text');
      case 'group-head':
        return one.levelsUp === 0 ? t('rule.head.own') : t('rule.head.text', { count: one.levelsUp });
      case 'position':
        return t('rule.position.text', { name: nameIn('position', one.position) });
      case 'role':
        return t('rule.role.text', { name: ROLE_NAMES[one.role][language] });
      case 'person':
        return people.find(({ id }) => id === one.employeeId)?.name ?? one.employeeId;
      case 'responsible':
        return t('rule.responsible');
      default:
        return one satisfies never;
    }
  }

  const mode = (one: StepMode) => (one.of === 'some' ? t('mode.someOf', { count: one.count }) : t(`mode.${one.of}`));

  function step({
    name,
    nameEn,
    kind,
    mode: how,
    approvers,
    fromAmount,
    dueBusinessDays,
    onTimeout,
  }: RouteStep): string {
    const facts = [
      STEP_KIND_NAMES[kind][language],
      mode(how),
      listed(approvers.map(rule)),
      ...(fromAmount > 0 ? [t('step.from', { amount: formatYen(fromAmount) })] : []),
      ...(dueBusinessDays === null ? [] : [t('step.dueIn', { count: dueBusinessDays }), t(`timeout.${onTimeout}`)]),
    ];
    return t('step.text', {
      name: language === 'en' && nameEn !== '' ? nameEn : name,
      facts: facts.join(language === 'ja' ? '・' : ' · '),
    });
  }

  function part({ what, value }: ChangedPart): string {
    if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return t('blank');
    switch (what) {
      case 'domain':
        return DOMAINS[value].name[language];
      case 'minAmount':
      case 'maxAmount':
        return formatYen(value);
      case 'validFrom':
      case 'validTo':
        return formatDay(value as PlainDate, language);
      case 'types':
        return listed(value.map((code) => nameIn('purchase_type', code)));
      case 'groups':
        return listed(value.map((code) => nameIn('group', code)));
      case 'positions':
        return listed(value.map((code) => nameIn('position', code)));
      case 'steps':
        return value.map((one, index) => `${index + 1}. ${step(one)}`).join('\n');
      default:
        return String(value);
    }
  }

  return { step, part };
}
