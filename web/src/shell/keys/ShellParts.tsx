import { UnseenFaults } from '../errors/UnseenFaults.tsx';
import { Palette } from '../palette/Palette.tsx';
import { ShellKeys } from './ShellKeys.tsx';

/** What the frame hears, and opens by keys; it comes once the first screen stands. */
export function ShellParts() {
  return (
    <>
      <ShellKeys />
      <Palette />
      <UnseenFaults />
    </>
  );
}
