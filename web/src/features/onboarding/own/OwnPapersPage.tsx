import Card from '@mui/material/Card';
import { AfterHead } from '../../../kit/AfterHead.tsx';
import { PageHeader } from '../../../kit/PageHeader.tsx';
import { useScreenTitle } from '../../../platform/screen-title.ts';
import { useOnboardingWords } from '../words.ts';
import { PaperStrip } from './PaperStrip.tsx';

/** `/pages/onboarding-documents`: one's papers, and where each stands. */
export function OwnPapersPage() {
  const t = useOnboardingWords();
  const title = useScreenTitle()('onboarding.own');
  return (
    <>
      <PageHeader title={title} lead={t('ownLead')} />
      <AfterHead>
        <Card sx={{ p: { xs: 2, sm: 3 }, maxWidth: 720 }}>
          <PaperStrip />
        </Card>
      </AfterHead>
    </>
  );
}
