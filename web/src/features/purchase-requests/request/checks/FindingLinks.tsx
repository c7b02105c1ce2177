import { purchaseFindingSentence } from '@madoguchi/contract/purchase-requests/finding-sentence.ts';
import type { PurchaseFinding } from '@madoguchi/contract/purchase-requests/model.ts';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useFormContext } from '../../../../kit/form/form-context.ts';
import { Findings } from '../../../../kit/record/Findings.tsx';
import { useLanguage } from '../../../../platform/words.ts';
import { FindingSentence } from '../../read/FindingSentence.tsx';
import { usePurchaseWords } from '../../words.ts';
import { placeOf } from './request-checks.ts';

interface Props {
  readonly findings: readonly PurchaseFinding[];
  /** They stand beside their lines and quotes: of those the place is named, not the sentence once more. */
  readonly isBeside?: boolean;
}

/** Findings in the order of the form; the place of each leads to its field. */
export function FindingLinks({ findings, isBeside = false }: Props) {
  const t = usePurchaseWords();
  const language = useLanguage();
  const { fields } = useFormContext();
  const sentenceOf = ({ field, code, values }: PurchaseFinding) => {
    const place = placeOf(field);
    if (isBeside && place.kind !== 'request') return t(`findings.${place.kind}.beside`, { n: place.index + 1 });
    const sentence = purchaseFindingSentence({ code, values }, language);
    return place.kind === 'request' ? sentence : t(`findings.${place.kind}`, { n: place.index + 1, sentence });
  };
  const goTo = (field: string) => {
    const name = fields.ownerOf(field);
    const id = name === null ? undefined : fields.get(name)?.id;
    if (id !== undefined) document.getElementById(id)?.focus();
  };
  const saidOf = (finding: PurchaseFinding) => {
    if (finding.field === '')
      return (
        <Typography variant="body2">
          <FindingSentence finding={finding} />
        </Typography>
      );
    return (
      <Link
        component="button"
        type="button"
        variant="body2"
        color="inherit"
        onClick={() => goTo(finding.field)}
        sx={{ textAlign: 'start' }}
      >
        {sentenceOf(finding)}
      </Link>
    );
  };
  return (
    <Findings
      findings={findings.map((finding) => {
        const { field, code, severity } = finding;
        return { key: `${field} ${code}`, severity, said: saidOf(finding) };
      })}
    />
  );
}
