import type { Screen } from '../screen.ts';

// The source has the whole documentation for system people (S2-27). Their menu alone leads here, and so does the help of every
// screen for whoever is signed in; what system people alone read lies below a path of its own.
export const DOCUMENTATION_SCREENS = [
  {
    // `?screen=` leads on to what the manual says of that screen.
    id: 'documentation',
    path: '/documentation',
    title: { ja: 'マニュアル', en: 'Manual' },
    access: 'signed-in',
    menu: { group: 'tools', icon: 'manual', reading: '', shownTo: 'system' },
    uses: [],
  },
  {
    // `#v1.2.0` is the address of a version.
    id: 'documentation.release-notes',
    path: '/documentation/release-notes',
    title: { ja: 'リリースノート', en: 'Release notes' },
    access: 'signed-in',
    uses: ['preferences.save'],
  },
  {
    id: 'documentation.page',
    path: '/documentation/:manualPage',
    title: { ja: 'マニュアルのページ', en: 'Page of the manual' },
    head: { made: true },
    access: 'signed-in',
    uses: ['preferences.save'],
  },
  {
    id: 'documentation.system',
    path: '/documentation/system/:systemPage',
    title: { ja: 'システム管理のマニュアル', en: 'Manual for system administrators' },
    head: { made: true },
    access: 'system',
    // The holidays are those of the calendar in the samples.
    uses: ['system.openapi', 'master-data.holidays'],
  },
] as const satisfies readonly Screen[];
