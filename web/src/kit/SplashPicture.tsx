import type { ReactNode } from 'react';
import { Mark } from './Mark.tsx';

/** The splash as index.html draws it before any script has run, so that nothing moves when this takes over. */
export function SplashPicture({ children }: { readonly children: ReactNode }) {
  return (
    <div className="splash">
      <span className="splash-mark">
        <Mark size={64} />
      </span>
      {children}
    </div>
  );
}
