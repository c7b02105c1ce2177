import { checkPurchase } from '@madoguchi/contract/purchase-requests/checks.ts';
import { purchaseFindingSentence } from '@madoguchi/contract/purchase-requests/finding-sentence.ts';
import type { PurchaseGround } from '@madoguchi/contract/purchase-requests/model.ts';
import { purchaseTotals } from '@madoguchi/contract/purchase-requests/totals.ts';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { RuleFaults, useFormContext } from '../../../../kit/form/form-context.ts';
import { useSession } from '../../../../platform/session.ts';
import { useLanguage } from '../../../../platform/words.ts';
import { contentOf } from '../form/request-values.ts';
import { isFieldFault, RequestChecksContext } from './request-checks.ts';

interface Props {
  readonly ground: PurchaseGround;
  /** The request itself, where it is stored already. */
  readonly id: string | null;
  /** Shows missing fields too, and not only warnings and hints. */
  readonly tellsMissing: boolean;
  readonly children: ReactNode;
}

/** Totals and findings of what stands in the form, a moment behind what is typed. */
export function ChecksOfForm({ ground, id, tellsMissing, children }: Props) {
  const { today } = useSession();
  const language = useLanguage();
  const { form } = useFormContext();
  const values = useDeferredValue(useWatch({ control: form.control }));
  const checks = useMemo(() => {
    const content = contentOf(values);
    const findings = checkPurchase(content, ground, today, { id });
    return {
      content,
      totals: purchaseTotals(content),
      findings: findings.filter(({ severity }) => tellsMissing || severity !== 'error'),
    };
  }, [values, ground, today, id, tellsMissing]);
  const { findings } = checks;
  const ruleFault = useMemo(() => {
    const wrong = findings.filter(isFieldFault);
    const said = wrong.map((finding) => [finding.field, purchaseFindingSentence(finding, language)] as const);
    const faults: ReadonlyMap<string, string> = new Map(said);
    return (name: string) => faults.get(name);
  }, [findings, language]);
  return (
    <RequestChecksContext value={checks}>
      <RuleFaults value={ruleFault}>{children}</RuleFaults>
    </RequestChecksContext>
  );
}
