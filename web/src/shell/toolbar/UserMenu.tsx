import { lazy } from 'react';
import { PersonPicture } from '../../kit/PersonPicture.tsx';
import { useSession } from '../../platform/session.ts';
import { useShellWords } from '../words.ts';
import { ToolButton } from './ToolButton.tsx';

const UserChoices = lazy(async () => ({ default: (await import('./UserChoices.tsx')).UserChoices }));

/** Who is at the counter; opens to what they can do about it (S6-03). */
export function UserMenu() {
  const t = useShellWords();
  const { user } = useSession();
  const name = user?.data.displayName ?? t('guest');
  return (
    <ToolButton
      icon={<PersonPicture name={name} photo={user?.data.photoURL ?? null} size={24} />}
      label={t('userMenu', { name })}
      word={name}
      kind="menu"
      opens={UserChoices}
    />
  );
}
