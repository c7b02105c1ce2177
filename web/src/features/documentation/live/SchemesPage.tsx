import { lazy } from 'react';
import { loadPalettes } from '../../../kit/theme/schemes/palette-store.ts';
import { Lead, useLiveWords } from './Lead.tsx';

const SchemesPanel = lazy(async () => {
  const [{ SchemesPanel: Panel }] = await Promise.all([
    import('../../../shell/settings/SchemesPanel.tsx'),
    loadPalettes(),
  ]);
  return { default: Panel };
});

/** Every colour scheme as a tile that chooses it, with the contrasts that it has. */
export function SchemesPage() {
  const t = useLiveWords();
  return (
    <>
      <Lead>{t('schemes')}</Lead>
      <SchemesPanel hasFigures />
    </>
  );
}
