import type { Feature } from '../../platform/feature.ts';

export const academyFeature = {
  pages: {
    academy: async () => (await import('./courses/CoursesPage.tsx')).CoursesPage,
    'academy.courses': async () => (await import('./courses/CoursesPage.tsx')).CoursesPage,
    'academy.course': async () => (await import('./take/CoursePage.tsx')).CoursePage,
    'academy.maintenance': async () => (await import('./maintenance/CourseListPage.tsx')).CourseListPage,
    'academy.edit': async () => (await import('./maintenance/EditCoursePage.tsx')).EditCoursePage,
    'academy.assignments': async () => (await import('./maintenance/AssignmentsPage.tsx')).AssignmentsPage,
    'academy.report': async () => (await import('./maintenance/ReportPage.tsx')).ReportPage,
  },
} as const satisfies Feature;
