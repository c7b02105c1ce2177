import type { MaintainedRoute } from '@madoguchi/contract/approval-routes/model.ts';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ReasonedButton } from '../../../kit/ReasonedButton.tsx';
import { useApprovalRouteWords } from '../words.ts';
import { DiscardDialog } from './DiscardDialog.tsx';
import { EndDialog } from './EndDialog.tsx';
import { PublishDialog } from './PublishDialog.tsx';

interface Props {
  readonly route: MaintainedRoute;
  /** What is shown in the form is not what would be published. */
  readonly isUnsaved: boolean;
}

/** Publishes or drops the draft, ends the route: each reaches others or cannot be had back, and is asked about first. */
export function RouteActions({ route, isUnsaved }: Props) {
  const t = useApprovalRouteWords();
  const [asked, setAsked] = useState<'publish' | 'discard' | 'end' | null>(null);
  const { draft, phase } = route;
  const dismiss = () => setAsked(null);
  return (
    <>
      {phase === 'active' || phase === 'scheduled' ? (
        <Button variant="outlined" color="error" onClick={() => setAsked('end')}>
          {t('end')}
        </Button>
      ) : null}
      {draft === null ? null : (
        <>
          <Button variant="outlined" onClick={() => setAsked('discard')}>
            {t('discard')}
          </Button>
          <ReasonedButton
            variant="outlined"
            reason={isUnsaved ? t('unsaved') : null}
            onClick={() => setAsked('publish')}
          >
            {t('publish')}
          </ReasonedButton>
        </>
      )}
      {asked === 'publish' && draft ? <PublishDialog route={route} draft={draft} onDismiss={dismiss} /> : null}
      {asked === 'discard' ? <DiscardDialog route={route} onDismiss={dismiss} /> : null}
      {asked === 'end' ? <EndDialog route={route} onDismiss={dismiss} /> : null}
    </>
  );
}
