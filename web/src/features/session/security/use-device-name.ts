import type { Device } from '@madoguchi/contract/session/device.ts';
import { useSecurityWords } from './words.ts';

/** A device as people call it: Chrome on Windows. */
export function useDeviceName(): (device: Device) => string {
  const t = useSecurityWords();
  return ({ browser, system }) => {
    if (browser !== null && system !== null) return t('device', { browser, system });
    return browser ?? system ?? t('unknownDevice');
  };
}
