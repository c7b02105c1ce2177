import { lazy, Suspense, useState } from 'react';
import { loadPalettes } from '../../kit/theme/schemes/palette-store.ts';
import { Waiting } from '../../kit/Waiting.tsx';
import { useObservable } from '../../platform/observable.ts';
import { PanelSheet } from './PanelSheet.tsx';
import { openPanel, type PanelName } from './panel-state.ts';
import { useSettingsWords } from './words.ts';

// Both draw schemes: their colours come along with them.
const PANELS = {
  settings: lazy(async () => {
    const [{ SettingsPanel }] = await Promise.all([import('./SettingsPanel.tsx'), loadPalettes()]);
    return { default: SettingsPanel };
  }),
  schemes: lazy(async () => {
    const [{ SchemesPanel }] = await Promise.all([import('./SchemesPanel.tsx'), loadPalettes()]);
    return { default: SchemesPanel };
  }),
};

/** A sentence and groups of fields; a button with its sentence and tiles. */
const SHAPES = {
  settings: { shape: [40, 24, 36, 36, 36, 24, 36, 36, 36, 24, 36, 36] },
  schemes: { shape: [36, 40], tiles: { count: 10, heightPx: 78 } },
} as const;

/** The two sheets; one at most is open. */
export function Panels() {
  const t = useSettingsWords();
  const open = useObservable(openPanel);
  const [host, setHost] = useState<HTMLElement | null>(null);
  const sheets = (['settings', 'schemes'] satisfies PanelName[]).map((name) => {
    const Panel = PANELS[name];
    return (
      <PanelSheet key={name} host={host} title={t(name)} isOpen={open === name} onClose={() => openPanel.set(null)}>
        <Suspense fallback={<Waiting {...SHAPES[name]} />}>
          <Panel />
        </Suspense>
      </PanelSheet>
    );
  });
  return <div ref={setHost}>{host ? sheets : null}</div>;
}
