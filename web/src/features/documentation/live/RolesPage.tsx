import { HELD_ROLES, rolesThatMay } from '@madoguchi/contract/access.ts';
import { SCREENS } from '@madoguchi/contract/screens.ts';
import { useSession } from '../../../platform/session.ts';
import { useLanguage } from '../../../platform/words.ts';
import { useToolWords } from '../../../shell/toolbar/words.ts';
import { Lead, useLiveWords } from './Lead.tsx';
import { Table } from './Table.tsx';

/** Which role may open which screen, from the table of screens and the rule that their guard asks. */
export function RolesPage() {
  const t = useLiveWords();
  const tool = useToolWords();
  const language = useLanguage();
  const { tools } = useSession();
  const roles = ['guest', ...HELD_ROLES] as const;
  const nameOf = (role: (typeof roles)[number]) => (role === 'guest' ? t('guest') : tool(`role.${role}`));
  return (
    <>
      <Lead>{t('roles')}</Lead>
      <Table label={t('screen')} heads={[t('screen'), t('address'), ...roles.map(nameOf)]}>
        {SCREENS.map(({ id, title, path, access }) => {
          const may = rolesThatMay(access, tools);
          return (
            <tr key={id}>
              <th scope="row">{title[language]}</th>
              <td>
                <code>{path}</code>
              </td>
              {roles.map((role) => (
                <td key={role} className="centred">
                  {may.includes(role) ? t('may') : t('mayNot')}
                </td>
              ))}
            </tr>
          );
        })}
      </Table>
    </>
  );
}
