import { useReference } from '../../platform/faults/use-reference.ts';
import { FaultReference } from './FaultReference.tsx';
import { NearbyPlaces } from './NearbyPlaces.tsx';
import { ReportFault } from './report/ReportFault.tsx';
import { ServiceStatus } from './ServiceStatus.tsx';

/** Below what failed: its number, how the service stands, the way to tell somebody, and ways on. */
export function FaultHelp({ error }: { readonly error: unknown }) {
  const reference = useReference(error);
  return (
    <>
      <FaultReference reference={reference} />
      <ServiceStatus />
      {reference.isSettled ? <ReportFault reference={reference.value} /> : null}
      <NearbyPlaces />
    </>
  );
}
