import type { Feature } from '../../platform/feature.ts';

export const todosFeature = {
  pages: {
    'to-dos': async () => (await import('./TodosPage.tsx')).TodosPage,
    'to-dos.folder': async () => (await import('./TodosPage.tsx')).TodosPage,
    'to-dos.label': async () => (await import('./TodosPage.tsx')).TodosPage,
    'to-dos.filter': async () => (await import('./TodosPage.tsx')).TodosPage,
  },
} as const satisfies Feature;
