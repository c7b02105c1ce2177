import type { FoundBy } from '@madoguchi/contract/approvals/approval.ts';
import { useRecordedName } from '../../../kit/use-recorded-name.ts';
import { useRouteWords } from './words.ts';

/** Why somebody is an approver, in a few words: 「営業部の部署長（1つ上）」. */
export function useFoundBy(): (foundBy: FoundBy) => string {
  const t = useRouteWords();
  const department = useRecordedName('group');
  return ({ by, groupName, levelsUp }) => {
    const how = levelsUp === 0 ? t(`found.${by}`) : t('found.up', { how: t(`found.${by}`), count: levelsUp });
    return groupName === null ? how : t('found.in', { group: department(groupName).text, how });
  };
}
