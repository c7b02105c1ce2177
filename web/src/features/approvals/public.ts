// The parts of approvals that other features show: the route before submitting, its progress after, and the decision itself.
import { lazy } from 'react';

export type { BarChoice } from './decide/bar/bar-choice.ts';
export { DecisionBar } from './decide/bar/DecisionBar.tsx';
export { NewsBand } from './decide/NewsBand.tsx';
export { SubmissionComment } from './decide/SubmissionComment.tsx';
export { useDecisionNote } from './decide/use-decision-note.ts';
export { useDecisions } from './decide/use-decisions.tsx';
export { useLookedAt } from './decide/use-looked-at.ts';
export { OpenApproval } from './inbox/request/OpenApproval.tsx';
export { ApprovalTimeline } from './route/ApprovalTimeline.tsx';
export { PlannedRoute } from './route/PlannedRoute.tsx';
export { PlanRefusal } from './route/PlanRefusal.tsx';
export { Rail } from './route/Rail.tsx';
export { RailItem } from './route/RailItem.tsx';
export { RoutePreview } from './route/RoutePreview.tsx';
export { WhoseTurn } from './route/WhoseTurn.tsx';

/** How a record's approval goes its way, with the decision; loaded where one is shown. */
export const ApprovalWithDecision = lazy(async () => ({
  default: (await import('./decide/ApprovalWithDecision.tsx')).ApprovalWithDecision,
}));
