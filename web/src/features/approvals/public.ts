// What other features show of approvals: the route before submitting, and how it went on after.
export { ApprovalTimeline } from './route/ApprovalTimeline.tsx';
export { RoutePreview } from './route/RoutePreview.tsx';
