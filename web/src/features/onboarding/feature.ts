import type { Feature } from '../../platform/feature.ts';

export const onboardingFeature = {
  pages: {
    'onboarding.own': async () => (await import('./own/OwnPapersPage.tsx')).OwnPapersPage,
    'onboarding.personal-data': async () => (await import('./own/PaperFormPage.tsx')).PaperFormPage,
    'onboarding.company-consent': async () => (await import('./own/PaperFormPage.tsx')).PaperFormPage,
    'onboarding.pledge': async () => (await import('./own/PaperFormPage.tsx')).PaperFormPage,
    'onboarding.wage-account': async () => (await import('./own/PaperFormPage.tsx')).PaperFormPage,
    'onboarding.papers': async () => (await import('./all/PapersPage.tsx')).PapersPage,
    'onboarding.paper': async () => (await import('./all/PaperPage.tsx')).PaperPage,
    'onboarding.templates': async () => (await import('./templates/TemplatesPage.tsx')).TemplatesPage,
    'onboarding.template': async () => (await import('./templates/TemplatePage.tsx')).TemplatePage,
  },
} as const satisfies Feature;
