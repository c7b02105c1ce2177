// Where the styles of the page go. From right to left they are mirrored: the library's own say left and right.
import createCache, { type EmotionCache } from '@emotion/cache';
import { settled } from '@madoguchi/contract/preferences/frame-fields.ts';
import { useEffect, useState } from 'react';
import { frameCopies } from '../../platform/frame-settings.ts';
import { logFault } from '../../platform/log.ts';
import { useObservable } from '../../platform/observable.ts';
import { styleNonce } from '../../platform/style-nonce.ts';
import { prefixed } from './prefixed.ts';

const nonce = styleNonce();
const ofPage = nonce === undefined ? {} : { nonce };
const usual = createCache({ key: 'css', stylisPlugins: [prefixed], ...ofPage });

/** The cache of styles as the page reads; the mirroring comes when somebody first wants it, and stays for the page. */
export function useStyleCache(): { readonly cache: EmotionCache; readonly isMirrored: boolean } {
  const { current } = useObservable(frameCopies);
  const isRtl = settled(current).direction === 'rtl';
  const [mirrored, setMirrored] = useState<EmotionCache | null>(null);
  useEffect(() => {
    if (!isRtl || mirrored !== null) return;
    import('@mui/stylis-plugin-rtl').then(
      ({ default: mirroring }) =>
        setMirrored(createCache({ key: 'rtl', stylisPlugins: [prefixed, mirroring], ...ofPage })),
      (error: unknown) => logFault('The mirroring of styles could not be loaded', error),
    );
  }, [isRtl, mirrored]);
  return isRtl && mirrored !== null ? { cache: mirrored, isMirrored: true } : { cache: usual, isMirrored: false };
}
