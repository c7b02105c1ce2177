import { showAsDefault } from '../../../platform/frame-settings.ts';
import { usePreference } from '../../../platform/preferences.ts';
import { useFrameSettings } from '../../settings/use-frame-settings.ts';

/** Whether the navbar is folded, and how to keep it otherwise: a setting of the frame, shown at once. */
export function useFolded(): { readonly isFolded: boolean; readonly keepFolded: (folded: boolean) => void } {
  const { save } = usePreference('frame');
  return {
    isFolded: useFrameSettings().layout.config.navbar.folded,
    keepFolded: (folded) => void save(showAsDefault({ layout: { config: { navbar: { folded } } } })),
  };
}
