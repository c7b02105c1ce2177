import { DocumentPage } from './DocumentPage.tsx';

/** `/apps/electronicTransaction/office-rules` */
export function OfficeRulesPage() {
  return <DocumentPage kind="office-rules" />;
}
