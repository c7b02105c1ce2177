import { type ApprovalDomain, DOMAINS } from '@madoguchi/contract/approvals/domains.ts';
import type { ActedApproval, ApprovalView } from '@madoguchi/contract/approvals/model.ts';
import { showApproval } from '@madoguchi/contract/approvals/operations.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { type ComponentType, type Ref, Suspense, useState } from 'react';
import { useDepartmentName } from '../../../../kit/departments/use-department-name.ts';
import { ErrorBand } from '../../../../kit/ErrorBand.tsx';
import { Icon } from '../../../../kit/Icon.tsx';
import { RecordPane } from '../../../../kit/list/pane/RecordPane.tsx';
import { useRead } from '../../../../platform/query.ts';
import { useLanguage } from '../../../../platform/words.ts';
import { ClaimForApproval } from '../../../expense-claims/public.ts';
import { PurchaseForApproval, PurchaseSuppliers } from '../../../purchase-requests/public.ts';
import { ReservationForApproval } from '../../../reservations/public.ts';
import { writtenAmount } from '../../amount.ts';
import { DecisionBar } from '../../decide/bar/DecisionBar.tsx';
import { NewsBand } from '../../decide/NewsBand.tsx';
import type { DecisionAct } from '../../decide/offered-choices.ts';
import { useDecisionNote } from '../../decide/use-decision-note.ts';
import { useDecisions } from '../../decide/use-decisions.tsx';
import { ActHistory } from '../../route/history/ActHistory.tsx';
import { RouteProgress } from '../../route/progress/RouteProgress.tsx';
import { RouteSkeleton } from '../../route/RouteSkeleton.tsx';
import { useInboxWords } from '../words.ts';

// The panes that show a request to an approver, by its domain; each is loaded when one of its kind is opened.
interface SubjectPaneProps {
  /** The claim's id, say. */
  readonly subjectId: string;
  /** Parameters of the domain's screen: the reservation that is asked for. */
  readonly about: string;
  /** Called once it is read, or known that it cannot be. */
  readonly onRead: () => void;
}

const SUBJECT_PANES: Readonly<Record<ApprovalDomain, ComponentType<SubjectPaneProps>>> = {
  'travel-expenses': ClaimForApproval,
  'purchase-requests': PurchaseForApproval,
  reservations: ReservationForApproval,
};

/** The facts beside amount and requester in the bar, for a domain with more that a decision is never made without. */
const BESIDE_AMOUNT: Readonly<Partial<Record<ApprovalDomain, ComponentType<Pick<SubjectPaneProps, 'subjectId'>>>>> = {
  'purchase-requests': PurchaseSuppliers,
};

interface Props {
  readonly approvalId: string;
  /** Names the way back to the list beside it. */
  readonly back: string;
  /** True when it stands alone, in the place of the list. */
  readonly isPage: boolean;
  /** Answers, once, whether the request's heading shall take the focus. */
  readonly takeFocus: (approvalId: string) => boolean;
  readonly onClose: () => void;
  readonly onActed: (acted: ActedApproval, act: DecisionAct, approval: ApprovalView) => void;
}

/** The open request: beside the list, or on a narrow screen in its place. */
export function RequestPane({ approvalId, back, isPage, takeFocus, onClose, onActed }: Props) {
  const t = useInboxWords();
  const read = useRead(showApproval, { id: approvalId });
  return (
    <RecordPane
      {...{ id: approvalId, read, takeFocus, onClose }}
      label={t('pane.label')}
      gone={{ icon: 'check', text: t('pane.gone'), back }}
      skeleton={
        <Box sx={{ p: 2 }}>
          <RouteSkeleton />
        </Box>
      }
    >
      {(approval, heading) => (
        <Request
          key={approval.id}
          approval={approval}
          back={back}
          isPage={isPage}
          headingRef={heading}
          onClose={onClose}
          onActed={onActed}
        />
      )}
    </RecordPane>
  );
}

interface RequestProps {
  readonly approval: ApprovalView;
  readonly back: string;
  readonly isPage: boolean;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly onClose: () => void;
  readonly onActed: (acted: ActedApproval, act: DecisionAct, approval: ApprovalView) => void;
}

/** A request to decide on. Render it with the approval's id as key: what was typed and seen belongs to one request. */
function Request({ approval, back, isPage, headingRef, onClose, onActed }: RequestProps) {
  const [seenVersion, setSeenVersion] = useState(approval.version);
  const news = approval.version > seenVersion ? (approval.acts.at(-1) ?? null) : null;
  const [isRead, setRead] = useState(false);
  const { choices, refusal, dialog } = useDecisions(approval, isRead, (acted, act) => {
    setSeenVersion(acted.version);
    onActed(acted, act, approval);
  });
  const note = useDecisionNote(approval);
  const Subject = SUBJECT_PANES[approval.domain];
  const Beside = BESIDE_AMOUNT[approval.domain];
  return (
    <>
      <Box sx={{ flex: 1, overflow: 'auto', p: 2, display: 'flex', flexDirection: 'column', gap: 3 }} tabIndex={0}>
        <div>
          <RequestHead approval={approval} back={back} isPage={isPage} headingRef={headingRef} onClose={onClose} />
          <NewsBand news={news} />
        </div>
        {refusal && news === null && <ErrorBand error={refusal} />}
        <Suspense fallback={<RouteSkeleton />}>
          <Subject subjectId={approval.subjectId} about={approval.about} onRead={() => setRead(true)} />
        </Suspense>
        <RouteProgress approval={approval} />
        <ActHistory approval={approval} />
      </Box>
      <DecisionBar
        amount={DOMAINS[approval.domain].hasAmount ? approval.amount : null}
        requesterName={approval.requesterName}
        beside={
          Beside && (
            <Suspense fallback={null}>
              <Beside subjectId={approval.subjectId} />
            </Suspense>
          )
        }
        note={note}
        choices={choices}
      />
      {dialog}
    </>
  );
}

interface RequestHeadProps {
  readonly approval: ApprovalView;
  /** Alone on the screen it leads back to the list; beside the list it is closed. */
  readonly back: string;
  readonly isPage: boolean;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly onClose: () => void;
}

/** The subject, requester and amount of a request, whatever its kind. */
function RequestHead({ approval, back, isPage, headingRef, onClose }: RequestHeadProps) {
  const t = useInboxWords();
  const language = useLanguage();
  const departmentName = useDepartmentName();
  const { number, domain, requesterName, requesterNumber, departmentCode, onBehalfOf } = approval;
  const title = language === 'en' && approval.titleEn !== '' ? approval.titleEn : approval.title;
  const facts = [number, DOMAINS[domain].name[language], departmentName(departmentCode), requesterNumber];
  return (
    <Box component="header" sx={{ display: 'grid', gap: 1 }}>
      {isPage && (
        <Button
          startIcon={<Icon name="chevronLeft" />}
          onClick={onClose}
          sx={{ marginInlineStart: -2, justifySelf: 'start' }}
        >
          {back}
        </Button>
      )}
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h2" ref={headingRef} tabIndex={-1}>
            {t('pane.heading', { name: requesterName, title })}
          </Typography>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 0.5 }}>
            {facts.join('　')}
          </Typography>
        </Box>
        <Typography variant="h2" component="p" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
          {writtenAmount(approval)}
        </Typography>
        {!isPage && (
          <Tooltip title={t('pane.close')}>
            <IconButton aria-label={t('pane.close')} onClick={onClose}>
              <Icon name="close" />
            </IconButton>
          </Tooltip>
        )}
      </Box>
      {onBehalfOf !== null && (
        <Typography variant="body2" component="p" sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          <Icon name="people" size={16} />
          {t('row.for', { name: onBehalfOf })}
        </Typography>
      )}
    </Box>
  );
}
