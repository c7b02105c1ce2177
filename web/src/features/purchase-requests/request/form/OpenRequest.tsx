import type { PurchaseGround, PurchaseRequest } from '@madoguchi/contract/purchase-requests/model.ts';
import { type ReactNode, useState } from 'react';
import { ChangeRequest } from './ChangeRequest.tsx';

interface Props {
  readonly request: PurchaseRequest;
  readonly ground: PurchaseGround;
  readonly aside: ReactNode;
}

/**
 * The form of a stored request. What it saved itself stands in it already; a newer version of another tab opens anew as
 * long as nothing is unsaved here, and is compared at the next saving else.
 */
export function OpenRequest({ request, ground, aside }: Props) {
  const [opened, setOpened] = useState(request);
  const [known, setKnown] = useState(request.version);
  const [isUnsaved, setUnsaved] = useState(false);
  if (request.version > known && !isUnsaved) {
    setKnown(request.version);
    setOpened(request);
  }
  return (
    <ChangeRequest
      key={opened.version}
      request={opened}
      ground={ground}
      aside={aside}
      onSaved={setKnown}
      onUnsaved={setUnsaved}
    />
  );
}
