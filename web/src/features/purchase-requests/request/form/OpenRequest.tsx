import type { PurchaseGround, PurchaseRequest } from '@madoguchi/contract/purchase-requests/model.ts';
import { type ReactNode, useState } from 'react';
import { ReturnedBand } from '../view/ReturnedBand.tsx';
import { ChangeRequest } from './ChangeRequest.tsx';

interface Props {
  readonly request: PurchaseRequest;
  readonly ground: PurchaseGround;
  readonly history: ReactNode;
}

/**
 * The form of a stored request. What it saved itself stands in it already; a newer version of another tab opens anew as
 * long as nothing is unsaved here, and is compared at the next saving else.
 */
export function OpenRequest({ request, ground, history }: Props) {
  const [opened, setOpened] = useState(request);
  const [known, setKnown] = useState(request.version);
  const [isHeld, setHeld] = useState(false);
  if (request.version > known && !isHeld) {
    setKnown(request.version);
    setOpened(request);
  }
  return (
    <ChangeRequest
      key={opened.version}
      request={opened}
      ground={ground}
      before={<ReturnedBand request={request} />}
      after={history}
      onSaved={setKnown}
      onHeld={setHeld}
    />
  );
}
