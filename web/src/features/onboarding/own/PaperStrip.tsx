import { PAPER_KIND_NAMES, PAPER_KINDS, type PaperKind } from '@madoguchi/contract/onboarding/kinds.ts';
import { listOwnPapers } from '@madoguchi/contract/onboarding/operations.ts';
import { PERSONS_TURN } from '@madoguchi/contract/onboarding/rules.ts';
import type { ScreenId } from '@madoguchi/contract/screens.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from '@tanstack/react-router';
import { ErrorBand } from '../../../kit/ErrorBand.tsx';
import { formatDay } from '../../../platform/formats.ts';
import { useRead } from '../../../platform/query.ts';
import { screenPath } from '../../../platform/screen-path.ts';
import { useLanguage } from '../../../platform/words.ts';
import { PaperStatusChip } from '../PaperStatusChip.tsx';
import { useOnboardingWords } from '../words.ts';

const FORMS = {
  'personal-information-agreement': 'onboarding.personal-data',
  'company-consent': 'onboarding.company-consent',
  pledge: 'onboarding.pledge',
  'wage-transfer-account-application': 'onboarding.wage-account',
} as const satisfies Readonly<Record<PaperKind, ScreenId>>;

/** The papers with their states, each the way to its form; the one that is open is named so. */
export function PaperStrip({ current }: { readonly current?: PaperKind }) {
  const t = useOnboardingWords();
  const language = useLanguage();
  const { data, error, refetch } = useRead(listOwnPapers, {});
  if (error) return <ErrorBand error={error} onRetry={() => void refetch()} />;
  const isBeside = current !== undefined;
  return (
    <Box
      component="nav"
      aria-label={t('ownPapers')}
      aria-busy={data === undefined}
      sx={{
        display: 'grid',
        gap: 1.5,
        ...(isBeside && { gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(4, minmax(0, 1fr))' } }),
      }}
    >
      {PAPER_KINDS.map((kind) => {
        const paper = data?.papers.find(({ paperKind }) => paperKind === kind);
        return (
          <Box key={kind} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <Link to={screenPath(FORMS[kind])} {...(kind === current ? { 'aria-current': 'page' as const } : {})}>
              {PAPER_KIND_NAMES[kind][language]}
            </Link>
            {paper === undefined ? null : <PaperStatusChip status={paper.status} />}
            {paper?.dueOn && paper.status !== 'none' && PERSONS_TURN.includes(paper.status) ? (
              <Typography variant="caption">{t('dueOn', { day: formatDay(paper.dueOn, language) })}</Typography>
            ) : null}
          </Box>
        );
      })}
    </Box>
  );
}
