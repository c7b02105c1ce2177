// The settings of the frame as they stand on this page.
import { type FrameSettings, merged, settled } from '@madoguchi/contract/preferences/frame-fields.ts';
import { useMemo } from 'react';
import { usePreference } from '../platform/preferences.ts';

export function useFrameSettings(): FrameSettings {
  const { value } = usePreference('frame');
  return useMemo(() => settled(value), [value]);
}

export function useKeepFolded(): (folded: boolean) => void {
  const { value, save } = usePreference('frame');
  return (folded) => void save(merged(value, { layout: { config: { navbar: { folded } } } }));
}
