import type { Feature } from '../../platform/feature.ts';

export const scrumboardFeature = {
  pages: {
    scrumboard: async () => (await import('./boards/BoardsPage.tsx')).BoardsPage,
    'scrumboard.boards': async () => (await import('./boards/BoardsPage.tsx')).BoardsPage,
    'scrumboard.cards': async () => (await import('./boards/MyCardsPage.tsx')).MyCardsPage,
    'scrumboard.board': async () => (await import('./board/BoardPage.tsx')).BoardPage,
  },
} as const satisfies Feature;
