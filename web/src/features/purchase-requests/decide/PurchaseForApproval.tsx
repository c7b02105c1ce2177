interface PurchaseForApprovalProps {
  readonly subjectId: string;
}

/** A purchase request as its approver looks at it. */
export function PurchaseForApproval({ subjectId }: PurchaseForApprovalProps) {
  return <section data-request={subjectId} />;
}
