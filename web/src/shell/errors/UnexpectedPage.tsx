import { useNavigate } from '@tanstack/react-router';
import { screenPath } from '../../platform/screen-path.ts';
import { UnexpectedFailure } from './UnexpectedFailure.tsx';

/** error-500 by its own address (S2-19). */
export function UnexpectedPage() {
  const navigate = useNavigate();
  return <UnexpectedFailure reference="" onRetry={() => void navigate({ to: screenPath('information') })} />;
}
