// The screens of purchase requests. A part of the table of screens, in its order.
import type { Screen } from './screen.ts';

export const PURCHASE_SCREENS = [
  {
    // `?copy=` begins with what another request asked for.
    id: 'purchase-requests.new',
    path: '/apps/purchase-request/new',
    title: 'screens.purchaseRequestsNew',
    access: 'staff',
    uses: [
      'purchase-requests.show-ground',
      'purchase-requests.preview-route',
      'purchase-requests.show',
      'purchase-requests.create',
      'purchase-requests.submit',
      'attachments.add',
      'attachments.fetch',
      'master-data.holidays',
      'live.listen',
    ],
  },
  {
    id: 'purchase-requests.show',
    path: '/apps/purchase-request/:purchaseRequestId',
    title: 'screens.purchaseRequestsShow',
    access: 'staff',
    uses: [
      'purchase-requests.show',
      'purchase-requests.show-ground',
      'purchase-requests.preview-route',
      'purchase-requests.save',
      'purchase-requests.submit',
      'purchase-requests.withdraw',
      'purchase-requests.cancel',
      'purchase-requests.order',
      'purchase-requests.receive',
      'purchase-requests.note-invoice',
      'purchase-requests.close',
      'approvals.show',
      'attachments.add',
      'attachments.fetch',
      'master-data.holidays',
      'live.listen',
    ],
  },
] as const satisfies readonly Screen[];
