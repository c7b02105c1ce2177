import type { Feature } from '../../platform/feature.ts';

export const faqFeature = {
  pages: {
    faq: async () => (await import('./read/FaqPage.tsx')).FaqPage,
    'faq.maintenance': async () => (await import('./maintenance/FaqMaintenancePage.tsx')).FaqMaintenancePage,
    'faq.questions': async () => (await import('./maintenance/QuestionsPage.tsx')).QuestionsPage,
    'faq.edit': async () => (await import('./maintenance/EditEntryPage.tsx')).EditEntryPage,
  },
} as const satisfies Feature;
