import { purchaseFindingSentence } from '@madoguchi/contract/purchase-requests/finding-sentence.ts';
import type { PurchaseFinding } from '@madoguchi/contract/purchase-requests/model.ts';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useFormContext } from '../../../../kit/form/form-context.ts';
import { Icon } from '../../../../kit/Icon.tsx';
import { useLanguage } from '../../../../platform/words.ts';
import { usePurchaseWords } from '../../words.ts';
import { FINDING_LOOKS } from './FindingNote.tsx';
import { placeOf } from './request-checks.ts';

/** Findings in the order of the form; the place of each leads to its field. */
export function FindingLinks({ findings }: { readonly findings: readonly PurchaseFinding[] }) {
  const t = usePurchaseWords();
  const language = useLanguage();
  const { fields } = useFormContext();
  const sentenceOf = ({ field, code, values }: PurchaseFinding) => {
    const place = placeOf(field);
    const sentence = purchaseFindingSentence({ code, values }, language);
    return place.kind === 'request' ? sentence : t(`findings.${place.kind}`, { n: place.index + 1, sentence });
  };
  const goTo = (field: string) => {
    const name = fields.ownerOf(field);
    const id = name === null ? undefined : fields.get(name)?.id;
    if (id !== undefined) document.getElementById(id)?.focus();
  };
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {findings.map((finding) => {
        const { field, code, severity } = finding;
        const { icon, colour } = FINDING_LOOKS[severity];
        return (
          <Box
            component="li"
            key={`${field} ${code}`}
            sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', py: 0.5 }}
          >
            <Box sx={{ color: colour, display: 'flex', pt: 0.25 }}>
              <Icon name={icon} size={16} label={t(`finding.${severity}`)} />
            </Box>
            {field === '' ? (
              <Typography variant="body2">{sentenceOf(finding)}</Typography>
            ) : (
              <Link
                component="button"
                type="button"
                variant="body2"
                color="inherit"
                onClick={() => goTo(field)}
                sx={{ textAlign: 'left' }}
              >
                {sentenceOf(finding)}
              </Link>
            )}
          </Box>
        );
      })}
    </Box>
  );
}
