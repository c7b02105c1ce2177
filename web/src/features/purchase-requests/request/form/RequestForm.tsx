import { blockers } from '@madoguchi/contract/purchase-requests/checks.ts';
import type { PurchaseGround } from '@madoguchi/contract/purchase-requests/model.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { BlockedBand } from '../../../../kit/BlockedBand.tsx';
import { FormBar } from '../../../../kit/form/FormBar.tsx';
import { OperationForm } from '../../../../kit/form/OperationForm.tsx';
import { SubmitButton } from '../../../../kit/form/SubmitButton.tsx';
import type { OperationFormState } from '../../../../kit/form/use-operation-form.ts';
import { useFormWords } from '../../../../kit/form/words.ts';
import { STUCK } from '../../../../kit/theme/tokens.ts';
import { formatYen } from '../../../../platform/formats.ts';
import { useKeys } from '../../../../platform/keys/use-keys.ts';
import { usePurchaseWords } from '../../words.ts';
import { ChecksOfForm } from '../checks/ChecksOfForm.tsx';
import { FindingLinks } from '../checks/FindingLinks.tsx';
import { FoldedChecks } from '../checks/FoldedChecks.tsx';
import { FormChecks } from '../checks/FormChecks.tsx';
import { useRequestChecks } from '../checks/request-checks.ts';
import { SubmitRequestDialog } from '../SubmitRequestDialog.tsx';
import type { Stored, Submission } from '../use-submission.ts';
import { RequestFields } from './RequestFields.tsx';
import { contentOf } from './request-values.ts';

const COLUMNS = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
  alignItems: 'start',
};
const BESIDE = { display: 'grid', gap: 2, minWidth: 0, position: 'sticky', top: `calc(${STUCK.top} + 16px)` } as const;

interface Props {
  readonly form: OperationFormState;
  readonly ground: PurchaseGround;
  readonly submission: Submission;
  readonly stored: Stored | null;
  readonly label: string;
  readonly saveLabel: string;
  /** Read-only content before and after the fields, such as the history. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
}

/** The form of a request: fields, what the rules say of them, and the two ways on. Ctrl+S saves, Ctrl+Enter submits. */
export function RequestForm({ form, ground, submission, stored, label, saveLabel, before, after }: Props) {
  const t = usePurchaseWords();
  const tForm = useFormWords();
  const { stage } = submission;
  const isNarrow = useMediaQuery('(max-width: 1279.95px)', { noSsr: true });
  const begin = () => submission.begin(form);
  useKeys(tForm('keys'), [{ keys: 'mod+s', label: saveLabel, run: () => void form.submit() }]);
  return (
    <OperationForm form={form} label={label} marks="optional" submitKey={{ label: t('submit'), run: begin }}>
      <ChecksOfForm ground={ground} id={stored?.id ?? null} tellsMissing={stage?.kind === 'blocked'}>
        <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
          {stage?.kind === 'blocked' ? <BlockedFindings attempt={stage.attempt} /> : null}
          <Box sx={COLUMNS}>
            <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
              {before}
              {isNarrow ? (
                <FoldedChecks>
                  <FormChecks />
                </FoldedChecks>
              ) : null}
              <RequestFields ground={ground} />
              {after}
            </Box>
            {isNarrow ? null : (
              <Box sx={BESIDE}>
                <FormChecks />
              </Box>
            )}
          </Box>
          <FormBar>
            <TotalInBar />
            <SubmitButton variant="outlined">{saveLabel}</SubmitButton>
            <Button variant="contained" onClick={begin}>
              {t('submit')}
            </Button>
          </FormBar>
        </Box>
      </ChecksOfForm>
      {stage?.kind === 'asks' && form.conflict === null ? (
        <SubmitRequestDialog
          content={contentOf(form.form.getValues())}
          findings={stage.findings}
          isBusy={submission.isBusy}
          onConfirm={() => void submission.confirm(form, stored)}
          onDismiss={submission.dismiss}
        />
      ) : null}
    </OperationForm>
  );
}

/** The total beside the buttons: in view however long the form is. */
function TotalInBar() {
  const t = usePurchaseWords();
  const { totals } = useRequestChecks();
  return (
    <Typography
      variant="subtitle2"
      component="p"
      sx={{ width: { xs: '100%', sm: 'auto' }, mr: 'auto', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
    >
      {t('totals.bar', { total: formatYen(totals.gross) })}
    </Typography>
  );
}

/** The findings that block submission, each with a link to its field. */
function BlockedFindings({ attempt }: { readonly attempt: number }) {
  const t = usePurchaseWords();
  const inTheWay = blockers(useRequestChecks().findings);
  if (inTheWay.length === 0) return null;
  return (
    <BlockedBand attempt={attempt} title={t('blocked.title', { count: inTheWay.length })}>
      <FindingLinks findings={inTheWay} />
    </BlockedBand>
  );
}
