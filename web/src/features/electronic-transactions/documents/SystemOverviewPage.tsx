import { DocumentPage } from './DocumentPage.tsx';

/** `/apps/electronicTransaction/system-overview` */
export function SystemOverviewPage() {
  return <DocumentPage kind="system-overview" />;
}
