import { lazy } from 'react';
import { useLanguage } from '../../../platform/words.ts';
import { useShellWords } from '../../words.ts';
import { ToolButton } from '../ToolButton.tsx';
import { languageName } from './language-names.ts';

const LanguageChoices = lazy(async () => ({ default: (await import('./LanguageChoices.tsx')).LanguageChoices }));

/** The language of the screens, named in itself. */
export function LanguageMenu() {
  const t = useShellWords();
  const language = useLanguage();
  const name = languageName(language);
  return (
    <ToolButton
      icon="language"
      label={`${t('language')}: ${name}`}
      word={name}
      lang={language}
      kind="menu"
      opens={LanguageChoices}
    />
  );
}
